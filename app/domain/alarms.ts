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
  "database_full",
  "retention_late",
  "no_starts",
  "card_testing",
] as const;

export type AlarmName = (typeof ALARMS)[number];

/** A fault that is there now. `detail` is told to the operator: figures and ids of ours, never personal data. */
export type Fault = { readonly name: AlarmName; readonly detail: string };

/** Failed syncs of an object in a row after which a person has to look at it. */
export const FAILING_FROM = 3;
