/** Where results or a preview would be, without them (docs/product.md#results-preview). */
export const missing = {
  title: "No Assessment Found",
  text: "You need to complete the assessment first.",
  action: "Take Assessment",
} as const;

/** In a browser that refuses our cookie, wherever results would not be found. */
export const withoutCookie = {
  title: "Your browser blocks cookies.",
  text: "We need one to know that these results are yours. Please allow cookies for this site in your browser’s settings, then try again. If you came by a link in an email, open it once more after that.",
  action: "Try Again",
} as const;

/** To a buyer, at the address of an attempt that their browser may not read. */
export const notOpenHere = {
  title: "This preview doesn’t open here.",
  text: "It may be from another browser. Your own results are open in this one.",
  action: "View My Results",
} as const;

export const failure = {
  title: "Error Loading Results",
  text: "Unable to load your assessment results. Please try again.",
  action: "Retry",
  /** Stops the redirect. */
  stay: "Stay on this page",
  /** To a buyer at the address of an attempt that may not be theirs. */
  own: "View My Results",
  toast: { title: "Unable to Load Results", description: "Redirecting to quiz start..." },
  unreadable: "Failed to load results",
} as const;
