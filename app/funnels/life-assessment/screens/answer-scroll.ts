/** How far the page goes down after the first and the second statement of a step, in px. */
const DISTANCES = [80, 100];
const DELAY_MS = 200;

/** Brings the next statement nearer (specification, section 4), unless less motion is wished for. */
export function scrollAfterAnswer(place: number): void {
  const top = DISTANCES[place];
  if (top === undefined || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  setTimeout(() => window.scrollBy({ top, behavior: "smooth" }), DELAY_MS);
}
