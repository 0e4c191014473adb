/** Scroll distance in px after the first and the second statement of a step. */
const DISTANCES = [80, 100];
const DELAY_MS = 200;

const waiting = new Set<ReturnType<typeof setTimeout>>();

/** Scrolls the next statement nearer, unless reduced motion is preferred. */
export function scrollAfterAnswer(place: number): void {
  const top = DISTANCES[place];
  if (top === undefined || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const timer = setTimeout(() => {
    waiting.delete(timer);
    window.scrollBy({ top, behavior: "smooth" });
  }, DELAY_MS);
  waiting.add(timer);
}

/** Scrolls to the top of a new step, cancelling a pending scroll. */
export function scrollToTop(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  window.scrollTo({ top: 0, behavior: "instant" });
}
