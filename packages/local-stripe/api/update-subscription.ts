import type { Books } from "./books.ts";
import { readPeriod } from "./build-subscription.ts";
import type { Subscription } from "./kept.ts";
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

export const UPDATE = {
  cancel_at: orEmpty(timestamp()),
  cancel_at_period_end: flag(),
  default_payment_method: text(),
  metadata: metadata(),
  pause_collection: orEmpty(hash({ behavior: required(oneOf("void")), resumes_at: timestamp() })),
  payment_settings: hash({
    save_default_payment_method: required(oneOf("off", "on_subscription")),
  }),
};
type Update = Input<typeof UPDATE>;

export function updateSubscription(
  books: Books,
  subscription: Subscription,
  input: Update,
): Subscription {
  checkEnding(books, subscription, input);
  const methodId = input.default_payment_method;
  if (methodId !== undefined) checkMethod(books, subscription, methodId);
  const { pause_collection: pause, payment_settings } = input;
  const ending = readEnding(books, subscription, input);
  if (ending !== null) planEnding(books, subscription.id, ending);
  return books.change<"subscription">(
    subscription,
    {
      ...ending,
      ...(methodId !== undefined && { default_payment_method: methodId }),
      ...(pause !== undefined && {
        pause_collection: pause && { ...pause, resumes_at: pause.resumes_at ?? null },
      }),
      ...(payment_settings !== undefined && { payment_settings }),
      metadata: mergeMetadata(subscription.metadata, input.metadata),
    },
    "customer.subscription.updated",
  );
}

function checkMethod(books: Books, { customer }: Subscription, methodId: string): void {
  if (books.find("payment_method", methodId)?.customer === customer) return;
  throw invalid(
    `The customer does not have a payment method with the ID ${methodId}. The payment method must be attached to the customer.`,
    { code: "resource_missing", param: "default_payment_method" },
  );
}

function checkEnding(
  books: Books,
  { status }: Subscription,
  { cancel_at: at, cancel_at_period_end: ends, default_payment_method: method }: Update,
): void {
  if (status === "canceled" && (ends !== undefined || at !== undefined || method !== undefined)) {
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

type Ending = Pick<Subscription, "cancel_at" | "cancel_at_period_end" | "canceled_at">;
const GOING_ON: Ending = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };

/**
 * What the parameters change of a scheduled cancellation; null if nothing. Each parameter revokes only its own
 * kind: in flexible billing a cancellation by `cancel_at` leaves the flag false, so clearing the flag does nothing.
 */
function readEnding(
  books: Books,
  subscription: Subscription,
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
