import type { Books } from "./books.ts";
import { answerAuthentication, type Outcome, readPurpose } from "./charging.ts";
import { settleCheckout } from "./checkout-payment.ts";
import { findSubscriptionId, markPaid } from "./invoices.ts";
import { invalid } from "./problem.ts";
import { notePaid } from "./subscriptions.ts";

/** `redirectUrl`: the shop's, if the intent is a checkout's. */
export type AuthenticationOutcome =
  | { kind: "paid"; redirectUrl: string | null }
  | { kind: "declined" };

/** An intent was paid outside a checkout: marks the invoice that it belongs to as paid. */
export function settleInvoice(books: Books, outcome: Outcome): void {
  if (outcome.kind !== "succeeded") return;
  const invoice = books.find("invoice", readPurpose(books, outcome.intent.id).invoiceId ?? null);
  if (invoice === null || invoice.status !== "open") return;
  markPaid(books, invoice);
  notePaid(books, findSubscriptionId(invoice), outcome.method);
}

/** The buyer passes or fails the 3-D Secure challenge. */
export function finishAuthentication(
  books: Books,
  intentId: string,
  isAccepted: boolean,
): AuthenticationOutcome {
  const intent = books.get("payment_intent", intentId, "intent");
  if (intent.status !== "requires_action") {
    throw invalid("This PaymentIntent does not wait for an authentication.", {
      code: "payment_intent_unexpected_state",
    });
  }
  const session = books.find("checkout.session", readPurpose(books, intentId).sessionId ?? null);
  const outcome = answerAuthentication(books, intent, isAccepted);
  const checkout = session && settleCheckout(books, session, outcome);
  settleInvoice(books, outcome);
  if (outcome.kind === "declined") return { kind: "declined" };
  return { kind: "paid", redirectUrl: checkout?.kind === "paid" ? checkout.redirectUrl : null };
}
