import type Stripe from "stripe";
import { days, hours } from "../duration.ts";
import type { Books } from "./books.ts";
import { buildInvoicePayment } from "./build-invoice.ts";
import { addIntent, charge, notePurpose, type Outcome } from "./charging.ts";
import { idOf } from "./kept.ts";
import { same } from "./route.ts";

/** Pauses between Smart Retries, by default eight in two weeks; after the last one Stripe gives up. */
const RETRIES = [1, 1, 2, 2, 2, 2, 2, 2].map((pause) => days(pause) / 1_000);
export const DRAFT_SECONDS = hours(1) / 1_000;

const DESCRIPTIONS: Record<string, string> = {
  subscription_create: "Subscription creation",
  subscription_cycle: "Subscription update",
};

export const findPayments = (books: Books, invoiceId: string): Stripe.InvoicePayment[] =>
  books.store.list("invoice_payment", { where: same("invoice", invoiceId) }).data;

/** The payment intent of an open invoice. */
export function findIntent(books: Books, invoiceId: string): Stripe.PaymentIntent | null {
  const [payment] = findPayments(books, invoiceId);
  return books.find("payment_intent", idOf(payment?.payment.payment_intent));
}

export const findSubscriptionId = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription);

/** Finalizes a draft: open with a payment intent, or paid at once if nothing is due. */
export function finalize(
  books: Books,
  draft: Stripe.Invoice,
  paidBy: Stripe.PaymentIntent | null = null,
): Stripe.Invoice {
  const number = (books.store.readSetting<number>("invoices") ?? 0) + 1;
  books.store.writeSetting("invoices", number);
  const open = books.change<"invoice">(
    draft,
    {
      automatically_finalizes_at: null,
      effective_at: books.now,
      ending_balance: draft.starting_balance + draft.total - draft.amount_due,
      hosted_invoice_url: books.pageUrl(`invoice/${draft.id}`),
      invoice_pdf: books.pageUrl(`invoice/${draft.id}`),
      number: `SANDBOX-${String(number).padStart(4, "0")}`,
      status: "open",
      status_transitions: { ...draft.status_transitions, finalized_at: books.now },
    },
    "invoice.finalized",
  );
  useCredit(books, open);
  if (open.amount_due === 0) return markPaid(books, open);
  const intent =
    paidBy ??
    addIntent(books, {
      amountCents: open.amount_due,
      currency: open.currency,
      customerId: idOf(open.customer),
      description: DESCRIPTIONS[open.billing_reason ?? ""] ?? null,
      setupFutureUsage: open.billing_reason === "subscription_create" ? "off_session" : null,
    });
  notePurpose(books, intent.id, { invoiceId: open.id });
  books.add<"invoice_payment">(buildInvoicePayment(books, open, intent.id));
  return open;
}

/** What a credit has paid of an invoice is used up. */
function useCredit(books: Books, { customer, total, amount_due }: Stripe.Invoice): void {
  if (total === amount_due) return;
  const owner = books.get("customer", idOf(customer) ?? "");
  const balance = owner.balance + total - amount_due;
  books.change<"customer">(owner, { balance }, "customer.updated");
}

/** Marks the invoice and its payment as paid; the subscription is updated separately. */
export function markPaid(books: Books, open: Stripe.Invoice): Stripe.Invoice {
  for (const payment of findPayments(books, open.id)) {
    books.change<"invoice_payment">(
      payment,
      {
        amount_paid: open.amount_due,
        status: "paid",
        status_transitions: { ...payment.status_transitions, paid_at: books.now },
      },
      "invoice_payment.paid",
    );
  }
  books.unplan(open.id, "retryInvoice", "finalizeInvoice");
  const paid = books.change<"invoice">(
    open,
    {
      amount_paid: open.amount_due,
      amount_remaining: 0,
      attempt_count: open.attempt_count + (open.amount_due > 0 ? 1 : 0),
      attempted: true,
      auto_advance: false,
      next_payment_attempt: null,
      status: "paid",
      status_transitions: { ...open.status_transitions, paid_at: books.now },
    },
    "invoice.paid",
  );
  books.announce("invoice.payment_succeeded", paid);
  return paid;
}

/** Schedules the next retry of a failed renewal, if one is left. */
export function noteFailure(books: Books, open: Stripe.Invoice): Stripe.Invoice {
  const pause = open.auto_advance === true ? RETRIES[open.attempt_count] : undefined;
  const next = pause === undefined ? null : books.now + pause;
  if (next !== null) books.plan("retryInvoice", open.id, next);
  const failed = books.change<"invoice">(
    open,
    {
      attempt_count: open.attempt_count + 1,
      attempted: true,
      auto_advance: next !== null,
      next_payment_attempt: next,
    },
    "invoice.updated",
  );
  books.announce("invoice.payment_failed", failed);
  return failed;
}

/** Retrying the same card is pointless, so Stripe only counts the retries. */
const HARD_DECLINES = new Set([
  "incorrect_number",
  "lost_card",
  "pickup_card",
  "revocation_of_all_authorizations",
  "revocation_of_authorization",
  "stolen_card",
  "transaction_not_allowed",
]);

/** Charges the card on file without the buyer; returns null if there was nothing to charge. */
export function collect(
  books: Books,
  open: Stripe.Invoice,
  methodId: string | null,
): Outcome | null {
  const intent = findIntent(books, open.id);
  const method = books.find("payment_method", methodId);
  const isHopeless = books.store.readHidden<Hopeless>(open.id)?.methodId === methodId;
  if (intent === null || method === null || isHopeless) return null;
  const outcome = charge(books, intent, method, { isOffSession: true, canWait: true });
  const isHard =
    outcome.kind === "declined" && HARD_DECLINES.has(outcome.decline.declineCode ?? "");
  if (isHard || outcome.kind === "authenticate") {
    books.store.hide(open.id, { methodId: method.id } satisfies Hopeless);
  }
  return outcome;
}

/** The card that an invoice does not charge again without the buyer. */
type Hopeless = { methodId: string };

export function voidInvoice(books: Books, open: Stripe.Invoice): Stripe.Invoice {
  const intent = findIntent(books, open.id);
  if (intent !== null && intent.status !== "succeeded") {
    books.change<"payment_intent">(
      intent,
      { canceled_at: books.now, cancellation_reason: "void_invoice", status: "canceled" },
      "payment_intent.canceled",
    );
  }
  books.unplan(open.id, "retryInvoice", "finalizeInvoice");
  return books.change<"invoice">(
    open,
    {
      auto_advance: false,
      next_payment_attempt: null,
      status: "void",
      status_transitions: { ...open.status_transitions, voided_at: books.now },
    },
    "invoice.voided",
  );
}
