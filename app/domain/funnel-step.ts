/**
 * The counted steps of each funnel, in order (docs/product.md#counting). The page reports those in `SEEN_STEPS`; each
 * of the others is counted by the request or sync that causes it.
 */
export const FUNNEL_STEPS = {
  waitlist: ["seen", "signup", "confirmed"],
  quiz1: ["seen", "begun", "result", "mail", "offer", "form", "checkout", "paid", "refunded"],
  quiz2: [
    "seen",
    "start",
    "answers_20",
    "answers_40",
    "answers_60",
    "answers_80",
    "answers_100",
    "completed",
    "mail",
    "paywall",
    "form",
    "checkout",
    "paid",
    "cancelled",
    "refunded",
  ],
  toolkit: ["seen", "form", "checkout", "paid", "refunded"],
} as const satisfies Record<string, readonly string[]>;

export type Funnel = keyof typeof FUNNEL_STEPS;

/** The steps that a page may report. */
export const SEEN_STEPS = [
  "waitlist.seen",
  ...(["quiz1.seen", "quiz1.begun", "quiz1.result", "quiz1.offer", "quiz1.form"] as const),
  ...(["quiz2.seen", "quiz2.paywall", "quiz2.form"] as const),
  ...(["toolkit.seen", "toolkit.form"] as const),
] as const;
export type SeenStep = (typeof SEEN_STEPS)[number];

type Step<Name extends Funnel> = (typeof FUNNEL_STEPS)[Name][number];
export type FunnelStep = { [Name in Funnel]: readonly [Name, Step<Name>] }[Funnel];

/** Numbers of answered statements that count as steps. */
export const ANSWER_STEPS = [20, 40, 60, 80, 100] as const;

export const toFunnelStep = (seen: SeenStep): FunnelStep => seen.split(".") as never as FunnelStep;
