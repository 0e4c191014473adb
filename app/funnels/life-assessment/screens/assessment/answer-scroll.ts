/** Scroll distance in px after the first and the second statement of a step. */
const DISTANCES = [80, 100];
const DELAY_MS = 200;

const waiting = new Set<ReturnType<typeof setTimeout>>();

/**
 * Scrolls on smoothly after the answer to the statement at `place`, unless reduced motion is preferred. From the third
 * on, the next statement takes this one's position.
 */
export function scrollAfterAnswer(step: HTMLElement | null, place: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const timer = setTimeout(() => {
    waiting.delete(timer);
    const top = DISTANCES[place] ?? distanceToNext(step, place);
    if (top > 0) window.scrollBy({ top, behavior: "smooth" });
  }, DELAY_MS);
  waiting.add(timer);
}

function distanceToNext(step: HTMLElement | null, place: number): number {
  const [statement, next] = [...(step?.querySelectorAll("fieldset") ?? [])].slice(place);
  return statement && next ? next.offsetTop - statement.offsetTop : 0;
}

/** Scrolls to the top of a new step, cancelling a pending scroll. */
export function scrollToTop(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  window.scrollTo({ top: 0, behavior: "instant" });
}
