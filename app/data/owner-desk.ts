import { and, between, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { DaySpan } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import { MAIL_TROUBLES } from "#app/domain/mail/mail-limits.ts";
import type { Database } from "./database.ts";
import { hasAddress, isAmong, isBehind } from "./schema/column-rules.ts";
import {
  alarms,
  emailJobs,
  funnelCounts,
  jobRuns,
  mailSuppressions,
  orders,
  owedRefunds,
  stripeCursors,
  stripeSyncs,
} from "./schema.ts";

const one = <T>(expression: ReturnType<typeof sql>, name: string) => sql<T>`${expression}`.as(name);

/** The state of queues, fences and nightly jobs, and the size of the database. Each figure reads one index. */
export async function readDesk(db: Database, { now, since }: { now: number; since: number }) {
  const isWaiting = sql`${emailJobs.sentAt} is null and ${emailJobs.failedAt} is null`;
  const isOwed = sql`${owedRefunds.nextTryAt} is not null`;
  const [mails, later, failed, sent, fences, refunds, open, cursor, runs] = await db.batch([
    db
      .select({ due: one<number>(sql`count(*)`, "due"), oldestAt: oldest(emailJobs.dueAt) })
      .from(emailJobs)
      .where(sql`${isWaiting} and ${emailJobs.dueAt} <= ${now}`),
    db
      .select({ planned: one<number>(sql`count(*)`, "planned") })
      .from(emailJobs)
      .where(sql`${isWaiting} and ${emailJobs.dueAt} > ${now}`),
    db
      .select({ failed: one<number>(sql`count(*)`, "failed") })
      .from(emailJobs)
      .where(sql`${emailJobs.status} = 'failed' and ${hasAddress(emailJobs)}`),
    db
      .select({ sent: one<number>(sql`count(*)`, "sent") })
      .from(emailJobs)
      .where(sql`${emailJobs.sentAt} > ${since} and ${hasAddress(emailJobs)}`),
    db
      .select({
        behind: one<number>(sql`count(*)`, "behind"),
        oldestAt: oldest(stripeSyncs.requestedAt),
      })
      .from(stripeSyncs)
      .where(sql`${isBehind(stripeSyncs)} and ${stripeSyncs.requestedAt} <= ${now}`),
    db
      .select({
        owed: one<number>(sql`count(*)`, "owed"),
        cents: one<number>(sql`coalesce(sum(${owedRefunds.amountCents}), 0)`, "cents"),
      })
      .from(owedRefunds)
      .where(isOwed),
    db
      .select({ open: one<number>(sql`count(*)`, "open"), oldestAt: oldest(orders.createdAt) })
      .from(orders)
      .where(sql`${orders.status} = 'created' and ${orders.createdAt} <= ${now}`),
    db.select().from(stripeCursors).where(sql`${stripeCursors.id} = 1`),
    db.select().from(jobRuns).where(gt(jobRuns.name, "")),
  ]);
  const size = await db.run(sql`select 1`);
  return {
    mail: { ...pick(mails), ...pick(later), ...pick(failed), ...pick(sent) },
    fences: pick(fences),
    refunds: pick(refunds),
    orders: pick(open),
    stripe: cursor[0] ?? null,
    runs,
    databaseBytes: size.meta.size_after,
  };
}

const oldest = (column: Parameters<typeof gt>[0]) =>
  one<number | null>(sql`min(${column})`, "oldest_at");

/** An aggregate has one row. */
function pick<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("A sum without a row.");
  return row;
}

export type Desk = Awaited<ReturnType<typeof readDesk>>;

/** The current alarms, oldest first. */
export const listOpenAlarms = (db: Database) =>
  db
    .select()
    .from(alarms)
    .where(sql`${alarms.name} > '' and ${isNull(alarms.overAt)}`)
    .orderBy(alarms.since);

/** The mailboxes that no longer get a kind of mail, as hashes, newest first. */
export const listSuppressions = (db: Database, limit: number) =>
  db
    .select()
    .from(mailSuppressions)
    .where(gt(mailSuppressions.suppressedAt, 0))
    .orderBy(desc(mailSuppressions.suppressedAt))
    .limit(limit);

/** Mailboxes that bounced or complained, by the day on which the provider reported it, newest first. */
export const countMailTroubles = (db: Database, since: number) =>
  db
    .select({
      day: sql<number>`${mailSuppressions.suppressedAt} / ${sql.raw(String(days(1)))}`.as("day"),
      bounced: sql<number>`count(iif(${mailSuppressions.kind} = 'bounced', 1, null))`,
      complained: sql<number>`count(iif(${mailSuppressions.kind} = 'complained', 1, null))`,
    })
    .from(mailSuppressions)
    .where(
      and(gt(mailSuppressions.suppressedAt, since), isAmong(mailSuppressions.kind, MAIL_TROUBLES)),
    )
    .groupBy(sql`"day"`)
    .orderBy(sql`"day" desc`);

/** How often each step of a funnel was reached, by source, campaign, variant and group of countries. */
export const countStepsInDetail = (db: Database, { first, last }: DaySpan, funnel: string) =>
  db
    .select({
      step: funnelCounts.step,
      source: funnelCounts.source,
      campaign: funnelCounts.campaign,
      variant: funnelCounts.variant,
      country: funnelCounts.country,
      n: sql<number>`sum(${funnelCounts.n})`,
    })
    .from(funnelCounts)
    .where(and(between(funnelCounts.day, first, last), eq(funnelCounts.funnel, funnel)))
    .groupBy(sql`1, 2, 3, 4, 5`);
