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

/** One of our paths, to which a script leads: where the visit came from goes along, as with links. */
export const withVisit = (path: string): string =>
  window.visit?.from ? `${path}?${window.visit.from}` : path;

/** Counts a step of this page, once. */
export const noteSeen = (step: SeenStep): void => void window.visit?.seen.add(step);
