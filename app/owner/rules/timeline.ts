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
export const sayName = (name: string): string => name.replaceAll("_", " ");

/** Everything that happened to a person in all funnels, newest first, below what is yet to come. */
export function tabulateLife(life: Life): Table {
  const moments: readonly Moment[] = [
    ...life.waitlist.map(({ signedUpAt, source }) =>
      say(signedUpAt, "Joined the waitlist", source),
    ),
    ...life.submissions.map(({ submittedAt, archetype }) =>
      say(submittedAt, "Finished the dating quiz", archetype),
    ),
    ...life.attempts.flatMap(describeAttempt),
    ...life.pulses.map(({ takenAt, area }) => say(takenAt, "Took a pulse", area)),
    ...life.subscriptions.flatMap(describeSubscription),
    ...life.orders.flatMap(describeOrder),
    ...life.orderVisitors.map(({ grantedAt }) => say(grantedAt, "Opened an order elsewhere", "")),
    ...life.attemptVisitors
      .filter(({ rights }) => rights !== "owner")
      .map(({ grantedAt, rights }) => say(grantedAt, "Opened results elsewhere", rights)),
    ...life.charges.map(describeCharge),
    ...life.owedRefunds.map(({ owedAt, amountCents }) =>
      say(owedAt, "Is owed a refund", formatDollars(amountCents)),
    ),
    ...life.mails.map(describeMail),
    ...life.reviews.map(({ createdAt, rating, status }) =>
      say(createdAt, "Wrote a review", `${rating} of 5, ${status}`),
    ),
    ...life.suppressions.map(({ suppressedAt, kind }) =>
      say(suppressedAt, "Gets no more of a mail", sayName(kind)),
    ),
  ];
  return {
    ...{ id: "timeline", title: "Timeline", empty: "Nothing is held about this person." },
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

const say = (at: Times, what: string, more: string): Moment => [at, what, more];

const describeAttempt = ({ id, startedAt, completedAt, progressCount }: Attempt): Moment[] => [
  say(startedAt, "Started the assessment", `${progressCount} of 100 answered, ${id}`),
  say(completedAt, "Completed the assessment", id),
];

const describeSubscription = (row: Subscription): Moment[] => [
  say(row.consentedAt, "Went to the checkout", row.attemptId),
  say(row.trialStart, "Trial began", `subscription is ${sayName(row.status)}`),
  say(row.trialEnd, "Trial ends", ""),
  say(row.periodEnd, "Paid period ends", `payment ${row.paymentState}`),
  say(row.cancelRequestedAt, "Asked to cancel", ""),
  say(row.canceledAt, "Subscription ended", ""),
];

const describeOrder = (row: Order): Moment[] => [
  say(
    row.createdAt,
    "Opened an order",
    `${formatOrderNumber(row.id)}, ${sayName(row.product)}, ${formatDollars(row.amountCents)}, ${row.status}`,
  ),
  say(row.declinedAt, "Card declined", `${row.declines} so far`),
  say(row.paidAt, "Paid an order", formatOrderNumber(row.id)),
];

function describeCharge({ chargedAt, id, sold, ...charge }: Charge): Moment {
  const { amountCents, refundedCents, dispute } = charge;
  const more = [
    `${formatDollars(amountCents)} for ${sayName(sold)}`,
    refundedCents > 0 && `${formatDollars(refundedCents)} refunded`,
    dispute !== "none" && `dispute ${dispute}`,
    id,
  ];
  return say(chargedAt, "Charged", more.filter(Boolean).join(", "));
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
  const name = sayName(kind);
  if (sentAt !== null) return say(sentAt, "Mail sent", name);
  if (status === "failed")
    return say(failedAt, "Mail failed", `${name}: ${lastError ?? "unknown"}`);
  return say(Math.max(createdAt, dueAt), "Mail is queued", name);
}
