const EVENTS = ["pointerdown", "keydown", "scroll", "wheel", "touchstart"] as const;
const OPTIONS = { capture: true, passive: true } as const;

/**
 * Runs on the first interaction, or at once if there has been one: a visitor who only looks loads no more than is
 * visible. Returns a function that cancels the wait.
 */
export function onFirstInteraction(run: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    run();
    return () => {};
  }
  const end = () => {
    for (const event of EVENTS) window.removeEventListener(event, onEvent, OPTIONS);
  };
  const onEvent = () => {
    end();
    run();
  };
  for (const event of EVENTS) window.addEventListener(event, onEvent, OPTIONS);
  return end;
}
