type Confetti = { count: number; durationMs: number };

/** Throws confetti once its script has come. Returns a function that clears it early. */
export function celebrate(confetti: Confetti): () => void {
  let clear = () => {};
  let isGone = false;
  import("#app/design/confetti.ts")
    .then(({ throwConfetti }) => {
      if (!isGone) clear = throwConfetti(confetti);
    })
    .catch(ignoreMissingConfetti);
  return () => {
    isGone = true;
    clear();
  };
}

/** Confetti is optional: a failure to load or animate it is ignored. */
const ignoreMissingConfetti = () => {};
