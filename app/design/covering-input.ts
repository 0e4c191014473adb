/** An input over all of its label, so that a press anywhere on that is a press on the input itself. */
export const coveringInput = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
} as const;
