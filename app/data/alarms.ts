import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  ALARMS,
  type AlarmName,
  COUNTED_AT_MOST,
  FAILING_FROM,
  type Fault,
  type Health,
  type HealthTimes,
} from "#app/domain/alarms.ts";
import { hours } from "#app/domain/duration.ts";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { attemptAge, hasAddress, isBehind, toLiteral } from "./schema/column-rules.ts";
import {
  alarms,
  cardAlerts,
  emailJobs,
  jobRuns,
  orders,
  quiz2Attempts,
  stripeCursors,
  stripeSyncs,
} from "./schema.ts";

export type Alarm = typeof alarms.$inferSelect;

/** A start counts in its own hours even if completed later, which rarely takes longer than this. */
const COMPLETED_WITHIN_MS = hours(3);

const count = (rows: SQL) =>
  sql<number>`(select count(*) from (${rows} limit ${sql.raw(String(COUNTED_AT_MOST))}))`;

/** Reads everything that alarms are judged by, and the known alarms, in one batch. */
export async function readHealth(
  db: Database,
  times: HealthTimes,
): Promise<{ health: Health; alarms: Alarm[] }> {
  const { now, startedSince, weekAgo } = times;
  const failing = sql.raw(String(FAILING_FROM));
  const behind = isBehind(stripeSyncs);
  const age = attemptAge(quiz2Attempts);
  const started = (from: number, to: number) => sql`
    select 1 from ${quiz2Attempts} where ${quiz2Attempts.status} = 'started' and ${age} > ${from} and ${age} <= ${to}
    union all select 1 from ${quiz2Attempts} where ${quiz2Attempts.status} = 'completed'
      and ${age} > ${from} and ${age} <= ${to + COMPLETED_WITHIN_MS}
      and ${quiz2Attempts.startedAt} > ${from} and ${quiz2Attempts.startedAt} <= ${to}`;
  // As a literal: D1 merges columns of the same text.
  const succeededAt = (job: string) => sql<
    number | null
  >`(select ${jobRuns.succeededAt} from ${jobRuns}
      where ${jobRuns.name} = ${sql.raw(toLiteral(job))})`;
  const lastMailSentAt = sql<number | null>`(select max(${emailJobs.sentAt}) from ${emailJobs}
      where ${emailJobs.sentAt} is not null and ${hasAddress(emailJobs)})`;
  const isDue = sql`${emailJobs.sentAt} is null and ${emailJobs.failedAt} is null
    and ${emailJobs.dueAt} < ${times.mailDueBefore}`;
  const look = {
    // A mail that waits for a retry is late only if nothing gets through. It takes two such mails: one may be its
    // recipient's fault.
    mailWaitsSince: sql<number | null>`coalesce(
      (select max(${emailJobs.dueAt}, ${emailJobs.nextTryAt}) from ${emailJobs}
        where ${isDue} and ${emailJobs.nextTryAt} < ${times.mailDueBefore} order by ${emailJobs.dueAt} limit 1),
      (select ${emailJobs.dueAt} from ${emailJobs} where ${isDue} and ${emailJobs.attempts} > 0
        and ${emailJobs.dueAt} > coalesce(${lastMailSentAt}, 0) order by ${emailJobs.dueAt} limit 1 offset 1),
      (select ${emailJobs.dueAt} from ${emailJobs} where ${isDue} and ${emailJobs.kind} in ('trial_started', 'subscription_started')
        and ${emailJobs.dueAt} < ${times.trialMailDueBefore} order by ${emailJobs.dueAt} limit 1))`,
    lastMailSentAt,
    mailsFailed: count(sql`select 1 from ${emailJobs} where ${emailJobs.status} = 'failed'
      and ${hasAddress(emailJobs)} and ${emailJobs.failedAt} > ${times.mailsFailedSince}`),
    oldestSyncDueAt: sql<number | null>`(select ${stripeSyncs.requestedAt} from ${stripeSyncs}
      where ${behind} and ${stripeSyncs.failures} < ${failing} and ${stripeSyncs.requestedAt} <= ${now}
      order by ${stripeSyncs.requestedAt} limit 1)`,
    syncsFailing: count(
      sql`select 1 from ${stripeSyncs} where ${behind} and ${stripeSyncs.failures} >= ${failing}`,
    ),
    stripeAnsweredAt: sql<number | null>`(select ${stripeCursors.answeredAt} from ${stripeCursors}
      where ${stripeCursors.id} = 1)`,
    ordersUnclosed: count(sql`select 1 from ${orders} where ${orders.status} = 'created'
      and ${orders.createdAt} <= ${times.ordersCreatedBefore}`),
    ordersWithoutAddress: count(sql`select 1 from ${orders} where ${orders.status} = 'paid'
      and ${orders.email} is null and ${orders.paidAt} > ${times.ordersPaidSince}`),
    retainedAt: succeededAt("retention"),
    weeksQueuedAt: succeededAt("weekly_mails"),
    cardsTestedAt: sql<number | null>`(select ${cardAlerts.raisedAt} from ${cardAlerts}
      where ${cardAlerts.id} = 1)`,
    // Last week is read only if nobody has started recently.
    startsAWeekAgo: sql<number | null>`case when exists (${started(startedSince, now)}) then null
      else ${count(started(weekAgo.from, weekAgo.to))} end`,
  };
  const [[found], { meta }, known] = await db.batch([
    db.select(look).from(sql`(select 1)`),
    // D1 reports its size with any query.
    db.run(sql`select 1`),
    db
      .select()
      .from(alarms)
      .where(inArray(alarms.name, [...ALARMS])),
  ]);
  if (found === undefined) throw new Error("The database has answered without a row.");
  const refusedAt = (name: AlarmName) =>
    known.find((alarm) => alarm.name === name && alarm.overAt === null)?.seenAt ?? null;
  return {
    health: {
      ...found,
      databaseBytes: meta.size_after,
      stripeRefusedAt: refusedAt("stripe_key"),
      mailRefusedAt: refusedAt("mail_key"),
    },
    alarms: known,
  };
}

