import type { Books } from "./books.ts";
import { buildCharge, buildIntent, drawTransaction, type IntentRequest } from "./build-payment.ts";
import { AUTHENTICATION_FAILED, type Decline } from "./cards.ts";
import type { PaymentIntent, PaymentMethod } from "./kept.ts";
import { readBehaviour } from "./payment-methods.ts";

export type Outcome =
  | { kind: "succeeded"; intent: PaymentIntent; method: PaymentMethod }
  | { kind: "authenticate"; intent: PaymentIntent }
  | { kind: "declined"; intent: PaymentIntent; decline: Decline };

/** What an intent pays for. Stored in the hidden part. */
type IntentPurpose = { sessionId?: string; invoiceId?: string };

type Attempt = { returnUrl?: string | null; isAuthenticated?: boolean };

export function addIntent(
  books: Books,
  request: IntentRequest,
  purpose: IntentPurpose = {},
): PaymentIntent {
  const intent = books.add<"payment_intent">(buildIntent(books, request), "payment_intent.created");
  books.store.hide(intent.id, purpose);
  return intent;
}

export const readPurpose = (books: Books, intentId: string): IntentPurpose =>
  books.store.readHidden<IntentPurpose>(intentId) ?? {};

export const notePurpose = (books: Books, intentId: string, purpose: IntentPurpose): void =>
  books.store.hide(intentId, { ...readPurpose(books, intentId), ...purpose });

/** Payments are captured asynchronously: their net amount and fee are known only after the buyer has the answer. */
const BOOKED_AFTER_SECONDS = 2;

/** Charges the card for the intent's amount. */
export function charge(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  { isAuthenticated = false, returnUrl = null }: Attempt = {},
): Outcome {
  const behaviour = readBehaviour(books, method.id);
  if (behaviour.kind === "declined" || behaviour.kind === "attachesOnly") {
    return refuse(books, intent, method, behaviour.decline);
  }
  if (behaviour.kind === "authenticates" && !isAuthenticated) {
    return askBuyer(books, intent, method, returnUrl);
  }
  return take(books, intent, method, behaviour.kind === "disputed");
}

/** Continues after the 3-D Secure challenge. */
export function answerAuthentication(
  books: Books,
  intent: PaymentIntent,
  isAccepted: boolean,
): Outcome {
  const method = books.get("payment_method", intent.payment_method ?? "", "payment_method");
  if (!isAccepted) return refuse(books, intent, method, AUTHENTICATION_FAILED);
  return charge(books, intent, method, { isAuthenticated: true });
}

function take(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  isDisputed: boolean,
): Outcome {
  const charged = books.add<"charge">(buildCharge(books, intent, method, null), "charge.succeeded");
  if (isDisputed) books.plan("openDispute", charged.id, books.now);
  books.plan("bookBalance", charged.id, books.now + BOOKED_AFTER_SECONDS);
  books.record("charge", charged, charged.amount);
  const paid = books.change<"payment_intent">(
    intent,
    {
      last_payment_error: null,
      latest_charge: charged.id,
      next_action: null,
      payment_method: method.id,
      status: "succeeded",
    },
    "payment_intent.succeeded",
  );
  return { kind: "succeeded", intent: paid, method };
}

export function bookBalance(books: Books, chargeId: string): void {
  const charged = books.get("charge", chargeId, "charge");
  books.change<"charge">(charged, { balance_transaction: drawTransaction() }, "charge.updated");
}

function refuse(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): Outcome {
  const isByBank = decline !== AUTHENTICATION_FAILED;
  const charged = isByBank
    ? books.add<"charge">(buildCharge(books, intent, method, decline), "charge.failed")
    : null;
  const refused = books.change<"payment_intent">(
    intent,
    {
      last_payment_error: {
        code: decline.code,
        ...(decline.declineCode !== null && { decline_code: decline.declineCode }),
        message: decline.message,
        type: isByBank ? "card_error" : "invalid_request_error",
      },
      latest_charge: charged?.id ?? intent.latest_charge,
      next_action: null,
      payment_method: null,
      status: "requires_payment_method",
    },
    "payment_intent.payment_failed",
  );
  return { kind: "declined", intent: refused, decline };
}

function askBuyer(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  returnUrl: string | null,
): Outcome {
  const url = books.pageUrl(`authenticate/${intent.id}`);
  const asked = books.change<"payment_intent">(
    intent,
    {
      last_payment_error: null,
      next_action:
        returnUrl === null
          ? { type: "use_stripe_sdk" }
          : { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } },
      payment_method: method.id,
      status: "requires_action",
    },
    "payment_intent.requires_action",
  );
  return { kind: "authenticate", intent: asked };
}

export const cancelIntent = (books: Books, intent: PaymentIntent): PaymentIntent =>
  books.change<"payment_intent">(
    intent,
    { next_action: null, status: "canceled" },
    "payment_intent.canceled",
  );
