import { days, hours, minutes } from "../duration.ts";
import { KEPT_DAYS } from "../personal-data.ts";
import type { MailKind } from "./mail-payload.ts";

/** At most so many mails of a kind in that time, to one mailbox or about one attempt. */
export type MailLimit = {
  readonly per: "recipient" | "attempt";
  readonly most: number;
  readonly withinMs: number;
};

const EVER = Number.MAX_SAFE_INTEGER;
/** A payment stands behind each of them, so this is reached by a fault or an attack only. */
const PAID_FOR: readonly MailLimit[] = [{ per: "recipient", most: 30, withinMs: days(1) }];

/**
 * How often anybody can make us write to an inbox, which need not be theirs (docs/product.md#mail-limits). A mail over its
 * limit is not queued, and whoever caused it gets the same response.
 */
export const MAIL_LIMITS: Readonly<Record<MailKind, readonly MailLimit[]>> = {
  // Anybody can ask for it, with any address.
  waitlist_confirm: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 3, withinMs: days(1) },
  ],
  waitlist_welcome: [{ per: "recipient", most: 1, withinMs: EVER }],
  // Each mail of an attempt is to another address, so this limits its corrections.
  quiz2_preview: [
    { per: "recipient", most: 3, withinMs: days(1) },
    { per: "attempt", most: 3, withinMs: EVER },
  ],
  // With any address. Its key is the mailbox and the result, so that the same one is mailed once.
  dating_result: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 3, withinMs: days(30) },
  ],
  order_links: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 6, withinMs: days(1) },
  ],
  // Asked for at the paywall, with any address.
  subscription_link: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 6, withinMs: days(1) },
  ],
  withdrawal_received: [{ per: "recipient", most: 5, withinMs: days(1) }],
  // All of them go to the operator. Over the limit the form refuses, so none is lost.
  withdrawal_notice: [{ per: "recipient", most: 100, withinMs: days(1) }],
  // The same; the webhook tells of what is over the limit.
  alarm: [{ per: "recipient", most: 100, withinMs: days(1) }],
  // By a buyer, with any address.
  address_corrected: [
    { per: "recipient", most: 3, withinMs: days(1) },
    { per: "attempt", most: 3, withinMs: days(1) },
  ],
  data_link: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 6, withinMs: days(1) },
  ],
  // Taking back a cancellation and repeating it costs nothing. One more than of those that are taken back: the last mail
  // of a day never says that a subscription continues which was cancelled after all.
  subscription_cancelled: [{ per: "recipient", most: 6, withinMs: days(1) }],
  subscription_resumed: [{ per: "recipient", most: 5, withinMs: days(1) }],
  review_request: [{ per: "recipient", most: 2, withinMs: days(30) }],
  trial_started: PAID_FOR,
  subscription_started: PAID_FOR,
  quiz2_complete: PAID_FOR,
  plan_day: PAID_FOR,
  // One a week, however many subscriptions a mailbox has.
  plan_week: [{ per: "recipient", most: 1, withinMs: days(5) }],
  renewal_reminder: PAID_FOR,
  payment_failed: PAID_FOR,
  paid_twice: PAID_FOR,
  subscription_refunded: PAID_FOR,
  access_restored: PAID_FOR,
  order_delivery: PAID_FOR,
  order_refunded: PAID_FOR,
};

/** How long the link to one's data opens it. */
export const DATA_LINK_FOR_MS = hours(24);

/** How long after it was due a mail still goes out; the kinds that are not in it always do. */
export type SentWithin = Partial<Readonly<Record<MailKind, number>>>;

/** The days of the plan come no two together, and no link comes dead. */
export const SENT_WITHIN_MS: SentWithin = {
  plan_day: days(1),
  plan_week: days(3),
  data_link: DATA_LINK_FOR_MS,
  waitlist_confirm: days(KEPT_DAYS.unconfirmedSignups),
};

const KINDS = Object.keys(MAIL_LIMITS) as MailKind[];

/** Mail that its readers may end, and be sent everything else. */
export const OPTIONAL_MAILS = [
  "waitlist_welcome",
  "plan_day",
  "plan_week",
  "dating_result",
  "review_request",
] as const satisfies MailKind[];

/** Why a mailbox gets less mail than its owner has not unsubscribed from. */
export const MAIL_TROUBLES = ["bounced", "complained"] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** Its recipient answers for the site, and an address of ours is ours to repair. */
export const OPERATOR_MAILS = ["withdrawal_notice", "alarm"] as const satisfies MailKind[];

/** What can be sent to an address that its owner has not given us, or need not be sent. The rest is owed to buyers. */
export const ENDED_BY_COMPLAINT = [
  ...OPTIONAL_MAILS,
  "waitlist_confirm",
  "quiz2_preview",
] as const satisfies MailKind[];

/** The reasons for which a mailbox is not sent this kind of mail (docs/decisions/0037). */
export const reasonsAgainst = (kind: MailKind): readonly (MailKind | MailTrouble)[] => [
  kind,
  ...(isAmong(kind, OPERATOR_MAILS) ? [] : (["bounced"] as const)),
  ...(isAmong(kind, ENDED_BY_COMPLAINT) ? (["complained"] as const) : []),
];

const isAmong = (kind: MailKind, kinds: readonly MailKind[]): boolean => kinds.includes(kind);

/**
 * What an erased person is not mailed: everything but the link to their data, which is queued only for who asks and where
 * something is held again, and the receipt of a withdrawal, which the law owes to whoever declares one. Mail to the
 * operator is exempt: they may have tested the shop with their own address and then erased it.
 */
export const ENDED_BY_ERASURE = KINDS.filter(
  (kind) => !isAmong(kind, ["data_link", "withdrawal_received", ...OPERATOR_MAILS]),
);
