/** Beneath questions that number keys answer. */
export const numberKeys = {
  hint: "Press Tab, then a key from 1 to 5.",
  on: "Number keys: on",
  off: "Number keys: off",
} as const;
