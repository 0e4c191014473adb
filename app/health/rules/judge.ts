import {
  type AlarmName,
  COUNTED_AT_MOST,
  type Fault,
  type Health,
  type HealthTimes,
} from "#app/domain/alarms.ts";
import { days, hours, minutes } from "#app/domain/duration.ts";

const MAIL_LATE_MS = minutes(15);
const MOST_FAILED_MAILS = 5;
const SYNC_LATE_MS = minutes(10);
const STRIPE_SILENT_MS = minutes(10);
/** The card testing alert is renewed at this interval while buyers have to take the further step. */
const CARDS_TESTED_MS = minutes(10);
/** From the last run of one night to the last run of the next. */
const NIGHT_LATE_MS = hours(26);
const FULL_FROM_BYTES = 7 * 10 ** 9;
const QUIET_MS = hours(3);
const BUSY_FROM_STARTS = 20;

export const healthTimes = (now: number): HealthTimes => ({
  now,
  mailDueBefore: now - MAIL_LATE_MS,
  trialMailDueBefore: now - hours(1),
  mailsFailedSince: now - hours(1),
  // An order is closed after twenty hours.
  ordersCreatedBefore: now - hours(21),
  ordersPaidSince: now - days(1),
  startedSince: now - QUIET_MS,
  weekAgo: { from: now - days(7) - QUIET_MS, to: now - days(7) },
});

/** A refused call also raises these at once, without waiting for the next check. */
export const REFUSALS = {
  mail_key: { name: "mail_key", detail: "The mail provider refuses our key or our sender." },
  stripe_key: { name: "stripe_key", detail: "Stripe refuses our secret key." },
} as const satisfies Partial<Record<AlarmName, Fault>>;

/** Returns the faults that exist now. */
export const judge = (health: Health, now: number): Fault[] => [
  ...ifOlder(health.mailWaitsSince, now - MAIL_LATE_MS, (at) => ({
    name: "mail_late",
    detail: `Mail has been waiting for ${describeAge(now - at)}.`,
  })),
  ...ifMore(health.mailsFailed, MOST_FAILED_MAILS, (count) => ({
    name: "mail_failed",
    detail: `${describeCount(count)} mails have failed within an hour.`,
  })),
  ...ifRefused(health.mailRefusedAt, health.lastMailSentAt, REFUSALS.mail_key),
  ...ifOlder(health.oldestSyncDueAt, now - SYNC_LATE_MS, (at) => ({
    name: "syncs_behind",
    detail: `An object has been behind Stripe for ${describeAge(now - at)}.`,
  })),
  ...ifMore(health.syncsFailing, 0, (count) => ({
    name: "sync_failing",
    detail: `Syncs that keep failing: ${describeCount(count)}.`,
  })),
  ...ifOlder(health.stripeAnsweredAt, now - STRIPE_SILENT_MS, (at) => ({
    name: "stripe_silent",
    detail: `Stripe’s list of events last answered ${describeAge(now - at)} ago.`,
  })),
  ...ifRefused(health.stripeRefusedAt, health.stripeAnsweredAt, REFUSALS.stripe_key),
  ...ifMore(health.ordersUnclosed, 0, (count) => ({
    name: "orders_unclosed",
    detail: `Orders unpaid for more than 21 hours and still open: ${describeCount(count)}.`,
  })),
  ...ifMore(health.ordersWithoutAddress, 0, (count) => ({
    name: "orders_without_address",
    detail: `Orders paid within a day without an address: ${describeCount(count)}.`,
  })),
  ...ifMore(health.databaseBytes, FULL_FROM_BYTES, (bytes) => ({
    name: "database_full",
    detail: `The database has ${(bytes / 10 ** 9).toFixed(1)} GB of 10.`,
  })),
  ...ifOlder(health.retainedAt, now - NIGHT_LATE_MS, (at) => ({
    name: "retention_late",
    detail: `The night’s deletions last finished ${describeAge(now - at)} ago.`,
  })),
  ...ifOlder(health.weeksQueuedAt, now - NIGHT_LATE_MS, (at) => ({
    name: "weekly_mails_late",
    detail: `All weekly mails of a night were last queued ${describeAge(now - at)} ago.`,
  })),
  ...ifMore(health.startsAWeekAgo ?? 0, BUSY_FROM_STARTS - 1, (count) => ({
    name: "no_starts",
    detail: `Nobody has started the Life Audit for three hours; a week ago ${describeCount(count)} did.`,
  })),
  ...(health.cardsTestedAt !== null && health.cardsTestedAt > now - CARDS_TESTED_MS
    ? [
        {
          name: "card_testing",
          detail: "Buyers take a further step because cards are being tested.",
        } as const,
      ]
    : []),
];

/** A fault that comes and goes raises only one alarm. */
const GONE_MS = minutes(10);

type KnownAlarm = {
  readonly name: AlarmName;
  readonly seenAt: number;
  readonly reportedAt: number | null;
  readonly overAt: number | null;
};

/** Returns the alarms that are over: their faults have been gone for ten minutes. */
export const findEnded = (
  alarms: readonly KnownAlarm[],
  faults: readonly Fault[],
  now: number,
): AlarmName[] =>
  alarms
    .filter(({ overAt, seenAt }) => overAt === null && seenAt <= now - GONE_MS)
    .map(({ name }) => name)
    .filter((name) => !faults.some((fault) => fault.name === name));

/** Whether its beginning, or its end if it is over, is still unreported. */
export const isUnreported = ({ reportedAt, overAt }: KnownAlarm): boolean =>
  reportedAt === null || (overAt !== null && reportedAt < overAt);

const ifOlder = (at: number | null, before: number, tell: (at: number) => Fault): Fault[] =>
  at !== null && at < before ? [tell(at)] : [];

const ifMore = (count: number, most: number, tell: (count: number) => Fault): Fault[] =>
  count > most ? [tell(count)] : [];

/** A refusal lasts until a call gets through. */
const ifRefused = (refusedAt: number | null, throughAt: number | null, fault: Fault): Fault[] =>
  refusedAt !== null && (throughAt ?? 0) < refusedAt ? [fault] : [];

const describeCount = (count: number): string =>
  count >= COUNTED_AT_MOST ? `${COUNTED_AT_MOST} or more` : String(count);

function describeAge(ms: number): string {
  const [unit, size] =
    ms < hours(2)
      ? (["minutes", minutes(1)] as const)
      : ms < days(2)
        ? (["hours", hours(1)] as const)
        : (["days", days(1)] as const);
  return `${Math.floor(ms / size)} ${unit}`;
}
