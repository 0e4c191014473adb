import { days } from "../duration.ts";
import type { Books } from "./books.ts";
import { buildInvoice } from "./build-invoice.ts";
import {
  buildSubscription,
  type Order,
  readPeriod,
  type SubscriptionRequest,
} from "./build-subscription.ts";
import { describePrice } from "./catalogue.ts";
import { finalize, markPaid } from "./invoices.ts";
import type { Invoice, InvoiceLine, PaymentIntent, PaymentMethod, Subscription } from "./kept.ts";
import { attach } from "./payment-methods.ts";
import { same } from "./route.ts";

const NOTICE = days(3) / 1_000;

type FirstInvoice = {
  /** One-time prices, charged with the first invoice. */
  fees: Order[];
  /** The intent that has already paid the invoice, as in a checkout. */
  paidBy: PaymentIntent | null;
};

/** Creates a subscription with its first invoice. */
export function startSubscription(
  books: Books,
  request: SubscriptionRequest,
  { fees, paidBy }: FirstInvoice,
): { subscription: Subscription; invoice: Invoice } {
  const built = buildSubscription(books, request);
  const draft = buildInvoice(books, {
    customer: books.get("customer", request.customerId, "customer"),
    subscription: built,
    reason: "subscription_create",
    lines: [
      ...listItemLines(books, built),
      ...fees.map(({ price, quantity }) => ({
        amount: price.unit_amount * quantity,
        description: describePrice(books, price),
        period: { start: books.now, end: books.now },
      })),
    ],
    periodEnd: books.now,
    finalizesAt: null,
  });
  const subscription = books.add<"subscription">(
    { ...built, latest_invoice: draft.id },
    "customer.subscription.created",
  );
  planPeriod(books, subscription);
  books.add<"invoice">(draft, "invoice.created");
  const open = finalize(books, draft, paidBy);
  const isPaid = paidBy !== null && open.status === "open";
  return { subscription, invoice: isPaid ? markPaid(books, open) : open };
}

/** The price of the current period: nothing during a trial. */
export function listItemLines(books: Books, { status, items }: Subscription): InvoiceLine[] {
  const isTrial = status === "trialing";
  return items.data.map(({ price, quantity, current_period_start, current_period_end }) => ({
    amount: isTrial ? 0 : price.unit_amount * quantity,
    description: `${isTrial ? "Trial period for" : `${quantity} ×`} ${describePrice(books, price)}`,
    period: { start: current_period_start, end: current_period_end },
  }));
}

/** Schedules the events of the current period. */
export function planPeriod(books: Books, subscription: Subscription): void {
  const { end } = readPeriod(subscription);
  books.unplan(subscription.id, "renew", "announceRenewal", "announceTrialEnd");
  books.plan("renew", subscription.id, end);
  if (end - NOTICE > books.now) books.plan("announceRenewal", subscription.id, end - NOTICE);
  if (subscription.status === "trialing") {
    books.plan("announceTrialEnd", subscription.id, Math.max(end - NOTICE, books.now));
  }
}

/**
 * Cancels at once. Open invoices stay open and are not charged again. Stripe documents this only for finalized
 * ones, so with `draftsSurviveCancel` drafts are charged all the same.
 */
export function endSubscription(books: Books, subscription: Subscription): Subscription {
  books.unplan(subscription.id, "renew", "announceRenewal", "announceTrialEnd", "cancelAt");
  const doDraftsSurvive = books.store.readSetting("draftsSurviveCancel") === true;
  for (const invoice of listUnpaid(books, subscription.id)) {
    if (doDraftsSurvive && invoice.status === "draft") continue;
    books.unplan(invoice.id, "retryInvoice", "finalizeInvoice");
    const stopped = { auto_advance: false, next_payment_attempt: null };
    books.change<"invoice">(invoice, stopped, "invoice.updated");
  }
  return books.change<"subscription">(
    subscription,
    {
      canceled_at: subscription.canceled_at ?? books.now,
      ended_at: books.now,
      status: "canceled",
    },
    "customer.subscription.deleted",
  );
}

const listUnpaid = (books: Books, subscriptionId: string): Invoice[] =>
  books.store
    .list("invoice", {
      where: [
        ...same("$.parent.subscription_details.subscription", subscriptionId),
        ["data ->> 'status' in ('draft', 'open')"],
      ],
    })
    .data.reverse();

export const findMethodId = (books: Books, { default_payment_method, customer }: Subscription) =>
  default_payment_method ??
  books.find("customer", customer)?.invoice_settings.default_payment_method ??
  null;

/** An invoice was paid: a past-due subscription becomes active again, and may keep the method. */
export function notePaid(
  books: Books,
  subscriptionId: string,
  method: PaymentMethod | null = null,
): void {
  const found = books.find("subscription", subscriptionId);
  if (found === null) return;
  const subscription = method === null ? found : saveMethod(books, found, method);
  if (subscription.status === "past_due") {
    const change = { status: "active" } as const;
    books.change<"subscription">(subscription, change, "customer.subscription.updated");
  }
}

/** `save_default_payment_method`: later invoices are charged to the method that paid this one. */
function saveMethod(books: Books, subscription: Subscription, method: PaymentMethod) {
  const { payment_settings: settings, customer } = subscription;
  if (settings.save_default_payment_method === "off") return subscription;
  const change = { default_payment_method: attach(books, method, customer).id };
  return books.change<"subscription">(subscription, change, "customer.subscription.updated");
}

/** A renewal failed: past due while a retry is scheduled, then the account's setting applies. */
export function noteUnpaid(books: Books, subscriptionId: string, isLast: boolean): void {
  const subscription = books.find("subscription", subscriptionId);
  if (subscription === null || !["active", "trialing", "past_due"].includes(subscription.status))
    return;
  if (isLast) endSubscription(books, subscription);
  else {
    const change = { status: "past_due" } as const;
    books.change<"subscription">(subscription, change, "customer.subscription.updated");
  }
}
