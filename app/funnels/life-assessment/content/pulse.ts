import { plural } from "#app/domain/plural.ts";
import { price } from "#app/funnels/shared/content/trial.ts";

type Caveat = "statements" | "soon" | "doubtful";

export const PULSE_PATH = "/quiz2/pulse";
/** The `to` of emailed links that lead to the pulse, and to the whole assessment. */
export const TO_PULSE = "pulse";
export const TO_RETAKE = "retake";

/** The texts of the pulse (docs/product.md#pulse). */
export const pulse = {
  eyebrow: "Between two assessments",
  choose: {
    title: "How is one of your areas lately?",
    lead: "Twenty statements on one area, about a minute. You have answered them before. This time they show what has changed.",
    calm: (area: string, day: string) =>
      `${area} was lowest on ${day}, so it comes first. Choose any area you’re curious about.`,
    list: "Choose an area",
    last: (score: number) => `${score} of 100 last time`,
    pulsed: (score: number, day: string) => `Pulse of ${day}: ${score}`,
    wait: (day: string) => `Again from ${day}`,
    reader:
      "You opened these results from an email link, so this browser only shows pulses. Only the person who took the assessment or pays for it can take one.",
    start: "Start",
    look: "See the last pulse",
    kept: "We keep a pulse with your results and delete it with them. Your results, your report, and your plan don’t change.",
    rest: "Each area rests for a week between two pulses.",
  },
  page: {
    title: (area: string) => `Pulse: ${area}`,
    submit: { desktop: "See my pulse", phone: "See my pulse" },
    missing: (count: number) =>
      plural(count, {
        one: "One statement has no answer yet. All the others are kept below.",
        other: `${count} statements have no answer yet. What you’ve answered is kept below.`,
      }),
    changed: "Some statements were reworded while this page was open. Please answer these instead.",
  },
  result: {
    title: (area: string) => `Your pulse: ${area}`,
    drawing: (area: string, before: number, after: number) =>
      `${area} as a petal: ${before} of 100 in the assessment, now ${after}.`,
    legend: (before: string, taken: string) =>
      `The outline is your assessment of ${before}; the colored petal is from ${taken}.`,
    steady: "None of its sides moved by more than chance.",
    sides: "Its five sides, then and now",
    exercise: "One exercise for today",
    next: (area: string, day: string) => `You can take the next pulse on ${area} from ${day}.`,
    now: (area: string) => `You can take another pulse on ${area} now.`,
    caveats: {
      statements:
        "Some statements were reworded since the assessment. Part of a change may come from the new wording.",
      soon: "The two are less than two weeks apart. You may have answered partly from memory.",
      doubtful:
        "Some of these answers, then or now, came very fast, were all alike, or contradicted each other. Take this comparison with a grain of salt.",
    } satisfies Record<Caveat, string>,
    other: "Choose another area",
    history: "My History",
  },
  /** On the history page, and below the changes. */
  offer: {
    title: "Between two assessments: a pulse",
    text: "Twenty statements on one area, about a minute, at most once a week for each area. It adds to your last assessment and replaces nothing.",
    action: "Take a pulse",
  },
  history: {
    points: "The small rings are pulses on one area between two assessments.",
    describe: (scores: readonly number[]) =>
      plural(scores.length, {
        one: `A pulse: ${scores[0]}.`,
        other: `Pulses: ${scores.join(", ")}.`,
      }),
    day: (day: string) => `Pulse of ${day}`,
  },
} as const;

/** For everyone else. */
export const closedPulse = {
  trial: {
    title: "The pulse opens with the trial",
    text: `It asks about one area between two assessments, and comes with your complete results. The trial costs ${price.trial} for 7 days, then ${price.monthly} a month until you cancel.`,
    action: `Unlock everything - ${price.trial}`,
  },
  monthly: {
    title: "The pulse opens with the subscription",
    text: `It asks about one area between two assessments, and comes with your complete results. The subscription costs ${price.monthly} a month until you cancel.`,
    action: `Unlock everything - ${price.monthly}`,
  },
} as const;
