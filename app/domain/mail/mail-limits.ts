import { days, hours, minutes } from "../duration.ts";
import { KEPT_DAYS } from "../personal-data.ts";
import type { MailKind } from "./mail-payload.ts";

/** The most mails of a kind within a period, to one mailbox or about one attempt. */
export type MailLimit = {
  readonly per: "recipient" | "attempt";
  readonly most: number;
  readonly withinMs: number;
};

const EVER = Number.MAX_SAFE_INTEGER;
/** Each of these mails follows a payment, so only a fault or an attack reaches this limit. */
const PAID_FOR: readonly MailLimit[] = [{ per: "recipient", most: 30, withinMs: days(1) }];

/**
 * How often anyone can make us write to an inbox, which may not be theirs (docs/product.md#mail-limits). A mail over
 * its limit is not queued, and the request that caused it gets the same response.
 */
export const MAIL_LIMITS: Readonly<Record<MailKind, readonly MailLimit[]>> = {
  // Anyone can request it, for any address.
  waitlist_confirm: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 3, withinMs: days(1) },
  ],
  waitlist_welcome: [{ per: "recipient", most: 1, withinMs: EVER }],
  // Each preview of an attempt goes to another address, so this limits corrections of the address.
  quiz2_preview: [
    { per: "recipient", most: 3, withinMs: days(1) },
    { per: "attempt", most: 3, withinMs: EVER },
  ],
  // For any address. Its key is the mailbox and the result, so that a result is mailed once.
  dating_result: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 3, withinMs: days(30) },
  ],
  order_links: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 6, withinMs: days(1) },
  ],
  // Requested at the paywall, for any address.
  subscription_link: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 6, withinMs: days(1) },
  ],
  withdrawal_received: [{ per: "recipient", most: 5, withinMs: days(1) }],
  // These all go to the operator. Declarations over the limit are stored, and told in one digest a day.
  withdrawal_notice: [{ per: "recipient", most: 20, withinMs: days(1) }],
  withdrawal_digest: [{ per: "recipient", most: 2, withinMs: days(1) }],
  // Also to the operator; the webhook reports those over the limit.
  alarm: [{ per: "recipient", most: 100, withinMs: days(1) }],
  // Requested by a buyer, for any address.
  address_corrected: [
    { per: "recipient", most: 3, withinMs: days(1) },
    { per: "attempt", most: 3, withinMs: days(1) },
  ],
  data_link: [
    { per: "recipient", most: 1, withinMs: minutes(5) },
    { per: "recipient", most: 6, withinMs: days(1) },
  ],
  // Undoing and repeating a cancellation costs nothing. One more cancellation than resumption is mailed, so that the
  // last mail of a day never says that a cancelled subscription continues.
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
  trial_repeated: PAID_FOR,
  // Browsers can be closed and opened again without end.
  browser_added: [{ per: "recipient", most: 10, withinMs: days(1) }],
  subscription_refunded: PAID_FOR,
  access_restored: PAID_FOR,
  order_delivery: PAID_FOR,
  order_refunded: PAID_FOR,
};

/**
 * Mail that anyone can cause for any mailbox, and the most of it that one gets in a day. What a buyer is owed or needs,
 * such as receipts and links, is not among it, so that nobody can use up another person's.
 */
export const UNASKED = {
  kinds: [
    "waitlist_confirm",
    "waitlist_welcome",
    "quiz2_preview",
    "dating_result",
    "review_request",
  ],
  most: 6,
  withinMs: days(1),
} as const satisfies { kinds: readonly MailKind[]; most: number; withinMs: number };

/** How long a link to someone's data opens it. */
export const DATA_LINK_FOR_MS = hours(24);

/** How long after its due time a mail is still sent; kinds that are not listed are always sent. */
export type SentWithin = Partial<Readonly<Record<MailKind, number>>>;

/** No two days of the plan arrive together, and no link arrives expired. */
export const SENT_WITHIN_MS: SentWithin = {
  plan_day: days(1),
  plan_week: days(3),
  data_link: DATA_LINK_FOR_MS,
  waitlist_confirm: days(KEPT_DAYS.unconfirmedSignups),
};

const KINDS = Object.keys(MAIL_LIMITS) as MailKind[];

/** Mail that readers may unsubscribe from without losing any other. */
export const OPTIONAL_MAILS = [
  "waitlist_welcome",
  "plan_day",
  "plan_week",
  "dating_result",
  "review_request",
] as const satisfies MailKind[];

/** Reasons other than unsubscribing for which a mailbox gets less mail. */
export const MAIL_TROUBLES = ["bounced", "complained"] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** These go to the operator, even after a bounce: an address of ours is ours to repair. */
export const OPERATOR_MAILS = [
  "withdrawal_notice",
  "withdrawal_digest",
  "alarm",
] as const satisfies MailKind[];

/** Mail that may go to an address its owner has not given us, or that need not be sent. Buyers are owed the rest. */
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
 * What an erased person is not mailed: everything but the link to their data, which is queued only on request and if
 * something is held again, and the receipt of a withdrawal, which the law requires. Mail to the operator is exempt:
 * they may have tested the shop with their own address and then erased it.
 */
export const ENDED_BY_ERASURE = KINDS.filter(
  (kind) => !isAmong(kind, ["data_link", "withdrawal_received", ...OPERATOR_MAILS]),
);