/** @throws when the database does not answer. */
export async function checkDatabase(db: Database): Promise<void> {
  await db.run(sql`select 1`);
}

/** Begins or continues the alarm of a fault. */
export const raiseAlarm = (db: Database, { name, detail }: Fault, now: number) =>
  db
    .insert(alarms)
    .values({ name, detail, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: alarms.name,
      set: {
        detail,
        seenAt: now,
        since: sql`iif(${alarms.overAt} is null, ${alarms.since}, ${now})`,
        reportedAt: sql`iif(${alarms.overAt} is null, ${alarms.reportedAt}, null)`,
        overAt: null,
      },
    });

/**
 * Raises the alarms of these faults, ends those that are over, and returns all alarms. Only for the sweep: everything
 * else uses `raiseAlarm`.
 */
export async function storeAlarms(
  db: Database,
  { faults, ended, now }: { faults: readonly Fault[]; ended: readonly AlarmName[]; now: number },
): Promise<Alarm[]> {
  const select = db
    .select()
    .from(alarms)
    .where(inArray(alarms.name, [...ALARMS]));
  const writes = [
    ...faults.map((fault) => raiseAlarm(db, fault, now)),
    ...ended.map((name) =>
      db
        .update(alarms)
        .set({ overAt: now })
        .where(and(eq(alarms.name, name), isNull(alarms.overAt))),
    ),
  ];
  const results: readonly unknown[] = await db.batch([select, ...writes, select]);
  return results.at(-1) as Alarm[];
}

/** Queues a mail about each alarm. Its key names the alarm and its state, so each mail is queued once. */
export async function queueAlarmMails(
  db: Database,
  jobs: readonly NewEmailJob[],
): Promise<string[]> {
  const [first, ...more] = jobs.map((job) =>
    insertEmailJob(db, job).returning({ id: emailJobs.id }),
  );
  if (first === undefined) return [];
  return (await db.batch([first, ...more])).flat().map(({ id }) => id);
}

/** Notes that the operator was told, unless the alarm has changed since. */
export async function noteReported(db: Database, alarm: Alarm, now: number): Promise<void> {
  await db
    .update(alarms)
    .set({ reportedAt: now })
    .where(
      and(
        eq(alarms.name, alarm.name),
        eq(alarms.since, alarm.since),
        sql`${alarms.overAt} is ${alarm.overAt}`,
      ),
    );
}
