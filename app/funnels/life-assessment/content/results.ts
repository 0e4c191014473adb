/** The public texts of `/quiz2/results` (docs/product.md#complete-results). */
export const loading = "Loading your complete results...";

export const noScript =
  "This page puts your results together in your browser, so it needs JavaScript.";

export const head = {
  title: { complete: "Your Complete Results", summary: "Your Results" },
  overall: "Overall score",
  strength: {
    title: "Your Strength Area",
    text: "This is your highest score. You can lean on it when another area is hard.",
    low: "This is your highest score at the moment.",
    even: "All five of your areas have the same score, so none is ahead of the others.",
  },
  priority: {
    title: "Priority Focus Area",
    text: "This is your lowest score, and a good place to start.",
    even: "None is behind the others either. Start wherever you like.",
    inDanger: {
      safety:
        "This is your lowest score. If someone or something makes you unsafe, start with a call, not with a step.",
      other: "This is your lowest score at the moment. It can wait until you’re safe.",
      even: "None is behind the others either.",
    },
  },
} as const;

export const tabs = {
  label: "Your results",
  names: {
    picture: "Picture",
    changes: "Since last time",
    areas: "Areas",
    days: "My seven days",
    library: "Library",
  },
} as const;

export const petals = {
  open: (name: string, score: number, title: string) => `${name} ${score}%: read about ${title}`,
} as const;

export const locked = {
  title: "There is more to it",
  text: "With the subscription you can read what each area says, with four things to try in each, your 25 sides and your 7-day plan.",
} as const;

/** Shown instead to a subscriber whose last payment failed. */
export const overdue = {
  title: "Your results open again with your payment",
  text: "Your last payment didn’t go through. Pay what is open, or change your card, where you manage your subscription.",
} as const;

export const areasPart = {
  title: "Your five areas",
  lead: "From highest to lowest. Open one to read it.",
  edge: "The soft edge of a bar shows how far chance can move a score.",
  likely: ({ low, high }: { low: number; high: number }, line: string | null = null) =>
    `Most likely between ${low} and ${high}${line === null ? "" : `; ${line}`}.`,
  recommendations: "What you could try",
} as const;

export const reportPart = {
  title: "Your personal report",
  text: "All of this to keep and print, with the answers behind each score and room to write.",
} as const;

export const manage = {
  complete: "Your subscription, your receipts, and how to cancel:",
  summary: "Already have a subscription?",
} as const;
