import {
  UnsubscribePage,
  type UnsubscribeStep,
} from "#app/funnels/shared/screens/unsubscribe-page.tsx";
import { stopPlanMails } from "../content/plan-mails.ts";

type StopPlanPageProps = { series: keyof typeof stopPlanMails; step: UnsubscribeStep };

export const StopPlanPage = ({ series, step }: StopPlanPageProps) => (
  <UnsubscribePage step={step} accent="lagoon" words={stopPlanMails[series]} />
);
