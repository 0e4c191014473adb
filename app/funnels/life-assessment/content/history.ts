import { formatDay } from "#app/domain/calendar-day.ts";
import { price } from "#app/funnels/shared/content/trial.ts";

/** The texts of `/quiz2/history`. */
export const history = {
  eyebrow: "My history",
  title: (attempts: number) =>
    attempts === 1 ? "Your first picture" : "How your five areas moved",
  lead: (attempts: number) =>
    attempts === 1
      ? "One flower is a day. Two, four weeks apart, are the beginning of a story: take the assessment again and this page lays them side by side."
      : `${attempts} flowers, from the oldest to the newest. Press one to open its results.`,
  flowers: "Your flowers",
  overall: (score: number) => `${score} of 100 overall`,
  lines: {
    title: "Area by area",
    lead: (points: number) =>
      `The pale band is ${points} points to either side of where you began. A dot inside it is too close to the first one to tell from chance.`,
    describe: (area: string, scores: readonly number[]) => `${area}: ${scores.join(", then ")}.`,
  },
  table: { title: "The same as a table", day: "Day", overall: "Overall" },
  otherStatements:
    "Some statements were reworded between these attempts. Part of a change may come from the new wording.",
  retake: {
    due: "Your next retake is due now",
    later: (dueAt: number) => `Your next retake is due on ${formatDay(dueAt)}`,
    text: "The statements ask about the past four weeks, so four weeks make a fair distance. The retake is part of your subscription.",
    early: "You can take it earlier. Then what you remember of your last answers plays a part.",
    action: "Take It Again",
  },
  results: "View My Results",
} as const;

/** For everybody else. */
export const closedHistory = {
  trial: {
    title: "Your history opens with the trial",
    text: `It lays every result of yours side by side, and comes with your complete results. The trial costs ${price.trial} for seven days, then ${price.monthly} a month until you cancel.`,
    action: `Unlock everything - ${price.trial}`,
  },
  monthly: {
    title: "Your history opens with the subscription",
    text: `It lays every result of yours side by side, and comes with your complete results. The subscription costs ${price.monthly} a month until you cancel.`,
    action: `Unlock everything - ${price.monthly}`,
  },
  assessment: "Take Assessment",
} as const;
