const MOVES = ["pointerdown", "keydown", "scroll", "wheel", "touchstart"] as const;
const LISTENING = { capture: true, passive: true } as const;

/**
 * Runs at once on a page where somebody has pressed something, and with the first sign of them otherwise: who comes
 * back only to look loads no more than they see. Returns what ends the wait.
 */
export function withFirstMove(run: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    run();
    return () => {};
  }
  const end = () => {
    for (const move of MOVES) window.removeEventListener(move, onMove, LISTENING);
  };
  const onMove = () => {
    end();
    run();
  };
  for (const move of MOVES) window.addEventListener(move, onMove, LISTENING);
  return end;
}
