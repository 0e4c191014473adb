import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { buildInvoice } from "./build-invoice.ts";
import { readInterval, readPeriod } from "./build-subscription.ts";
import { charge } from "./charging.ts";
import { drawId } from "./ids.ts";
import {
  collect,
  DRAFT_SECONDS,
  finalize,
  findIntent,
  findSubscriptionId,
  markPaid,
  noteFailure,
} from "./invoices.ts";
import { idOf } from "./kept.ts";
import { findPeriodEnd } from "./periods.ts";
import {
  endSubscription,
  findMethodId,
  listItemLines,
  notePaid,
  noteUnpaid,
  planPeriod,
} from "./subscriptions.ts";

export const isAlive = ({ status }: Stripe.Subscription) =>
  ["trialing", "active", "past_due", "unpaid"].includes(status);

/** Whether the subscription ends with its current period, by the flag or by a date. */
export const isEnding = (subscription: Stripe.Subscription): boolean =>
  subscription.cancel_at_period_end ||
  (subscription.cancel_at !== null && subscription.cancel_at <= readPeriod(subscription).end);

/** Ends the subscription on the date set with `cancel_at`. */
export function cancelAt(books: Books, id: string): void {
  const subscription = books.find("subscription", id);
  if (subscription === null || !isAlive(subscription)) return;
  endSubscription(books, subscription, { reason: "cancellation_requested" });
}

/** End of a period: the subscription ends, or the next period starts with its invoice. */
export function renew(books: Books, id: string): void {
  const subscription = books.find("subscription", id);
  if (subscription === null || !isAlive(subscription)) return;
  if (isEnding(subscription)) {
    endSubscription(books, subscription, { reason: "cancellation_requested" });
    return;
  }
  const isTrialOver = subscription.status === "trialing";
  if (isTrialOver && hasNoMethodAndEnds(books, subscription)) {
    endSubscription(books, subscription, { reason: "payment_failed" });
    return;
  }
  const next: Stripe.Subscription = {
    ...subscription,
    items: startPeriod(subscription),
    status: isTrialOver ? "active" : subscription.status,
  };
  const pause = findPause(books, subscription);
  const isCollected = next.status !== "unpaid" && pause === null;
  const draft = buildInvoice(books, {
    customer: books.get("customer", idOf(next.customer)),
    subscription: next,
    reason: "subscription_cycle",
    lines: listItemLines(books, next),
    period: readPeriod(subscription),
    finalizesAt: isCollected ? books.now + DRAFT_SECONDS : null,
  });
  const invoice = { ...draft, ...(pause !== null && { status: STATUS_IN_PAUSE[pause] }) };
  books.add<"invoice">(invoice, "invoice.created");
  if (isCollected) books.plan("finalizeInvoice", invoice.id, books.now + DRAFT_SECONDS);
  const { items, status } = next;
  const renewed = books.change<"subscription">(
    subscription,
    {
      items,
      status,
      latest_invoice: invoice.id,
      ...(pause === null && { pause_collection: null }),
    },
    "customer.subscription.updated",
  );
  planPeriod(books, renewed);
}

type Pause = NonNullable<Stripe.Subscription["pause_collection"]>["behavior"];

/** What becomes of invoices while their collection is paused. */
const STATUS_IN_PAUSE: Record<Pause, NonNullable<Stripe.Invoice["status"]>> = {
  keep_as_draft: "draft",
  mark_uncollectible: "uncollectible",
  void: "void",
};

/** Null: the subscription's invoices are collected. */
const findPause = (books: Books, { pause_collection: pause }: Stripe.Subscription): Pause | null =>
  pause !== null && (pause.resumes_at ?? Number.POSITIVE_INFINITY) > books.now
    ? pause.behavior
    : null;

const hasNoMethodAndEnds = (books: Books, subscription: Stripe.Subscription) =>
  subscription.trial_settings?.end_behavior.missing_payment_method === "cancel" &&
  findMethodId(books, subscription) === null;

function startPeriod({ items, billing_cycle_anchor }: Stripe.Subscription) {
  return {
    ...items,
    data: items.data.map((item) => ({
      ...item,
      current_period_start: item.current_period_end,
      current_period_end: findPeriodEnd(
        billing_cycle_anchor,
        readInterval(item.price),
        item.current_period_end,
      ),
    })),
  };
}

/** A renewal's invoice is finalized an hour after it was created, and its card is charged. */
export function finalizeDue(books: Books, invoiceId: string): void {
  const draft = books.find("invoice", invoiceId);
  if (draft === null || draft.status !== "draft" || draft.auto_advance !== true) return;
  const open = finalize(books, draft);
  if (open.status === "open") attempt(books, open);
  else notePaid(books, findSubscriptionId(open));
}

export function retryDue(books: Books, invoiceId: string): void {
  const open = books.find("invoice", invoiceId);
  if (open !== null && open.status === "open" && open.auto_advance === true) attempt(books, open);
}

function attempt(books: Books, open: Stripe.Invoice): void {
  const subscriptionId = findSubscriptionId(open);
  const subscription = books.find("subscription", subscriptionId);
  const methodId = subscription === null ? null : findMethodId(books, subscription);
  const outcome = collect(books, open, methodId);
  if (outcome?.kind === "succeeded") {
    markPaid(books, open);
    notePaid(books, subscriptionId);
  } else {
    const failed = noteFailure(books, open);
    if (outcome?.kind === "authenticate") books.announce("invoice.payment_action_required", failed);
    noteUnpaid(books, subscriptionId, failed.next_payment_attempt === null);
  }
}

export function announceTrialEnd(books: Books, id: string): void {
  const subscription = books.find("subscription", id);
  if (subscription?.status === "trialing") {
    books.announce("customer.subscription.trial_will_end", subscription);
  }
}

/** Announces the upcoming invoice, which has no id yet, three days ahead. */
export function announceRenewal(books: Books, id: string): void {
  const subscription = books.find("subscription", id);
  if (subscription === null || !isAlive(subscription) || isEnding(subscription)) return;
  books.announce("invoice.upcoming", previewRenewal(books, subscription));
}

export function previewRenewal(books: Books, subscription: Stripe.Subscription): Stripe.Invoice {
  const next: Stripe.Subscription = {
    ...subscription,
    items: startPeriod(subscription),
    status: "active",
  };
  const { start, end } = readPeriod(subscription);
  const invoice = buildInvoice(books, {
    id: `upcoming_${drawId("invoice")}`,
    customer: books.get("customer", idOf(subscription.customer)),
    subscription: next,
    reason: "upcoming",
    lines: listItemLines(books, next),
    period: { start, end },
    finalizesAt: end + DRAFT_SECONDS,
  });
  return { ...invoice, created: end };
}

/** Pays an open invoice with a new card or the one on file. */
export function payInvoice(
  books: Books,
  open: Stripe.Invoice,
  method: Stripe.PaymentMethod,
  { isOffSession }: { isOffSession: boolean },
) {
  const intent = findIntent(books, open.id);
  if (intent === null) throw new Error(`Invoice ${open.id} has no payment intent.`);
  const outcome = charge(books, intent, method, { isOffSession });
  if (outcome.kind === "succeeded") {
    markPaid(books, open);
    notePaid(books, findSubscriptionId(open), outcome.intent);
  }
  return outcome;
}
