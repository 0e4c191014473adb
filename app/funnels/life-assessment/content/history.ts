import { price } from "#app/funnels/shared/content/trial.ts";

/** The texts of `/quiz2/history`. */
export const history = {
  eyebrow: "My history",
  title: (attempts: number) =>
    attempts === 1 ? "Your first picture" : "How your five areas moved",
  lead: (attempts: number) =>
    attempts === 1
      ? "One flower shows one day. Two of them, four weeks apart, show what’s changing. Take the assessment again and you’ll see them here side by side."
      : `${attempts} flowers, oldest first. Press one to open its results.`,
  flowers: "Your flowers",
  overall: (score: number) => `${score} of 100 overall`,
  lines: {
    title: "Area by area",
    lead: (points: number) =>
      `The pale band is ${points} points to either side of where you started. A dot inside it is too close to the first one to tell from chance.`,
    describe: (area: string, scores: readonly number[]) => `${area}: ${scores.join(", then ")}.`,
  },
  table: { title: "The same as a table", day: "Day", overall: "Overall" },
  otherStatements:
    "Some statements were reworded between these attempts. Part of a change may come from the new wording.",
  retake: {
    due: "Your next retake is due now",
    later: (day: string) => `Your next retake is due on ${day}`,
    text: "The statements ask about the past four weeks, so it makes sense to wait that long.",
    paid: "The retake is part of your subscription.",
    /** For a browser that may only read. */
    elsewhere:
      "This browser was opened to read these results, so a retake in it isn’t part of the subscription. If you’re the subscriber, get a link by email first.",
    early: "You can take it earlier, but then you may still remember your last answers.",
    action: "Take It Again",
  },
  results: "View My Results",
} as const;

/** For everyone else. */
export const closedHistory = {
  trial: {
    title: "Your history opens with the trial",
    text: `It shows all your results side by side, and comes with your complete results. The trial costs ${price.trial} for 7 days, then ${price.monthly} a month until you cancel.`,
    action: `Unlock everything - ${price.trial}`,
  },
  monthly: {
    title: "Your history opens with the subscription",
    text: `It shows all your results side by side, and comes with your complete results. The subscription costs ${price.monthly} a month until you cancel.`,
    action: `Unlock everything - ${price.monthly}`,
  },
  assessment: "Take Assessment",
} as const;
