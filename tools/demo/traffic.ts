import { addMonth } from "../../app/domain/calendar-day.ts";
import { createChance } from "../../app/domain/chance.ts";
import { days, hours, minutes } from "../../app/domain/duration.ts";
import type { DISPUTES } from "../../app/domain/purchase/billing.ts";
import type { Sold } from "../../app/domain/purchase/charge.ts";
import { TRIAL_MS } from "../../app/domain/purchase/subscription.ts";

/** Where a visit came from, as it is counted. */
export type Origin = {
  readonly source: string;
  readonly campaign: string;
  readonly variant: string;
  readonly country: "EU" | "US" | "other";
};

export type Step = {
  readonly atMs: number;
  readonly funnel: string;
  readonly step: string;
} & Origin;

export type Payment = {
  readonly id: string;
  readonly buyer: number;
  readonly sold: Sold;
  readonly atMs: number;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly feeCents: number | null;
  readonly dispute: (typeof DISPUTES)[number];
  readonly withheldCents: number;
};

/** Somebody who paid. */
export type Buyer = {
  readonly number: number;
  readonly funnel: string;
  readonly origin: Origin;
  readonly visitedAt: number;
  readonly payments: readonly Payment[];
  /** When a subscriber cancelled; null: never. */
  readonly cancelledAt: number | null;
  readonly periodEnd: number | null;
};

export type Traffic = { readonly steps: readonly Step[]; readonly buyers: readonly Buyer[] };

export type Plan = {
  /** Nothing happens after it. */
  readonly nowMs: number;
  /** How many visits each day has. */
  readonly visits: readonly { readonly day: number; readonly count: number }[];
};

/** For each step, the share of those who reached the one before it. */
const WALKS: readonly {
  funnel: string;
  share: number;
  steps: readonly (readonly [string, number])[];
}[] = [
  {
    funnel: "quiz2",
    share: 0.4,
    steps: [
      ...([
        ["seen", 1],
        ["start", 0.55],
        ["answers_20", 0.8],
        ["answers_40", 0.87],
      ] as const),
      ...([
        ["answers_60", 0.9],
        ["answers_80", 0.93],
        ["answers_100", 0.96],
      ] as const),
      ...([
        ["completed", 0.99],
        ["mail", 0.8],
        ["paywall", 0.95],
        ["form", 0.4],
      ] as const),
      ...([
        ["checkout", 0.6],
        ["paid", 0.8],
      ] as const),
    ],
  },
  {
    funnel: "quiz1",
    share: 0.35,
    steps: [
      ...([
        ["seen", 1],
        ["begun", 0.6],
        ["result", 0.55],
        ["mail", 0.7],
        ["offer", 0.95],
      ] as const),
      ...([
        ["form", 0.2],
        ["checkout", 0.7],
        ["paid", 0.8],
      ] as const),
    ],
  },
  {
    funnel: "toolkit",
    share: 0.15,
    steps: [
      ["seen", 1],
      ["form", 0.1],
      ["checkout", 0.6],
      ["paid", 0.8],
    ],
  },
  {
    funnel: "waitlist",
    share: 0.1,
    steps: [
      ["seen", 1],
      ["signup", 0.1],
      ["confirmed", 0.7],
    ],
  },
];

/** `worth`: how much likelier each source's visitors are to go on where money is asked for. */
const SOURCES = [
  { source: "newsletter", campaign: "demo-spring", share: 0.15, worth: 1.25 },
  { source: "tiktok", campaign: "demo-video", share: 0.4, worth: 0.75 },
  { source: "google", campaign: "demo-search", share: 0.3, worth: 1 },
  { source: "friends", campaign: "demo", share: 0.15, worth: 1.15 },
] as const;
const COUNTRIES = [
  { country: "US", share: 0.5 },
  { country: "EU", share: 0.3 },
  { country: "other", share: 0.2 },
] as const;
const VARIANTS = [
  { variant: "goods:pictures", share: 0.5 },
  { variant: "goods:plain", share: 0.5 },
] as const;
const MONEY_STEPS = new Set(["form", "checkout", "paid"]);

const MONTH_CENTS = 1_999;
const TRIAL_CENTS = 200;

/** Visitors who walk through the funnels, and what becomes of those who pay. The same plan gives the same traffic. */
export function generateTraffic({ nowMs, visits }: Plan): Traffic {
  const steps: Step[] = [];
  const buyers: Buyer[] = [];
  for (const { day, count } of visits) {
    for (let visit = 0; visit < count; visit += 1) {
      const number = day * 100_000 + visit;
      // Each visitor's own, so that nobody's past depends on others, or on the current time.
      const chance = createChance(Math.imul(number, 0x9e3779b1));
      walk({ number, day, nowMs, chance, steps, buyers });
    }
  }
  return { steps, buyers };
}

type Walk = {
  readonly number: number;
  readonly day: number;
  readonly nowMs: number;
  readonly chance: () => number;
  readonly steps: Step[];
  readonly buyers: Buyer[];
};

