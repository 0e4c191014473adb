import { LeavePage, type LeaveStep } from "#app/funnels/shared/screens/leave-page.tsx";
import { stoppingDays } from "../content/daily-mails.ts";

export const StopDaysPage = ({ step }: { step: LeaveStep }) => (
  <LeavePage step={step} accent="lagoon" words={stoppingDays} />
);
