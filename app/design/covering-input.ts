/** Stretches an invisible input over its label, so that a click anywhere on the label hits the input itself. */
export const coveringInput = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
} as const;
