import {
  UnsubscribePage,
  type UnsubscribeStep,
} from "#app/funnels/shared/screens/unsubscribe-page.tsx";
import { stopResults } from "../content/mails.ts";

/** `/unsubscribe` for the mail with the quiz's result. */
export const StopResultsPage = ({ step }: { step: UnsubscribeStep }) => (
  <UnsubscribePage step={step} accent="rose" words={stopResults} />
);
