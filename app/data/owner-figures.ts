import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import { boundsOf, type DaySpan } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import type { Sold } from "#app/domain/purchase/charge.ts";
import type { Database } from "./database.ts";
import { isAmong } from "./schema/column-rules.ts";
import { charges, funnelCounts, origins, quiz2Subscriptions } from "./schema.ts";

/** What figures are grouped by. `all`: one group, with an empty key. */
const CHARGE_KEYS = {
  all: sql<string>`''`,
  day: sql<string>`cast(${charges.chargedAt} / ${sql.raw(String(days(1)))} as text)`,
  sold: sql<string>`${charges.sold}`,
  source: sql<string>`coalesce(${origins.source}, '')`,
  campaign: sql<string>`coalesce(${origins.campaign}, '')`,
  variant: sql<string>`coalesce(${origins.variant}, '')`,
  country: sql<string>`coalesce(${origins.country}, 'other')`,
};
const STEP_KEYS = {
  all: sql<string>`''`,
  day: sql<string>`cast(${funnelCounts.day} as text)`,
  source: sql<string>`${funnelCounts.source}`,
  campaign: sql<string>`${funnelCounts.campaign}`,
  variant: sql<string>`${funnelCounts.variant}`,
  country: sql<string>`${funnelCounts.country}`,
};

export type ChargeKey = keyof typeof CHARGE_KEYS;
export type StepKey = keyof typeof STEP_KEYS;

const isIn = (span: DaySpan): SQL => {
  const { startMs, endMs } = boundsOf(span);
  return sql`${charges.chargedAt} >= ${startMs} and ${charges.chargedAt} < ${endMs}`;
};

/** Withheld by a dispute: what was not refunded. */
const withheld = sql`iif(${charges.dispute} in ('open', 'lost'), ${charges.amountCents} - ${charges.refundedCents}, 0)`;
const net = sql`${charges.amountCents} - ${charges.refundedCents} - ${withheld} - coalesce(${charges.feeCents}, 0)`;
/** A month that was neither refunded in full nor lost to a dispute. */
const isKeptMonth = sql`${charges.sold} = 'month' and ${charges.refundedCents} < ${charges.amountCents} and ${charges.dispute} not in ('open', 'lost')`;

const count = (condition: SQL) => sql<number>`count(iif(${condition}, 1, null))`;
const total = (value: SQL | typeof charges.amountCents) => sql<number>`coalesce(sum(${value}), 0)`;

/** How often each step was reached, by funnel and by one more key. */
export const countSteps = (db: Database, { first, last }: DaySpan, key: StepKey) =>
  db
    .select({
      funnel: funnelCounts.funnel,
      step: funnelCounts.step,
      key: STEP_KEYS[key].as("key"),
      n: sql<number>`sum(${funnelCounts.n})`,
    })
    .from(funnelCounts)
    .where(between(funnelCounts.day, first, last))
    .groupBy(funnelCounts.funnel, funnelCounts.step, sql`"key"`);

/** The charges of some days, added up. */
export const sumCharges = (db: Database, span: DaySpan, key: ChargeKey) =>
  db
    .select({
      key: CHARGE_KEYS[key].as("key"),
      charges: sql<number>`count(*)`,
      grossCents: total(charges.amountCents),
      refundedCents: total(sql`${charges.refundedCents}`),
      withheldCents: total(withheld),
      feeCents: total(sql`${charges.feeCents}`),
      unknownFees: count(sql`${charges.feeCents} is null`),
      openDisputes: count(sql`${charges.dispute} = 'open'`),
      wonDisputes: count(sql`${charges.dispute} = 'won'`),
      lostDisputes: count(sql`${charges.dispute} = 'lost'`),
    })
    .from(charges)
    .leftJoin(origins, eq(origins.id, charges.originId))
    .where(isIn(span))
    .groupBy(sql`"key"`);

/** Trials by when they were sold, and how many of them have paid a month in time. Both are buyers. */
export const countTrials = (
  db: Database,
  span: DaySpan,
  { key, convertedWithinMs }: { key: ChargeKey; convertedWithinMs: number },
) =>
  db
    .select({
      key: CHARGE_KEYS[key].as("key"),
      started: sql<number>`count(distinct ${charges.ownerId})`,
      converted: sql<number>`count(distinct iif(exists (
        select 1 from charges paid where paid.owner_id = ${charges.ownerId} and paid.sold = 'month'
          and paid.charged_at between ${charges.chargedAt} and ${charges.chargedAt} + ${convertedWithinMs}
      ), ${charges.ownerId}, null))`,
    })
    .from(charges)
    .leftJoin(origins, eq(origins.id, charges.originId))
    .where(and(isIn(span), eq(charges.sold, "trial")))
    .groupBy(sql`"key"`);

/**
 * Subscribers at each of some moments, and those of the time before it: a paid month makes a subscriber for `coveredMs`.
 * The rows are `SubscriberMoves`; there is none for a moment without them.
 */
