export const refusals = {
  unavailable: "We can’t reach our files right now. Please try again shortly.",
} as const;
