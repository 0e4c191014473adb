/**
 * Runs once the browser has painted what has just changed, so that a press is answered before the work that nobody sees.
 * A hidden page is not painted: whoever must not miss its work does it when the page is hidden. Returns the function
 * that cancels it.
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