export const countSubscribers = (
  db: Database,
  moments: readonly number[],
  { coveredMs, churnMs }: { coveredMs: number; churnMs: number },
) => {
  const paid = db.$with("paid").as(
    db
      .select({
        atMs: sql<number>`value`.as("at_ms"),
        firstAt: sql<number>`min(${charges.chargedAt})`.as("first_at"),
        lastAt: sql<number>`max(${charges.chargedAt})`.as("last_at"),
        monthCents: sql<number>`max(${charges.amountCents})`.as("month_cents"),
      })
      .from(sql`json_each(${JSON.stringify(moments)})`)
      .innerJoin(
        charges,
        sql`${charges.chargedAt} >= value - ${coveredMs + churnMs} and ${charges.chargedAt} < value`,
      )
      .where(isKeptMonth)
      .groupBy(sql`value`, charges.ownerId),
  );
  const isBefore = sql`${paid.firstAt} < ${paid.atMs} - ${churnMs}`;
  const isOver = sql`${paid.lastAt} < ${paid.atMs} - ${coveredMs}`;
  return db
    .with(paid)
    .select({
      atMs: paid.atMs,
      before: count(isBefore),
      began: count(sql`not ${isBefore}`),
      churned: count(isOver),
      mrrCents: sql<number>`sum(iif(${isOver}, 0, ${paid.monthCents}))`,
    })
    .from(paid)
    .groupBy(sql`${paid.atMs}`);
};

/** Those whose subscription began in these days, by the month of it and by how many months they have paid. */
export const countPaidMonths = (db: Database, span: DaySpan) => {
  const isOfSubscription = sql`${charges.sold} in ('trial', 'month')`;
  const begun = db
    .selectDistinct({ ownerId: charges.ownerId })
    .from(charges)
    .where(and(isIn(span), isOfSubscription));
  const buyers = db.$with("buyers").as(
    db
      .select({
        firstAt: sql<number>`min(${charges.chargedAt})`.as("first_at"),
        paidMonths: count(isKeptMonth).as("paid_months"),
      })
      .from(charges)
      .where(and(inArray(charges.ownerId, begun), isOfSubscription))
      .groupBy(charges.ownerId)
      .having(sql`min(${charges.chargedAt}) >= ${boundsOf(span).startMs}`),
  );
  const month = sql<string>`strftime('%Y-%m', ${buyers.firstAt} / 1000, 'unixepoch')`;
  return db
    .with(buyers)
    .select({ month, paidMonths: buyers.paidMonths, buyers: sql<number>`count(*)` })
    .from(buyers)
    .groupBy(sql`1, 2`);
};

/**
 * Who first paid in these days for any of `sold`, grouped by what they brought net in the time from then. An owner is one
 * buyer: an order, or an attempt with its subscription.
 */
export const groupBuyers = (
  db: Database,
  span: DaySpan,
  { key, sold, withinMs }: { key: ChargeKey; sold: readonly Sold[]; withinMs: number },
) => {
  const { startMs } = boundsOf(span);
  const firsts = db.$with("firsts").as(
    db
      .select({
        buyer: sql<string>`${charges.ownerId}`.as("buyer"),
        firstAt: sql<number>`min(${charges.chargedAt})`.as("first_at"),
      })
      .from(charges)
      .where(and(isIn(span), isAmong(charges.sold, sold)))
      .groupBy(charges.ownerId),
  );
  const brought = db.$with("brought").as(
    db
      .select({
        key: CHARGE_KEYS[key].as("key"),
        netCents: sql<number>`sum(${net})`.as("net_cents"),
        isFirst: sql<number>`min(${charges.chargedAt}) >= ${startMs}`.as("is_first"),
      })
      .from(firsts)
      .innerJoin(charges, sql`${charges.ownerId} = ${firsts.buyer}`)
      .leftJoin(origins, eq(origins.id, charges.originId))
      .where(sql`${charges.chargedAt} < ${firsts.firstAt} + ${withinMs}`)
      .groupBy(sql`${firsts.buyer}`),
  );
  return db
    .with(firsts, brought)
    .select({ key: brought.key, netCents: brought.netCents, buyers: sql<number>`count(*)` })
    .from(brought)
    .where(sql`${brought.isFirst} = 1`)
    .groupBy(sql`1, 2`);
};

/** Starters of each day by variant. */
export const countStarters = (
  db: Database,
  { first, last }: DaySpan,
  { funnel, step }: { funnel: string; step: string },
) =>
  db
    .select({
      day: funnelCounts.day,
      variant: funnelCounts.variant,
      starters: sql<number>`sum(${funnelCounts.n})`,
    })
    .from(funnelCounts)
    .where(
      and(
        between(funnelCounts.day, first, last),
        eq(funnelCounts.funnel, funnel),
        eq(funnelCounts.step, step),
      ),
    )
    .groupBy(funnelCounts.day, funnelCounts.variant);

/** Trials that end in these days, by day, and how many of them will not be renewed. */
export const countEndingTrials = (db: Database, span: DaySpan) => {
  const { startMs, endMs } = boundsOf(span);
  return db
    .select({
      day: sql<number>`${quiz2Subscriptions.periodEnd} / ${sql.raw(String(days(1)))}`.as("day"),
      ending: sql<number>`count(*)`,
      cancelled: count(
        sql`${quiz2Subscriptions.isCancelling} or ${quiz2Subscriptions.cancelRequestedAt} is not null`,
      ),
    })
    .from(quiz2Subscriptions)
    .where(
      sql`${quiz2Subscriptions.status} = 'trialing' and ${quiz2Subscriptions.status} in ('trialing', 'active')
        and ${quiz2Subscriptions.periodEnd} >= ${startMs} and ${quiz2Subscriptions.periodEnd} < ${endMs}`,
    )
    .groupBy(sql`"day"`);
};
