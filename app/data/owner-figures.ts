import { type AnyColumn, and, between, eq, type SQL, sql } from "drizzle-orm";
import { boundsOf, type DaySpan } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import type { Sold } from "#app/domain/purchase/charge.ts";
import type { Database } from "./database.ts";
import { isAmong } from "./schema/column-rules.ts";
import {
  buyers,
  chargeDays,
  funnelCounts,
  origins,
  quiz2Subscriptions,
  subscriberSpells,
} from "./schema.ts";

/** What figures are grouped by. `all`: one group, with an empty key. */
const ORIGIN_KEYS = {
  all: sql<string>`''`,
  source: sql<string>`coalesce(${origins.source}, '')`,
  campaign: sql<string>`coalesce(${origins.campaign}, '')`,
  variant: sql<string>`coalesce(${origins.variant}, '')`,
};
const CHARGE_KEYS = {
  ...ORIGIN_KEYS,
  day: sql<string>`cast(${chargeDays.day} as text)`,
  sold: sql<string>`${chargeDays.sold}`,
};
const STEP_KEYS = {
  all: sql<string>`''`,
  day: sql<string>`cast(${funnelCounts.day} as text)`,
  source: sql<string>`${funnelCounts.source}`,
  campaign: sql<string>`${funnelCounts.campaign}`,
  variant: sql<string>`${funnelCounts.variant}`,
};

export type OriginKey = keyof typeof ORIGIN_KEYS;
export type ChargeKey = keyof typeof CHARGE_KEYS;
export type StepKey = keyof typeof STEP_KEYS;

const beganIn = (span: DaySpan): SQL => {
  const { startMs, endMs } = boundsOf(span);
  return sql`${buyers.firstAt} >= ${startMs} and ${buyers.firstAt} < ${endMs}`;
};

const count = (condition: SQL) => sql<number>`count(iif(${condition}, 1, null))`;
const total = (value: AnyColumn) => sql<number>`sum(${value})`;

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

/** How often each of these steps was reached, by funnel, source, campaign and variant. */
export const countStepsByOrigin = (
  db: Database,
  { first, last }: DaySpan,
  steps: readonly string[],
) =>
  db
    .select({
      funnel: funnelCounts.funnel,
      step: funnelCounts.step,
      source: funnelCounts.source,
      campaign: funnelCounts.campaign,
      variant: funnelCounts.variant,
      n: sql<number>`sum(${funnelCounts.n})`,
    })
    .from(funnelCounts)
    .where(and(between(funnelCounts.day, first, last), isAmong(funnelCounts.step, steps)))
    .groupBy(sql`1, 2, 3, 4, 5`);

/** The charges of some days, added up. */
export const sumCharges = (db: Database, { first, last }: DaySpan, key: ChargeKey) =>
  db
    .select({
      key: CHARGE_KEYS[key].as("key"),
      charges: total(chargeDays.charges),
      grossCents: total(chargeDays.grossCents),
      refundedCents: total(chargeDays.refundedCents),
      withheldCents: total(chargeDays.withheldCents),
      feeCents: total(chargeDays.feeCents),
      unknownFees: total(chargeDays.unknownFees),
      openDisputes: total(chargeDays.openDisputes),
      wonDisputes: total(chargeDays.wonDisputes),
      lostDisputes: total(chargeDays.lostDisputes),
    })
    .from(chargeDays)
    .leftJoin(origins, eq(origins.id, chargeDays.originId))
    .where(between(chargeDays.day, first, last))
    .groupBy(sql`"key"`);

/** Buyers who began with a trial in these days, and how many of them paid for a month in time. */
export const countTrials = (db: Database, span: DaySpan, key: OriginKey) =>
  db
    .select({
      key: ORIGIN_KEYS[key].as("key"),
      started: sql<number>`count(*)`,
      converted: total(buyers.hasConverted),
    })
    .from(buyers)
    .leftJoin(origins, eq(origins.id, buyers.originId))
    .where(and(eq(buyers.sold, "trial"), beganIn(span)))
    .groupBy(sql`"key"`);

