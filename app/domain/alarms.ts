/** What can be wrong with the running product. The names are stored, shown and sent. */
export const ALARMS = [
  "mail_late",
  "mail_failed",
  "mail_key",
  "syncs_behind",
  "sync_failing",
  "stripe_silent",
  "stripe_key",
  "orders_unclosed",
  "orders_without_address",
  "payment_without_order",
  "database_full",
  "retention_late",
  "weekly_mails_late",
  "no_starts",
  "card_testing",
] as const;

export type AlarmName = (typeof ALARMS)[number];

/** A current fault. `detail` goes to the operator: figures and internal ids, never personal data. */
export type Fault = { readonly name: AlarmName; readonly detail: string };

/** Counts stop at this number: with so many faults the exact figure does not matter. */
export const COUNTED_AT_MOST = 100;

/** After this many failed syncs in a row, a person has to look at the object. */
export const FAILING_FROM = 3;

/** What one look at the database shows, for judging faults. Times in milliseconds; null: there is none. */
export type Health = {
  /** Since when mail has not been tried, or none of it has got through. */
  readonly mailWaitsSince: number | null;
  readonly lastMailSentAt: number | null;
  readonly mailsFailed: number;
  /** Leaves out syncs that keep failing. */
  readonly oldestSyncDueAt: number | null;
  readonly syncsFailing: number;
  readonly stripeAnsweredAt: number | null;
  readonly ordersUnclosed: number;
  readonly ordersWithoutAddress: number;
  readonly retainedAt: number | null;
  readonly weeksQueuedAt: number | null;
  readonly cardsTestedAt: number | null;
  /** Null: people have started recently, so it was not read. */
  readonly startsAWeekAgo: number | null;
  readonly databaseBytes: number;
  /** When each provider last refused our key; null once that alarm is over. */
  readonly stripeRefusedAt: number | null;
  readonly mailRefusedAt: number | null;
};

/** The times from which, or between which, `Health` counts. */
export type HealthTimes = {
  readonly now: number;
  readonly mailDueBefore: number;
  /** The confirmation of a trial is also the reminder that has to come seven days before the charge. */
  readonly trialMailDueBefore: number;
  readonly mailsFailedSince: number;
  readonly ordersCreatedBefore: number;
  readonly ordersPaidSince: number;
  readonly startedSince: number;
  readonly weekAgo: { readonly from: number; readonly to: number };
};
