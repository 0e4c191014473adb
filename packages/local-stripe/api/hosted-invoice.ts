import type { Books } from "./books.ts";
import type { CardInput } from "./cards.ts";
import { findIntent } from "./invoices.ts";
import { addCard } from "./payment-methods.ts";
import { invalid, Problem } from "./problem.ts";
import { payInvoice } from "./renewals.ts";

export type InvoicePayment =
  | { kind: "paid" }
  | { kind: "declined"; message: string; code: string }
  | { kind: "authenticate"; paymentIntentId: string };

/** The buyer pays an open invoice on its page (`hosted_invoice_url`), without changing any card on file. */
export function payOnInvoicePage(books: Books, invoiceId: string, card: CardInput): InvoicePayment {
  const invoice = books.get("invoice", invoiceId, "invoice");
  if (invoice.status === "paid") return { kind: "paid" };
  if (invoice.status !== "open") throw invalid("This invoice cannot be paid.");
  try {
    const outcome = payInvoice(books, invoice, addCard(books, card), { isOffSession: false });
    if (outcome.kind === "authenticate") {
      return { kind: "authenticate", paymentIntentId: outcome.intent.id };
    }
    if (outcome.kind !== "declined") return { kind: "paid" };
    return { kind: "declined", message: outcome.decline.message, code: outcome.decline.code };
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.type !== "card_error") throw problem;
    const { message, details } = problem;
    return { kind: "declined", message, code: details.code ?? "card_declined" };
  }
}

/** The payment of an open invoice that waits for 3-D Secure. */
export function findWaiting(books: Books, invoiceId: string): string | null {
  const intent = findIntent(books, invoiceId);
  return intent?.status === "requires_action" ? intent.id : null;
}