/**
 * The subscribers at each of some moments, and how they changed in the `churnMs` before each: a paid month makes a
 * subscriber for `coveredMs`. No two spells of one subscriber contain the same moment, so spells are counted instead of
 * subscribers, and all moments in one pass. Returns a `SubscriberMoves` for each moment.
 */
export async function countSubscribers(
  db: Database,
  moments: readonly number[],
  { coveredMs, churnMs }: { coveredMs: number; churnMs: number },
) {
  const { beganAt, lastAt, previousAt, monthCents } = subscriberSpells;
  const isAt = (atMs: number) => sql`${beganAt} < ${atMs} and ${lastAt} >= ${atMs - coveredMs}`;
  // Without those who came back within the time: they had been there before.
  const hasBegun = (atMs: number) =>
    sql`${beganAt} >= ${atMs - churnMs} and ${beganAt} < ${atMs}
      and coalesce(${previousAt}, 0) < ${atMs - churnMs - coveredMs}`;
  const figures = moments.flatMap((atMs, at) => [
    count(isAt(atMs - churnMs)).as(`before_${at}`),
    count(hasBegun(atMs)).as(`began_${at}`),
    count(isAt(atMs)).as(`now_${at}`),
    sql<number>`coalesce(sum(iif(${isAt(atMs)}, ${monthCents}, 0)), 0)`.as(`mrr_${at}`),
  ]);
  const [found] = await db
    .select(Object.fromEntries(figures.map((figure) => [figure.fieldAlias, figure])))
    .from(subscriberSpells)
    .where(sql`${lastAt} >= ${Math.min(...moments) - churnMs - coveredMs}`);
  const read = (name: string, at: number) => Number(found?.[`${name}_${at}`] ?? 0);
  return moments.map((atMs, at) => {
    const before = read("before", at);
    const began = read("began", at);
    return {
      atMs,
      before,
      began,
      churned: before + began - read("now", at),
      mrrCents: read("mrr", at),
    };
  });
}

/** Buyers whose subscription began in these days, by the month it began and by how many months they have paid. */
export const countPaidMonths = (db: Database, span: DaySpan) =>
  db
    .select({
      month: sql<string>`strftime('%Y-%m', ${buyers.firstAt} / 1000, 'unixepoch')`,
      paidMonths: buyers.paidMonths,
      buyers: sql<number>`count(*)`,
    })
    .from(buyers)
    .where(and(isAmong(buyers.sold, ["trial", "month"]), beganIn(span)))
    .groupBy(sql`1, 2`);

/**
 * Buyers who first paid in these days, for any of `sold`, grouped by source, campaign, variant and their net revenue in
 * thirty days. Each owner is one buyer: an order, or an attempt with its subscription.
 */
export const groupBuyers = (db: Database, span: DaySpan, sold: readonly Sold[]) => {
  // Groups by the origin's number first: there are few origins, and many buyers.
  const byOrigin = db.$with("by_origin").as(
    db
      .select({
        originId: buyers.originId,
        netCents: buyers.netCents,
        buyers: sql<number>`count(*)`.as("buyers"),
      })
      .from(buyers)
      .where(and(isAmong(buyers.sold, sold), beganIn(span)))
      .groupBy(buyers.originId, buyers.netCents),
  );
  return db
    .with(byOrigin)
    .select({
      source: ORIGIN_KEYS.source,
      campaign: ORIGIN_KEYS.campaign,
      variant: ORIGIN_KEYS.variant,
      netCents: byOrigin.netCents,
      buyers: sql<number>`sum(${byOrigin.buyers})`,
    })
    .from(byOrigin)
    .leftJoin(origins, eq(origins.id, byOrigin.originId))
    .groupBy(sql`1, 2, 3, 4`);
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
