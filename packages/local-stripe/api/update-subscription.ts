import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { NO_SETTINGS, readPeriod } from "./build-subscription.ts";
import { idOf } from "./kept.ts";
import {
  flag,
  hash,
  type Input,
  mergeMetadata,
  metadata,
  oneOf,
  orEmpty,
  required,
  text,
  timestamp,
} from "./parameters.ts";
import { invalid } from "./problem.ts";

export const DETAILS = hash({
  comment: orEmpty(text()),
  feedback: orEmpty(
    oneOf(
      "customer_service",
      "low_quality",
      "missing_features",
      "other",
      "switched_service",
      "too_complex",
      "too_expensive",
      "unused",
    ),
  ),
});

export const PAYMENT_SETTINGS = hash({
  save_default_payment_method: oneOf("off", "on_subscription"),
});

export const UPDATE = {
  cancel_at: orEmpty(timestamp()),
  cancel_at_period_end: flag(),
  cancellation_details: DETAILS,
  default_payment_method: text(),
  description: orEmpty(text(500)),
  metadata: metadata(),
  pause_collection: orEmpty(
    hash({
      behavior: required(oneOf("keep_as_draft", "mark_uncollectible", "void")),
      resumes_at: timestamp(),
    }),
  ),
  payment_settings: PAYMENT_SETTINGS,
};
type Update = Input<typeof UPDATE>;

export function updateSubscription(
  books: Books,
  subscription: Stripe.Subscription,
  input: Update,
): Stripe.Subscription {
  const { cancellation_details: details, description } = input;
  checkEnding(books, subscription, input);
  const methodId = input.default_payment_method;
  if (methodId !== undefined) checkMethod(books, subscription, methodId);
  const ending = readEnding(books, subscription, input);
  const before = subscription.cancellation_details;
  const reason = ending?.canceled_at === null ? null : "cancellation_requested";
  if (ending !== null) planEnding(books, subscription.id, ending);
  return books.change<"subscription">(
    subscription,
    {
      ...ending,
      cancellation_details: {
        comment: details?.comment === undefined ? (before?.comment ?? null) : details.comment,
        feedback: details?.feedback === undefined ? (before?.feedback ?? null) : details.feedback,
        feedback_option: null,
        reason: ending === null ? (before?.reason ?? null) : reason,
      },
      ...(methodId !== undefined && { default_payment_method: methodId }),
      ...(description !== undefined && { description }),
      ...(input.pause_collection !== undefined && {
        pause_collection: input.pause_collection && {
          behavior: input.pause_collection.behavior,
          resumes_at: input.pause_collection.resumes_at ?? null,
        },
      }),
      ...(input.payment_settings !== undefined && {
        payment_settings: {
          ...(subscription.payment_settings ?? NO_SETTINGS),
          save_default_payment_method: input.payment_settings.save_default_payment_method ?? "off",
        },
      }),
      metadata: mergeMetadata(subscription.metadata, input.metadata),
    },
    "customer.subscription.updated",
  );
}

function checkMethod(books: Books, { customer }: Stripe.Subscription, methodId: string): void {
  const method = books.find("payment_method", methodId);
  if (method !== null && idOf(method.customer) === idOf(customer)) return;
  throw invalid(
    `The customer does not have a payment method with the ID ${methodId}. The payment method must be attached to the customer.`,
    { code: "resource_missing", param: "default_payment_method" },
  );
}

function checkEnding(
  books: Books,
  { status }: Stripe.Subscription,
  { cancel_at: at, cancel_at_period_end: ends, default_payment_method: method }: Update,
): void {
  const isOver = ["canceled", "incomplete_expired"].includes(status);
  if (isOver && (ends !== undefined || at !== undefined || method !== undefined)) {
    throw invalid(
      "A canceled subscription can only update its cancellation_details and metadata.",
      { code: "invalid_canceled_subscription_fields" },
    );
  }
  if (ends !== undefined && at !== undefined) {
    throw invalid(
      "You may only specify one of these parameters: cancel_at, cancel_at_period_end.",
      { code: "parameters_exclusive", param: "cancel_at" },
    );
  }
  if (typeof at === "number" && at <= books.now) {
    throw invalid("The subscription's `cancel_at` must be in the future.", { param: "cancel_at" });
  }
}

type Ending = Pick<Stripe.Subscription, "cancel_at" | "cancel_at_period_end" | "canceled_at">;
const GOING_ON: Ending = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };

/**
 * What the parameters change of a scheduled cancellation; null if nothing. Each parameter revokes only its own
 * kind: in flexible billing a cancellation by `cancel_at` leaves the flag false, so clearing the flag does nothing.
 */
function readEnding(
  books: Books,
  subscription: Stripe.Subscription,
  { cancel_at: at, cancel_at_period_end: ends }: Update,
): Ending | null {
  const isFlagged = subscription.cancel_at_period_end;
  if (ends === true && !isFlagged) {
    const { end } = readPeriod(subscription);
    return { cancel_at: end, cancel_at_period_end: true, canceled_at: books.now };
  }
  if (ends === false && isFlagged) return GOING_ON;
  if (typeof at === "number") {
    return { cancel_at: at, cancel_at_period_end: false, canceled_at: books.now };
  }
  const isDated = !isFlagged && subscription.cancel_at !== null;
  return at === null && isDated ? GOING_ON : null;
}

function planEnding(books: Books, id: string, { cancel_at, cancel_at_period_end }: Ending): void {
  books.unplan(id, "cancelAt");
  if (cancel_at !== null && !cancel_at_period_end) books.plan("cancelAt", id, cancel_at);
}
