import {
  UnsubscribePage,
  type UnsubscribeStep,
} from "#app/funnels/shared/screens/unsubscribe-page.tsx";
import { stopDailyMails } from "../content/daily-mails.ts";

export const StopDaysPage = ({ step }: { step: UnsubscribeStep }) => (
  <UnsubscribePage step={step} accent="lagoon" words={stopDailyMails} />
);
