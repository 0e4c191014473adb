/** Shown where a page waits for its own script, which did not arrive. */
export const lostScript = {
  title: "This page didn’t load.",
  text: "Check your connection, or anything that blocks scripts on this page.",
  action: "Try Again",
} as const;