function walk({ number, day, nowMs, chance, steps, buyers }: Walk): void {
  const { funnel, steps: path } = pick(WALKS, chance);
  const { source, campaign, worth } = pick(SOURCES, chance);
  const { country } = pick(COUNTRIES, chance);
  const variant = funnel === "quiz2" ? pick(VARIANTS, chance).variant : "";
  const origin: Origin = { source, campaign, variant, country };
  const visitedAt = days(day) + Math.floor(chance() * days(1));
  const note = (atMs: number, step: string) => {
    if (atMs <= nowMs) steps.push({ atMs, funnel, step, ...origin });
  };
  let atMs = visitedAt;
  for (const [step, share] of path) {
    if (chance() >= share * (MONEY_STEPS.has(step) ? worth : 1)) return;
    note(atMs, step);
    if (step !== "paid") atMs += minutes(0.5 + chance() * 3);
  }
  if (funnel === "waitlist" || atMs > nowMs) return;
  const lived = live({ number, funnel, paidAt: Math.floor(atMs), nowMs, chance });
  if (lived.cancelledAt !== null) note(lived.cancelledAt, "cancelled");
  for (const { atMs: paidAt, refundedCents } of lived.payments) {
    if (refundedCents > 0) note(Math.min(paidAt + days(1), nowMs), "refunded");
  }
  buyers.push({ number, funnel, origin, visitedAt, ...lived });
}

type Life = {
  readonly number: number;
  readonly funnel: string;
  readonly paidAt: number;
  readonly nowMs: number;
  readonly chance: () => number;
};

function live(life: Life): Pick<Buyer, "payments" | "cancelledAt" | "periodEnd"> {
  const { funnel, paidAt, nowMs, chance } = life;
  if (funnel !== "quiz2") {
    const [sold, amountCents] =
      funnel === "quiz1"
        ? (["dating_bundle", 1_999] as const)
        : (["perfectionism_toolkit", chance() < 0.7 ? 4_900 : 3_900] as const);
    const payment = charge(life, { at: 0, sold, amountCents, atMs: paidAt });
    return { payments: [payment], cancelledAt: null, periodEnd: null };
  }
  const trial = charge(life, { at: 0, sold: "trial", amountCents: TRIAL_CENTS, atMs: paidAt });
  const payments = [trial];
  let periodEnd = paidAt + TRIAL_MS;
  let isOver = isLost(trial);
  let cancelledAt: number | null = null;
  for (let at = 1; !isOver; at += 1) {
    const begin = at === 1 ? paidAt : (payments.at(-1)?.atMs ?? paidAt);
    if (chance() < (at === 1 ? 0.4 : 0.25)) {
      const asked = Math.floor(begin + chance() * (periodEnd - begin));
      cancelledAt = asked <= nowMs ? asked : null;
      break;
    }
    // An hour after the period has begun; some cards are charged only by a later retry.
    const atMs = periodEnd + hours(1) + (chance() < 0.05 ? days(3) : 0);
    if (atMs > nowMs) break;
    const month = charge(life, { at, sold: "month", amountCents: MONTH_CENTS, atMs });
    payments.push(month);
    periodEnd = addMonth(periodEnd);
    isOver = isLost(month);
  }
  return { payments, cancelledAt, periodEnd };
}

/** Whether a subscription ends with it. */
export const isLost = ({ amountCents, refundedCents, dispute }: Payment): boolean =>
  refundedCents === amountCents || dispute === "open" || dispute === "lost";

type Charge = Pick<Payment, "sold" | "amountCents" | "atMs"> & { readonly at: number };

function charge({ number, nowMs, chance }: Life, { at, sold, amountCents, atMs }: Charge): Payment {
  const fate = chance();
  const isOld = atMs < nowMs - days(1);
  const refundedCents = isOld ? (fate < 0.04 ? amountCents : fate < 0.06 ? amountCents / 2 : 0) : 0;
  const disputes = ["open", "won", "lost"] as const;
  const isDisputed = isOld && fate > 0.985;
  const disputedCents = fate > 0.995 ? Math.floor(amountCents / 2) : amountCents;
  const dispute = isDisputed ? (disputes[Math.floor(chance() * 3)] ?? "open") : "none";
  return {
    id: `ch_demo_${number}_${at}`,
    buyer: number,
    sold,
    atMs,
    amountCents,
    refundedCents: Math.floor(refundedCents),
    feeCents: chance() < 0.03 ? null : Math.round(amountCents * 0.029) + 30,
    dispute,
    withheldCents: dispute === "open" || dispute === "lost" ? disputedCents : 0,
  };
}

function pick<Choice extends { readonly share: number }>(
  choices: readonly Choice[],
  chance: () => number,
): Choice {
  let left = chance();
  const chosen = choices.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  return chosen ?? (choices[0] as Choice);
}
