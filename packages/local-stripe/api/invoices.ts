import { days, hours } from "../duration.ts";
import type { Books } from "./books.ts";
import { buildInvoicePayment } from "./build-invoice.ts";
import { addIntent, cancelIntent, charge, notePurpose, type Outcome } from "./charging.ts";
import type { Invoice, InvoicePayment, PaymentIntent } from "./kept.ts";
import { same } from "./route.ts";

/** Pauses between Smart Retries, by default eight in two weeks; after the last one Stripe gives up. */
const RETRIES = [1, 1, 2, 2, 2, 2, 2, 2].map((pause) => days(pause) / 1_000);
export const DRAFT_SECONDS = hours(1) / 1_000;

export const findPayments = (books: Books, invoiceId: string): InvoicePayment[] =>
  books.store.list("invoice_payment", { where: same("invoice", invoiceId) }).data;

/** The payment intent of an open invoice. */
export function findIntent(books: Books, invoiceId: string): PaymentIntent | null {
  const [payment] = findPayments(books, invoiceId);
  return books.find("payment_intent", payment?.payment.payment_intent ?? null);
}

export const findSubscriptionId = ({ parent }: Invoice): string =>
  parent.subscription_details.subscription;

/** Finalizes a draft: open with a payment intent, or paid at once if nothing is due. */
export function finalize(
  books: Books,
  draft: Invoice,
  paidBy: PaymentIntent | null = null,
): Invoice {
  const number = (books.store.readSetting<number>("invoices") ?? 0) + 1;
  books.store.writeSetting("invoices", number);
  const open = books.change<"invoice">(
    draft,
    {
      hosted_invoice_url: books.pageUrl(`invoice/${draft.id}`),
      number: `SANDBOX-${String(number).padStart(4, "0")}`,
      status: "open",
    },
    "invoice.finalized",
  );
  useCredit(books, open);
  if (open.amount_due === 0) return markPaid(books, open);
  const isFirst = open.billing_reason === "subscription_create";
  const intent =
    paidBy ??
    addIntent(books, {
      amountCents: open.amount_due,
      currency: open.currency,
      customerId: open.customer,
      description: isFirst ? "Subscription creation" : "Subscription update",
    });
  notePurpose(books, intent.id, { invoiceId: open.id });
  books.add<"invoice_payment">(buildInvoicePayment(books, open, intent.id));
  return open;
}

/** What a credit has paid of an invoice is used up. */
function useCredit(books: Books, { customer, total, amount_due }: Invoice): void {
  if (total === amount_due) return;
  const owner = books.get("customer", customer);
  const balance = owner.balance + total - amount_due;
  books.change<"customer">(owner, { balance }, "customer.updated");
}

/** Marks the invoice and its payment as paid; the subscription is updated separately. */
export function markPaid(books: Books, open: Invoice): Invoice {
  for (const payment of findPayments(books, open.id)) {
    books.change<"invoice_payment">(
      payment,
      {
        amount_paid: open.amount_due,
        status: "paid",
        status_transitions: { paid_at: books.now },
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
    },
    "invoice.paid",
  );
  books.announce("invoice.payment_succeeded", paid);
  return paid;
}

/** Schedules the next retry of a failed renewal, if one is left. */
export function noteFailure(books: Books, open: Invoice): Invoice {
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

/** Charges the card on file without the buyer; returns null if there was nothing to charge. */
export function collect(books: Books, open: Invoice, methodId: string | null): Outcome | null {
  const intent = findIntent(books, open.id);
  const method = books.find("payment_method", methodId);
  if (intent === null || method === null) return null;
  // A retry cannot ask the buyer, who was asked before.
  const wasAsked = books.store.readHidden<Asked>(open.id)?.methodId === methodId;
  if (wasAsked) return null;
  const outcome = charge(books, intent, method);
  if (outcome.kind === "authenticate") {
    books.store.hide(open.id, { methodId: method.id } satisfies Asked);
  }
  return outcome;
}

/** The card whose holder was asked to authenticate an invoice's payment. */
type Asked = { methodId: string };

export function voidInvoice(books: Books, open: Invoice): Invoice {
  const intent = findIntent(books, open.id);
  if (intent !== null && intent.status !== "succeeded") cancelIntent(books, intent);
  books.unplan(open.id, "retryInvoice", "finalizeInvoice");
  return books.change<"invoice">(
    open,
    { auto_advance: false, next_payment_attempt: null, status: "void" },
    "invoice.voided",
  );
}
