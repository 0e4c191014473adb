import type { SeenStep } from "#app/domain/funnel-step.ts";

declare global {
  interface Window {
    /** Left by the inline script of the page (`page/visit-script.ts`). */
    visit?: {
      /** Where it came from, as a query. */
      readonly from: string;
      /** What is told when the page is left. */
      readonly seen: Set<SeenStep>;
    };
  }
}

/** Tells a call where the visit came from. */
export const visitHeader = () => ({ "Visit-From": window.visit?.from ?? "" });

/** Counts a step of this page, once. */
export const noteSeen = (step: SeenStep): void => void window.visit?.seen.add(step);
