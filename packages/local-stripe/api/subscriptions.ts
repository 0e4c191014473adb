import type Stripe from "stripe";
import { days } from "../duration.ts";
import type { Books } from "./books.ts";
import { buildInvoice, type Line } from "./build-invoice.ts";
import { buildSubscription, readPeriod, type SubscriptionRequest } from "./build-subscription.ts";
import { describePrice } from "./catalogue.ts";
import { finalize, markPaid } from "./invoices.ts";
import { idOf } from "./kept.ts";
import { attach } from "./payment-methods.ts";
import { same } from "./route.ts";

const NOTICE = days(3) / 1_000;

type FirstInvoice = {
  /** One-time prices, charged with the first invoice. */
  fees: { price: Stripe.Price; quantity: number }[];
  /** The intent that has already paid the invoice, as in a checkout. */
  paidBy: Stripe.PaymentIntent | null;
};

/** Creates a subscription with its first invoice. */
export function startSubscription(
  books: Books,
  request: SubscriptionRequest,
  { fees, paidBy }: FirstInvoice,
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } {
  const built = buildSubscription(books, request);
  const draft = buildInvoice(books, {
    customer: books.get("customer", request.customerId, "customer"),
    subscription: built,
    reason: "subscription_create",
    lines: [
      ...listItemLines(books, built),
      ...fees.map(({ price, quantity }) => ({
        price,
        amountCents: (price.unit_amount ?? 0) * quantity,
        description: describePrice(books, price),
        start: books.now,
        end: books.now,
        subscriptionItemId: null,
      })),
    ],
    period: { start: books.now, end: books.now },
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
export function listItemLines(books: Books, subscription: Stripe.Subscription): Line[] {
  const isTrial = subscription.status === "trialing";
  return subscription.items.data.map((item) => ({
    price: item.price,
    amountCents: isTrial ? 0 : (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    description: isTrial
      ? `Trial period for ${describePrice(books, item.price)}`
      : `${item.quantity ?? 1} × ${describePrice(books, item.price)} (at $${(
          (item.price.unit_amount ?? 0) / 100
        ).toFixed(2)} / ${item.price.recurring?.interval ?? "month"})`,
    start: item.current_period_start,
    end: item.current_period_end,
    subscriptionItemId: item.id,
  }));
}

/** Schedules the events of the current period. */
export function planPeriod(books: Books, subscription: Stripe.Subscription): void {
  const { end } = readPeriod(subscription);
  books.unplan(subscription.id, "renew", "announceRenewal", "announceTrialEnd");
  books.plan("renew", subscription.id, end);
  if (end - NOTICE > books.now) books.plan("announceRenewal", subscription.id, end - NOTICE);
  if (subscription.status === "trialing") {
    books.plan("announceTrialEnd", subscription.id, Math.max(end - NOTICE, books.now));
  }
}

type Ending = {
  reason: Stripe.Subscription.CancellationDetails.Reason;
  comment?: string | null | undefined;
  feedback?: Stripe.Subscription.CancellationDetails.Feedback | null | undefined;
};

/**
 * Cancels at once. Open invoices stay open and are not charged again. Stripe documents this only for finalized
 * ones, so with `draftsSurviveCancel` drafts are charged all the same.
 */
export function endSubscription(
  books: Books,
  subscription: Stripe.Subscription,
  { reason, comment, feedback }: Ending,
): Stripe.Subscription {
  books.unplan(
    subscription.id,
    "renew",
    "announceRenewal",
    "announceTrialEnd",
    "expireIncomplete",
    "cancelAt",
  );
  const doDraftsSurvive = books.store.readSetting("draftsSurviveCancel") === true;
  for (const invoice of listUnpaid(books, subscription.id)) {
    if (doDraftsSurvive && invoice.status === "draft") continue;
    books.unplan(invoice.id, "retryInvoice", "finalizeInvoice");
    const stopped = {
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    };
    books.change<"invoice">(invoice, stopped, "invoice.updated");
  }
  const given = subscription.cancellation_details;
  return books.change<"subscription">(
    subscription,
    {
      cancellation_details: {
        comment: comment ?? given?.comment ?? null,
        feedback: feedback ?? given?.feedback ?? null,
        feedback_option: given?.feedback_option ?? null,
        reason,
      },
      canceled_at: subscription.canceled_at ?? books.now,
      ended_at: books.now,
      status: "canceled",
    },
    "customer.subscription.deleted",
  );
}

export const listUnpaid = (books: Books, subscriptionId: string): Stripe.Invoice[] =>
  books.store
    .list("invoice", {
      where: [
        ...same("$.parent.subscription_details.subscription", subscriptionId),
        ["data ->> 'status' in ('draft', 'open')"],
      ],
    })
    .data.reverse();

export const findMethodId = (books: Books, subscription: Stripe.Subscription): string | null =>
  idOf(subscription.default_payment_method) ??
  idOf(
    books.find("customer", idOf(subscription.customer))?.invoice_settings.default_payment_method,
  );

/** An invoice was paid: a past-due subscription becomes active again, and may keep the method. */
export function notePaid(
  books: Books,
  subscriptionId: string | null,
  intent: Stripe.PaymentIntent | null = null,
): void {
  const found = books.find("subscription", subscriptionId);
  if (found === null) return;
  const subscription = intent === null ? found : saveMethod(books, found, intent);
  if (["past_due", "unpaid", "incomplete"].includes(subscription.status)) {
    books.unplan(subscription.id, "expireIncomplete");
    books.change<"subscription">(
      subscription,
      { status: "active" },
      "customer.subscription.updated",
    );
  }
}

/** `save_default_payment_method`: later invoices are charged to the method that paid this one. */
function saveMethod(
  books: Books,
  subscription: Stripe.Subscription,
  intent: Stripe.PaymentIntent,
): Stripe.Subscription {
  const isSaved = subscription.payment_settings?.save_default_payment_method === "on_subscription";
  const method = books.find("payment_method", idOf(intent.payment_method));
  if (!isSaved || method === null) return subscription;
  const { id } = attach(books, method, idOf(subscription.customer));
  const change = { default_payment_method: id };
  return books.change<"subscription">(subscription, change, "customer.subscription.updated");
}

/** A renewal failed: past due while a retry is scheduled, then the account's setting applies. */
export function noteUnpaid(books: Books, subscriptionId: string | null, isLast: boolean): void {
  const subscription = books.find("subscription", subscriptionId);
  if (subscription === null || !["active", "trialing", "past_due"].includes(subscription.status))
    return;
  if (!isLast) {
    books.change<"subscription">(
      subscription,
      { status: "past_due" },
      "customer.subscription.updated",
    );
  } else if (books.store.readSetting("afterRetries") === "unpaid") {
    books.change<"subscription">(
      subscription,
      { status: "unpaid" },
      "customer.subscription.updated",
    );
  } else {
    endSubscription(books, subscription, { reason: "payment_failed" });
  }
}
