/** The public texts of `/quiz2/results` (docs/product.md#complete-results). */
export const loading = "Loading your complete results...";

export const noScript =
  "This page puts your results together in your browser, and needs JavaScript for it.";

export const head = {
  title: { complete: "Your Complete Results", summary: "Your Results" },
  overall: "Overall score",
  strength: {
    title: "Your Strength Area",
    text: "It has your highest score. Lean on it where another area is hard.",
  },
  priority: {
    title: "Priority Focus Area",
    text: "It has your lowest score. Your plan begins with it.",
  },
} as const;

export const locked = {
  title: "There is more to it",
  text: "What each area says, four things to try in every one, your 25 sides and the 7-day plan open with the subscription.",
} as const;

export const areasPart = {
  title: "Your five areas",
  lead: "From your highest score to your lowest. Open one to read what it says.",
  recommendations: "What you could try",
} as const;

export const planPart = {
  title: "Seven days, made for your two lowest areas",
  text: "A text file that opens everywhere, also on paper.",
} as const;

export const reportPart = {
  title: "Your personal report",
  text: "All of this to keep and to print: your whole picture, a spread for each area, your strengths, the answers behind each score, and the seven days with room to write.",
} as const;

export const subDimensionsPart = {
  title: "Your 25 sides",
  lead: "Each area has five. None is a verdict: it is how you answered on one day.",
} as const;

export const manage = {
  complete: "Your trial, your receipts, and the way to cancel:",
  summary: "You have a trial already?",
} as const;
