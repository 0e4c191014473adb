/**
 * Runs after the next paint, so that a press is shown before work that is not visible. A hidden page does not paint:
 * callers whose work must not be lost also do it when the page is hidden. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
