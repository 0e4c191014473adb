import { utcDayOf } from "../../app/domain/day-span.ts";
import { TRIAL_MS } from "../../app/domain/purchase/subscription.ts";
import {
  type Buyer,
  isLost,
  type Origin,
  type Payment,
  type Step,
  type Traffic,
} from "./traffic.ts";
import type { Row, Value } from "./write-inserts.ts";

/** Tables with the rows that traffic leaves in them, in an order that foreign keys allow. */
export type TableRows = Readonly<Record<string, readonly Row[]>>;

/** Above the ids that a local database assigns itself. */
const FIRST_ORIGIN = 90_001;

/** What the workers would have stored of the traffic until now. */
export function listRows({ steps, buyers }: Traffic, nowMs: number): TableRows {
  const origins = new Map<string, Row>();
  const originOf = (origin: Origin): Value => {
    const { source, campaign, variant, country } = origin;
    const name = [source, campaign, variant, country].join("\n");
    const known = origins.get(name);
    const row = known ?? { id: FIRST_ORIGIN + origins.size, source, campaign, variant, country };
    origins.set(name, row);
    return row["id"] ?? null;
  };
  const sold = buyers.map((buyer) => ({ buyer, origin: originOf(buyer.origin) }));
  const subscribed = sold.filter(({ buyer }) => buyer.funnel === "quiz2");
  return {
    origins: [...origins.values()],
    funnel_counts: countSteps(steps),
    quiz2_users: subscribed.map(({ buyer }) => ({
      id: idOf(buyer),
      email: addressOf(buyer),
      email_folded: addressOf(buyer),
      created_at: buyer.visitedAt,
      updated_at: buyer.visitedAt,
    })),
    quiz2_attempts: subscribed.map(({ buyer, origin }) => ({
      id: idOf(buyer),
      user_id: idOf(buyer),
      status: "completed",
      progress_count: 100,
      started_at: buyer.visitedAt,
      completed_at: firstPaid(buyer),
      time_spent_seconds: 540,
      origin_id: origin,
    })),
    quiz2_subscriptions: subscribed.map(({ buyer }) => toSubscription(buyer, nowMs)),
    orders: sold
      .filter(({ buyer }) => buyer.funnel !== "quiz2")
      .map(({ buyer, origin }) => toOrder(buyer, origin)),
    charges: sold.flatMap(({ buyer, origin }) =>
      buyer.payments.map((payment) => ({
        id: payment.id,
        owner_id: idOf(buyer),
        sold: payment.sold,
        amount_cents: payment.amountCents,
        refunded_cents: payment.refundedCents,
        fee_cents: payment.feeCents,
        dispute: payment.dispute,
        withheld_cents: payment.withheldCents,
        charged_at: payment.atMs,
        origin_id: origin,
      })),
    ),
  };
}

function countSteps(steps: readonly Step[]): readonly Row[] {
  const counts = new Map<string, Row & { n: number }>();
  for (const { atMs, source, campaign, funnel, step, variant, country } of steps) {
    const key = { day: utcDayOf(atMs), source, campaign, funnel, step, variant, country };
    const name = Object.values(key).join("\n");
    counts.set(name, { ...key, n: (counts.get(name)?.n ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Ids and addresses of demonstration data begin like this. */
export const DEMO_ID = "de300000-";
export const DEMO_ADDRESS = "demo-";

/** The id of a buyer's row in every table: no two tables share a key. */
export const idOf = ({ number }: Pick<Buyer, "number">): string =>
  `${DEMO_ID}0000-4000-8000-${number.toString(16).padStart(12, "0")}`;

export const addressOf = ({ number }: Pick<Buyer, "number">): string =>
  `${DEMO_ADDRESS}${number.toString(36)}@example.test`;

const firstPaid = ({ payments }: Buyer): number => payments[0]?.atMs ?? 0;

/** Has no Stripe ids: the local Stripe does not know these people, and must not be asked about them. */
function toOrder(buyer: Buyer, origin: Value): Row {
  const [payment] = buyer.payments;
  if (payment === undefined) throw new Error("An order without a payment");
  return {
    id: idOf(buyer),
    visitor_hash: `demo ${buyer.number}`,
    product: payment.sold,
    email: addressOf(buyer),
    email_folded: addressOf(buyer),
    amount_cents: payment.amountCents,
    status: statusOf(payment),
    origin_id: origin,
    created_at: buyer.visitedAt,
    paid_at: payment.atMs,
    updated_at: payment.atMs,
  };
}

function statusOf(payment: Payment): string {
  const state = paymentStateOf(payment);
  if (state === "refunded") return "refunded";
  return state === "disputed" || state === "lost" ? "disputed" : "paid";
}

/** The generated disputes concern all of a charge, or half of it. */
function paymentStateOf({ amountCents, refundedCents, withheldCents, dispute }: Payment): string {
  if (dispute === "none") return refundedCents === amountCents ? "refunded" : "clear";
  if (withheldCents < amountCents) return "won";
  return dispute === "open" ? "disputed" : "lost";
}

function toSubscription(buyer: Buyer, nowMs: number): Row {
  const paidAt = firstPaid(buyer);
  const last = buyer.payments.at(-1);
  if (last === undefined || buyer.periodEnd === null) throw new Error("A trial without a payment");
  const { cancelledAt, periodEnd } = buyer;
  const trialEnd = paidAt + TRIAL_MS;
  const hasEnded = isLost(last) || (cancelledAt !== null && periodEnd <= nowMs);
  // A late renewal is paid by a later retry.
  const renewed = periodEnd > nowMs ? "active" : "payment_pending";
  const status = hasEnded ? "canceled" : nowMs < trialEnd ? "trialing" : renewed;
  return {
    id: idOf(buyer),
    attempt_id: idOf(buyer),
    email: addressOf(buyer),
    status,
    mailbox: addressOf(buyer),
    visitor_hash: `demo ${buyer.number}`,
    trial_start: paidAt,
    trial_end: trialEnd,
    first_trial_at: paidAt,
    period_end: periodEnd,
    checkout_round: 1,
    consented_at: paidAt,
    last_event_at: last.atMs,
    is_cancelling: cancelledAt !== null && !hasEnded ? 1 : 0,
    canceled_at: cancelledAt,
    payment_state: paymentStateOf(last),
  };
}
