/**
 * Runs once after the next paint, so that a press is shown before work that is not visible; at once if the page is
 * hidden, which does not paint and may not come back. Returns a function that runs it now, if it has not run yet.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  const runNow = () => {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", runNow);
    run();
  };
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(runNow);
  });
  if (document.hidden) runNow();
  else document.addEventListener("visibilitychange", runNow);
  return runNow;
}
