import { LeavePage, type LeaveStep } from "#app/funnels/shared/screens/leave-page.tsx";
import { leaving } from "../content/texts.ts";

export const LeaveListPage = ({ step }: { step: LeaveStep }) => (
  <LeavePage step={step} accent="ember" words={leaving} />
);
