import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { buildCharge, buildIntent, drawTransaction, type IntentRequest } from "./build-payment.ts";
import { AUTHENTICATION_FAILED, AUTHENTICATION_REQUIRED, type Decline } from "./cards.ts";
import { idOf } from "./kept.ts";
import { noteAuthentication, readBehaviour } from "./payment-methods.ts";

export type Outcome =
  | { kind: "succeeded"; intent: Stripe.PaymentIntent }
  | { kind: "authenticate"; intent: Stripe.PaymentIntent }
  | { kind: "declined"; intent: Stripe.PaymentIntent; decline: Decline };

/** What an intent pays for, and where 3-D Secure returns to. Stored in the hidden part. */
export type IntentPurpose = {
  sessionId?: string;
  invoiceId?: string;
  returnUrl?: string | null;
};

type Attempt = {
  isOffSession?: boolean;
  /** Whether an off-session payment waits for 3-D Secure, as invoices do; otherwise it is declined. */
  canWait?: boolean;
  returnUrl?: string | null;
  isAuthenticated?: boolean;
};

export function addIntent(
  books: Books,
  request: IntentRequest,
  purpose: IntentPurpose = {},
): Stripe.PaymentIntent {
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
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  attempt: Attempt = {},
): Outcome {
  const { behaviour, isAuthenticated: wasAuthenticated } = readBehaviour(books, method.id);
  if (behaviour.kind === "declined" || behaviour.kind === "attachesOnly") {
    return refuse(books, intent, method, behaviour.decline);
  }
  const mustAuthenticate =
    behaviour.kind === "authenticates" &&
    attempt.isAuthenticated !== true &&
    !(behaviour.how === "once" && wasAuthenticated);
  if (mustAuthenticate && attempt.isOffSession === true && attempt.canWait !== true) {
    return refuse(books, intent, method, AUTHENTICATION_REQUIRED);
  }
  if (mustAuthenticate) return askBuyer(books, intent, method, attempt.returnUrl ?? null);
  return take(books, intent, method, {
    isAuthenticated: attempt.isAuthenticated === true,
    isDisputed: behaviour.kind === "disputed",
  });
}

/** Continues after the 3-D Secure challenge. */
export function answerAuthentication(
  books: Books,
  intent: Stripe.PaymentIntent,
  isAccepted: boolean,
): Outcome {
  const method = books.get("payment_method", idOf(intent.payment_method) ?? "", "payment_method");
  if (!isAccepted) return refuse(books, intent, method, AUTHENTICATION_FAILED);
  noteAuthentication(books, method.id);
  return charge(books, intent, method, { isAuthenticated: true });
}

function take(
  books: Books,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { isAuthenticated, isDisputed }: { isAuthenticated: boolean; isDisputed: boolean },
): Outcome {
  const charged = books.add<"charge">(
    buildCharge(books, intent, method, { decline: null, isAuthenticated }),
    "charge.succeeded",
  );
  if (isDisputed) books.plan("openDispute", charged.id, books.now);
  books.plan("bookBalance", charged.id, books.now + BOOKED_AFTER_SECONDS);
  return bookCharge(books, intent, charged, method);
}

export function bookBalance(books: Books, chargeId: string): void {
  const charged = books.get("charge", chargeId, "charge");
  books.change<"charge">(charged, { balance_transaction: drawTransaction() }, "charge.updated");
}

function bookCharge(
  books: Books,
  intent: Stripe.PaymentIntent,
  charged: Stripe.Charge,
  method: Stripe.PaymentMethod,
): Outcome {
  books.record({
    kind: "charge",
    amountCents: charged.amount,
    currency: charged.currency,
    customerId: idOf(charged.customer),
    paymentIntentId: intent.id,
    chargeId: charged.id,
    description: charged.description,
  });
  const paid = books.change<"payment_intent">(
    intent,
    {
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charged.id,
      next_action: null,
      payment_method: method.id,
      status: "succeeded",
    },
    "payment_intent.succeeded",
  );
  return { kind: "succeeded", intent: paid };
}

function refuse(
  books: Books,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): Outcome {
  const isByBank = decline !== AUTHENTICATION_FAILED;
  const charged = isByBank
    ? books.add<"charge">(
        buildCharge(books, intent, method, { decline, isAuthenticated: false }),
        "charge.failed",
      )
    : null;
  return bookRefusal(books, intent, method, { decline, charged });
}

function bookRefusal(
  books: Books,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { decline, charged }: { decline: Decline; charged: Stripe.Charge | null },
): Outcome {
  const refused = books.change<"payment_intent">(
    intent,
    {
      last_payment_error: {
        ...(charged !== null && { charge: charged.id }),
        code: decline.code,
        ...(decline.declineCode !== null && { decline_code: decline.declineCode }),
        doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll("_", "-")}`,
        message: decline.message,
        payment_method: method,
        type: charged === null ? "invalid_request_error" : "card_error",
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
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  returnUrl: string | null,
): Outcome {
  const url = books.pageUrl(`authenticate/${intent.id}`);
  const asked = books.change<"payment_intent">(
    intent,
    {
      last_payment_error: null,
      next_action:
        returnUrl === null
          ? {
              type: "use_stripe_sdk",
              use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url },
            }
          : { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } },
      payment_method: method.id,
      status: "requires_action",
    },
    "payment_intent.requires_action",
  );
  notePurpose(books, intent.id, { returnUrl });
  return { kind: "authenticate", intent: asked };
}
