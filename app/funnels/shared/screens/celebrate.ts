export type Confetti = { count: number; durationMs: number };

/** Throws confetti once its script has loaded. Returns a cleanup function. */
export function celebrate(confetti: Confetti): () => void {
  let clear = () => {};
  let isCancelled = false;
  import("#app/design/feedback/confetti.ts")
    .then(({ throwConfetti }) => {
      if (!isCancelled) clear = throwConfetti(confetti);
    })
    .catch(ignoreMissingConfetti);
  return () => {
    isCancelled = true;
    clear();
  };
}

/** Confetti is optional: a failure to load or animate it is ignored. */
const ignoreMissingConfetti = () => {};
