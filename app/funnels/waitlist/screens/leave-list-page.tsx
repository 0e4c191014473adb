import {
  UnsubscribePage,
  type UnsubscribeStep,
} from "#app/funnels/shared/screens/unsubscribe-page.tsx";
import { leaving, refusing } from "../content/leaving.ts";

type LeaveListPageProps = { step: UnsubscribeStep; isRefusing: boolean };

export const LeaveListPage = ({ step, isRefusing }: LeaveListPageProps) => (
  <UnsubscribePage step={step} accent="ember" words={isRefusing ? refusing : leaving} />
);
