import { raise } from "../raise.ts";

type ConfettiOptions = {
  count: number;
  durationMs: number;
  /** A number in [0, 1); injectable for tests. */
  random?: () => number;
};

const COLOURS = ["#ff6a2b", "#ffb703", "#35bfa9", "#9a8bff", "#f7678f"];

/**
 * Drops `count` pieces of confetti over the page and any open dialog, and removes them after `durationMs`. A no-op
 * if the user prefers reduced motion. Returns a function that removes them early.
 */
export function throwConfetti({
  count,
  durationMs,
  random = Math.random,
}: ConfettiOptions): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const sky = document.createElement("div");
  sky.setAttribute("aria-hidden", "true");
  sky.dataset["confetti"] = "";
  Object.assign(sky.style, {
    position: "fixed",
    inset: "0",
    zIndex: "20",
    width: "auto",
    height: "auto",
    border: "0",
    background: "none",
    overflow: "hidden",
    pointerEvents: "none",
  });
  for (let index = 0; index < count; index += 1) sky.appendChild(createPiece(index, random));
  document.body.appendChild(sky);
  const timer = setTimeout(() => sky.remove(), durationMs);
  raise(sky);
  for (const piece of sky.children) fall(piece, durationMs, random);
  return () => {
    clearTimeout(timer);
    sky.remove();
  };
}

function createPiece(index: number, random: () => number): HTMLElement {
  const piece = document.createElement("i");
  Object.assign(piece.style, {
    position: "absolute",
    top: "-24px",
    left: `${random() * 100}%`,
    width: "8px",
    height: `${10 + random() * 10}px`,
    borderRadius: "3px",
    background: COLOURS[index % COLOURS.length],
  });
  return piece;
}

function fall(piece: Element, durationMs: number, random: () => number): void {
  const drift = (random() - 0.5) * 240;
  const turns = (random() - 0.5) * 1_440;
  piece.animate(
    [
      { transform: "translate(0, 0) rotate(0deg)", opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: `translate(${drift}px, 110vh) rotate(${turns}deg)`, opacity: 0 },
    ],
    {
      duration: durationMs * (0.5 + random() * 0.3),
      delay: durationMs * 0.2 * random(),
      easing: "cubic-bezier(0.3, 0.1, 0.6, 1)",
      fill: "both",
    },
  );
}
