import { formatDollars } from "#app/domain/purchase/money.ts";
import { formatOrderNumber, type OrderId } from "#app/domain/purchase/order.ts";
import type { Table } from "./table.ts";

type Times = number | null;
type Attempt = {
  readonly id: string;
  readonly startedAt: number;
  readonly completedAt: Times;
  readonly progressCount: number;
};
type Subscription = {
  readonly attemptId: string;
  readonly status: string;
  readonly paymentState: string;
  readonly consentedAt: Times;
  readonly trialStart: Times;
  readonly trialEnd: Times;
  readonly periodEnd: Times;
  readonly cancelRequestedAt: Times;
  readonly canceledAt: Times;
};
type Order = {
  readonly id: OrderId;
  readonly product: string;
  readonly amountCents: number;
  readonly status: string;
  readonly createdAt: number;
  readonly paidAt: Times;
  readonly declines: number;
  readonly declinedAt: Times;
};
type Charge = {
  readonly id: string;
  readonly sold: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly dispute: string;
  readonly chargedAt: number;
};
type Mail = {
  readonly kind: string;
  readonly status: string;
  readonly createdAt: number;
  readonly dueAt: number;
  readonly sentAt: Times;
  readonly failedAt: Times;
  readonly lastError: string | null;
};

/** The part of everything held that the timeline shows. */
export type Life = {
  readonly waitlist: readonly { readonly signedUpAt: number; readonly source: string }[];
  readonly submissions: readonly { readonly submittedAt: number; readonly archetype: string }[];
  readonly attempts: readonly Attempt[];
  readonly pulses: readonly { readonly takenAt: number; readonly area: string }[];
  readonly subscriptions: readonly Subscription[];
  readonly orders: readonly Order[];
  readonly orderVisitors: readonly { readonly grantedAt: number }[];
  readonly attemptVisitors: readonly { readonly grantedAt: number; readonly rights: string }[];
  readonly charges: readonly Charge[];
  readonly owedRefunds: readonly { readonly owedAt: number; readonly amountCents: number }[];
  readonly mails: readonly Mail[];
  readonly reviews: readonly {
    readonly createdAt: number;
    readonly rating: number;
    readonly status: string;
  }[];
  readonly suppressions: readonly { readonly suppressedAt: number; readonly kind: string }[];
};

type Moment = readonly [at: Times, what: string, more: string];

/** `plan_day` as people read it: "plan day". */
export const formatName = (name: string): string => name.replaceAll("_", " ");

/** The life of a person of whom nothing is stored. */
export const EMPTY_LIFE: Life = {
  waitlist: [],
  submissions: [],
  attempts: [],
  pulses: [],
  subscriptions: [],
  orders: [],
  orderVisitors: [],
  attemptVisitors: [],
  charges: [],
  owedRefunds: [],
  mails: [],
  reviews: [],
  suppressions: [],
};

/** Everything that happened to a person in all funnels, newest first, below what is yet to come. */
export function tabulateLife(life: Life): Table {
  const moments: readonly Moment[] = [
    ...life.waitlist.map(({ signedUpAt, source }) =>
      toMoment(signedUpAt, "Joined the waitlist", source),
    ),
    ...life.submissions.map(({ submittedAt, archetype }) =>
      toMoment(submittedAt, "Finished the dating quiz", archetype),
    ),
    ...life.attempts.flatMap(describeAttempt),
    ...life.pulses.map(({ takenAt, area }) => toMoment(takenAt, "Took a pulse", area)),
    ...life.subscriptions.flatMap(describeSubscription),
    ...life.orders.flatMap(describeOrder),
    ...life.orderVisitors.map(({ grantedAt }) =>
      toMoment(grantedAt, "Opened an order elsewhere", ""),
    ),
    ...life.attemptVisitors
      .filter(({ rights }) => rights !== "owner")
      .map(({ grantedAt, rights }) => toMoment(grantedAt, "Opened results elsewhere", rights)),
    ...life.charges.map(describeCharge),
    ...life.owedRefunds.map(({ owedAt, amountCents }) =>
      toMoment(owedAt, "Is owed a refund", formatDollars(amountCents)),
    ),
    ...life.mails.map(describeMail),
    ...life.reviews.map(({ createdAt, rating, status }) =>
      toMoment(createdAt, "Wrote a review", `${rating} of 5, ${status}`),
    ),
    ...life.suppressions.map(({ suppressedAt, kind }) =>
      toMoment(suppressedAt, "Gets no more of a mail", formatName(kind)),
    ),
  ];
  return {
    id: "timeline",
    title: "Timeline",
    empty: "Nothing is held about this person.",
    columns: [
      { label: "When", kind: "time" },
      { label: "What", kind: "text" },
      { label: "More", kind: "text" },
    ],
    rows: moments
      .filter(([at]) => at !== null)
      .toSorted(([one], [other]) => (other ?? 0) - (one ?? 0)),
  };
}

const toMoment = (at: Times, what: string, more: string): Moment => [at, what, more];

const describeAttempt = ({ id, startedAt, completedAt, progressCount }: Attempt): Moment[] => [
  toMoment(startedAt, "Started the assessment", `${progressCount} of 100 answered, ${id}`),
  toMoment(completedAt, "Completed the assessment", id),
];

const describeSubscription = (row: Subscription): Moment[] => [
  toMoment(row.consentedAt, "Went to the checkout", row.attemptId),
  toMoment(row.trialStart, "Trial began", `subscription is ${formatName(row.status)}`),
  toMoment(row.trialEnd, "Trial ends", ""),
  toMoment(row.periodEnd, "Paid period ends", `payment ${row.paymentState}`),
  toMoment(row.cancelRequestedAt, "Asked to cancel", ""),
  toMoment(row.canceledAt, "Subscription ended", ""),
];

const describeOrder = (row: Order): Moment[] => [
  toMoment(
    row.createdAt,
    "Opened an order",
    `${formatOrderNumber(row.id)}, ${formatName(row.product)}, ${formatDollars(row.amountCents)}, ${row.status}`,
  ),
  toMoment(row.declinedAt, "Card declined", `${row.declines} so far`),
  toMoment(row.paidAt, "Paid an order", formatOrderNumber(row.id)),
];

function describeCharge({ chargedAt, id, sold, ...charge }: Charge): Moment {
  const { amountCents, refundedCents, dispute } = charge;
  const more = [
    `${formatDollars(amountCents)} for ${formatName(sold)}`,
    refundedCents > 0 && `${formatDollars(refundedCents)} refunded`,
    dispute !== "none" && `dispute ${dispute}`,
    id,
  ];
  return toMoment(chargedAt, "Charged", more.filter(Boolean).join(", "));
}

function describeMail({
  kind,
  status,
  createdAt,
  dueAt,
  sentAt,
  failedAt,
  lastError,
}: Mail): Moment {
  const name = formatName(kind);
  if (sentAt !== null) return toMoment(sentAt, "Mail sent", name);
  if (status === "failed")
    return toMoment(failedAt, "Mail failed", `${name}: ${lastError ?? "unknown"}`);
  return toMoment(Math.max(createdAt, dueAt), "Mail is queued", name);
}
