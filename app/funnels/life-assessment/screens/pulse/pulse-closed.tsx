import { closedPulse } from "#app/funnels/life-assessment/content/pulse.ts";
import { SubscribersOnly, type SubscribersOnlyProps } from "../subscribers-only.tsx";

/** The pages of the pulse to everybody else. */
export const PulseClosed = (props: Omit<SubscribersOnlyProps, "texts">) => (
  <SubscribersOnly {...props} texts={closedPulse} />
);
