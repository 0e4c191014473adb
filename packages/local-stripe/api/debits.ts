import type { Books } from "./books.ts";
import { answerDebit, readPurpose } from "./charging.ts";
import { findSubscriptionId, noteFailure } from "./invoices.ts";
import { settleInvoice } from "./settle.ts";
import { noteUnpaid } from "./subscriptions.ts";

/** The bank answers a debit: the invoice and session that waited for it are paid, or not. */
export function settleDebit(books: Books, intentId: string): void {
  const intent = books.find("payment_intent", intentId);
  if (intent?.status !== "processing") return;
  const outcome = answerDebit(books, intent);
  const isPaid = outcome.kind === "succeeded";
  const { sessionId, invoiceId } = readPurpose(books, intentId);
  const invoice = books.find("invoice", invoiceId ?? null);
  settleInvoice(books, outcome);
  if (!isPaid && invoice?.status === "open") {
    const failed = noteFailure(books, { ...invoice, auto_advance: true });
    noteUnpaid(books, findSubscriptionId(failed), failed.next_payment_attempt === null);
  }
  const session = books.find("checkout.session", sessionId ?? null);
  if (session === null || session.payment_status === "paid") return;
  if (!isPaid) books.announce("checkout.session.async_payment_failed", session);
  else {
    const paid = books.change<"checkout.session">(session, { payment_status: "paid" });
    books.announce("checkout.session.async_payment_succeeded", paid);
  }
}
