import type { Books } from "./books.ts";
import { buildInvoice } from "./build-invoice.ts";
import { readPeriod } from "./build-subscription.ts";
import type { CardInput } from "./cards.ts";
import { charge, type Outcome } from "./charging.ts";
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
import type { Invoice, PaymentMethod, Subscription } from "./kept.ts";
import { addCard, type Declined, orDecline, toDecline } from "./payment-methods.ts";
import { findPeriodEnd } from "./periods.ts";
import { invalid } from "./problem.ts";
import { settleInvoice } from "./settle.ts";
import {
  endSubscription,
  findMethodId,
  listItemLines,
  notePaid,
  noteUnpaid,
  planPeriod,
} from "./subscriptions.ts";

export const isAlive = ({ status }: Subscription) =>
  ["trialing", "active", "past_due"].includes(status);

/** Whether the subscription ends with its current period, by the flag or by a date. */
export const isEnding = (subscription: Subscription): boolean =>
  subscription.cancel_at_period_end ||
  (subscription.cancel_at !== null && subscription.cancel_at <= readPeriod(subscription).end);

/** Ends the subscription on the date set with `cancel_at`. */
export function cancelAt(books: Books, id: string): void {
  const subscription = books.find("subscription", id);
  if (subscription !== null && isAlive(subscription)) endSubscription(books, subscription);
}

/** End of a period: the subscription ends, or the next period starts with its invoice. */
export function renew(books: Books, id: string): void {
  const subscription = books.find("subscription", id);
  if (subscription === null || !isAlive(subscription)) return;
  if (isEnding(subscription)) {
    endSubscription(books, subscription);
    return;
  }
  const next = startPeriod(subscription);
  const isPaused = isCollectionPaused(books, subscription);
  const draft = buildInvoice(books, {
    customer: books.get("customer", next.customer),
    subscription: next,
    reason: "subscription_cycle",
    lines: listItemLines(books, next),
    periodEnd: readPeriod(subscription).end,
    finalizesAt: isPaused ? null : books.now + DRAFT_SECONDS,
  });
  const invoice: Invoice = isPaused ? { ...draft, status: "void" } : draft;
  books.add<"invoice">(invoice, "invoice.created");
  if (!isPaused) books.plan("finalizeInvoice", invoice.id, books.now + DRAFT_SECONDS);
  const { items, status } = next;
  const renewed = books.change<"subscription">(
    subscription,
    {
      items,
      status,
      latest_invoice: invoice.id,
      ...(!isPaused && { pause_collection: null }),
    },
    "customer.subscription.updated",
  );
  planPeriod(books, renewed);
}

const isCollectionPaused = (books: Books, { pause_collection: pause }: Subscription): boolean =>
  pause !== null && (pause.resumes_at ?? Number.POSITIVE_INFINITY) > books.now;

/** The subscription in its next period, where a trial is over. */
const startPeriod = (subscription: Subscription): Subscription => ({
  ...subscription,
  items: {
    ...subscription.items,
    data: subscription.items.data.map((item) => ({
      ...item,
      current_period_start: item.current_period_end,
      current_period_end: findPeriodEnd(subscription.billing_cycle_anchor, item.current_period_end),
    })),
  },
  status: subscription.status === "trialing" ? "active" : subscription.status,
});

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

function attempt(books: Books, open: Invoice): void {
  const subscriptionId = findSubscriptionId(open);
  const subscription = books.find("subscription", subscriptionId);
  const methodId = subscription === null ? null : findMethodId(books, subscription);
  const outcome = collect(books, open, methodId);
  if (outcome?.kind === "succeeded") {
    markPaid(books, open);
    notePaid(books, subscriptionId);
    return;
  }
  const failed = noteFailure(books, open);
  if (outcome?.kind === "authenticate") books.announce("invoice.payment_action_required", failed);
  noteUnpaid(books, subscriptionId, failed.next_payment_attempt === null);
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

export function previewRenewal(books: Books, subscription: Subscription): Invoice {
  const next = startPeriod(subscription);
  const { end } = readPeriod(subscription);
  const invoice = buildInvoice(books, {
    id: `upcoming_${drawId("invoice")}`,
    customer: books.get("customer", subscription.customer),
    subscription: next,
    reason: "upcoming",
    lines: listItemLines(books, next),
    periodEnd: end,
    finalizesAt: end + DRAFT_SECONDS,
  });
  return { ...invoice, created: end };
}

/** Pays an open invoice with a card of the buyer's choice. */
export function payInvoice(books: Books, open: Invoice, method: PaymentMethod): Outcome {
  const intent = findIntent(books, open.id);
  if (intent === null) throw new Error(`Invoice ${open.id} has no payment intent.`);
  const outcome = charge(books, intent, method);
  settleInvoice(books, outcome);
  return outcome;
}

export type InvoicePayment =
  | { kind: "paid" }
  | Declined
  | { kind: "authenticate"; paymentIntentId: string };

/** The buyer pays an open invoice on its page (`hosted_invoice_url`), without changing any card on file. */
export const payOnInvoicePage = (books: Books, id: string, card: CardInput): InvoicePayment =>
  orDecline(() => {
    const invoice = books.get("invoice", id, "invoice");
    if (invoice.status === "paid") return { kind: "paid" };
    if (invoice.status !== "open") throw invalid("This invoice cannot be paid.");
    const outcome = payInvoice(books, invoice, addCard(books, card));
    if (outcome.kind === "authenticate") {
      return { kind: "authenticate", paymentIntentId: outcome.intent.id };
    }
    return outcome.kind === "declined" ? toDecline(outcome.decline) : { kind: "paid" };
  });
