import type { Books } from "./books.ts";
import { answerAuthentication, type Outcome, readPurpose } from "./charging.ts";
import { type CheckoutOutcome, settleCheckout } from "./checkout-payment.ts";
import { findSubscriptionId, markPaid } from "./invoices.ts";
import { invalid } from "./problem.ts";
import { notePaid } from "./subscriptions.ts";

export type AuthenticationOutcome =
  | { kind: "paid"; redirectUrl: string | null }
  | { kind: "declined"; message: string; redirectUrl: string | null };

/** An intent was paid outside a checkout: marks the invoice that it belongs to as paid. */
export function settleInvoice(books: Books, outcome: Outcome): void {
  if (outcome.kind !== "succeeded") return;
  const invoice = books.find("invoice", readPurpose(books, outcome.intent.id).invoiceId ?? null);
  if (invoice === null || invoice.status !== "open") return;
  markPaid(books, invoice);
  notePaid(books, findSubscriptionId(invoice), outcome.intent);
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
  const purpose = readPurpose(books, intentId);
  const session = books.find("checkout.session", purpose.sessionId ?? null);
  const outcome = answerAuthentication(books, intent, isAccepted);
  if (session !== null) return forPage(settleCheckout(books, session, outcome), session.url);
  settleInvoice(books, outcome);
  const redirectUrl = fillReturnUrl(purpose.returnUrl ?? null, outcome);
  return outcome.kind === "declined"
    ? { kind: "declined", message: outcome.decline.message, redirectUrl }
    : { kind: "paid", redirectUrl };
}

const forPage = (outcome: CheckoutOutcome, checkoutUrl: string | null): AuthenticationOutcome => {
  if (outcome.kind === "paid") return outcome;
  const message = outcome.kind === "declined" ? outcome.message : "Your payment was not made.";
  return { kind: "declined", message, redirectUrl: checkoutUrl };
};

function fillReturnUrl(returnUrl: string | null, { kind, intent }: Outcome): string | null {
  if (returnUrl === null) return null;
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "");
  url.searchParams.set("redirect_status", kind === "succeeded" ? "succeeded" : "failed");
  return url.href;
}
