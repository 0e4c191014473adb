import {
  UnsubscribePage,
  type UnsubscribeStep,
} from "#app/funnels/shared/screens/unsubscribe-page.tsx";
import { leaving } from "../content/texts.ts";

export const LeaveListPage = ({ step }: { step: UnsubscribeStep }) => (
  <UnsubscribePage step={step} accent="ember" words={leaving} />
);
