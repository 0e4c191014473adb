import type { Books } from "./books.ts";
import { addIntent, cancelIntent, charge } from "./charging.ts";
import type { PaymentIntent, PaymentMethod } from "./kept.ts";
import {
  emailAddress,
  flag,
  type Input,
  ignored,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  text,
} from "./parameters.ts";
import { addGivenMethod, GIVEN_METHOD, getMethod } from "./payment-methods.ts";
import { cardProblem, checkAmount, invalid } from "./problem.ts";
import { BY_TIME, listRoute, type Route, route, same } from "./route.ts";
import { settleInvoice } from "./settle.ts";

const PATH = "/v1/payment_intents";

const CONFIRMATION = {
  payment_method: text(),
  payment_method_data: GIVEN_METHOD,
  receipt_email: emailAddress(),
  return_url: text(),
  use_stripe_sdk: flag(),
};
const NEW_INTENT = {
  ...CONFIRMATION,
  allowed_payment_method_types: list(text()),
  amount: required(integer({ min: 1 })),
  confirm: flag(),
  currency: required(oneOf("usd")),
  customer: text(),
  description: text(1_000),
  metadata: metadata(),
  setup_future_usage: oneOf("off_session", "on_session"),
  statement_descriptor_suffix: text(22),
};

function createIntent(books: Books, input: Input<typeof NEW_INTENT>): PaymentIntent {
  checkAmount(input.amount);
  if (input.customer !== undefined) books.get("customer", input.customer, "customer");
  const intent = addIntent(books, {
    amountCents: input.amount,
    currency: input.currency,
    customerId: input.customer ?? null,
    description: input.description,
    metadata: mergeMetadata({}, input.metadata),
    methodTypes: input.allowed_payment_method_types,
    receiptEmail: input.receipt_email,
    setupFutureUsage: input.setup_future_usage,
    statementSuffix: input.statement_descriptor_suffix,
  });
  return input.confirm === true ? confirm(books, intent, input) : intent;
}

const OPEN = ["requires_payment_method", "requires_action"];

function confirm(
  books: Books,
  intent: PaymentIntent,
  input: Input<typeof CONFIRMATION>,
): PaymentIntent {
  checkOpen(intent, "confirm");
  const method = readMethod(books, intent, input);
  const { receipt_email, return_url, use_stripe_sdk } = input;
  const asked = books.change<"payment_intent">(intent, {
    ...(receipt_email !== undefined && { receipt_email }),
  });
  const outcome = charge(books, asked, method, {
    returnUrl: use_stripe_sdk === true ? null : (return_url ?? null),
  });
  settleInvoice(books, outcome);
  if (outcome.kind === "declined") {
    throw cardProblem(outcome.decline, {
      charge: outcome.intent.latest_charge,
      payment_intent: outcome.intent,
    });
  }
  return outcome.intent;
}

function readMethod(
  books: Books,
  intent: PaymentIntent,
  { payment_method, payment_method_data: data }: Input<typeof CONFIRMATION>,
): PaymentMethod {
  if (data !== undefined) return addGivenMethod(books, data);
  const id = payment_method ?? intent.payment_method;
  if (id !== null) return getMethod(books, id, "payment_method");
  throw invalid(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    { code: "payment_intent_unexpected_state", more: { payment_intent: intent } },
  );
}

function checkOpen(intent: PaymentIntent, verb: "cancel" | "confirm" | "update"): void {
  if (OPEN.includes(intent.status)) return;
  throw invalid(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be changed in this way: ${OPEN.join(", ")}.`,
    { code: "payment_intent_unexpected_state", more: { payment_intent: intent } },
  );
}

/** A client secret must match its intent. */
function getBySecret(books: Books, id: string, secret: string | undefined): PaymentIntent {
  const intent = books.get("payment_intent", id, "intent");
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalid(
      "The client_secret provided does not match any associated PaymentIntent on this account.",
      { code: "payment_intent_invalid_parameter", param: "client_secret" },
    );
  }
  return intent;
}

export const INTENT_ROUTES: Route[] = [
  route("POST", PATH, NEW_INTENT, createIntent),
  route(
    "POST",
    `${PATH}/:id`,
    { metadata: metadata(), receipt_email: emailAddress() },
    (books, { metadata, receipt_email }, id) => {
      const intent = books.get("payment_intent", id, "intent");
      // Metadata can be changed at any time.
      if (receipt_email !== undefined) checkOpen(intent, "update");
      return books.change<"payment_intent">(intent, {
        ...(receipt_email !== undefined && { receipt_email }),
        metadata: mergeMetadata(intent.metadata, metadata),
      });
    },
  ),
  route(
    "POST",
    `${PATH}/:id/confirm`,
    { ...CONFIRMATION, client_secret: text(), key: ignored() },
    (books, { client_secret, ...input }, id) =>
      confirm(books, getBySecret(books, id, client_secret), input),
    { isPublic: true },
  ),
  route(
    "POST",
    `${PATH}/:id/cancel`,
    { cancellation_reason: oneOf("abandoned") },
    (books, _, id) => {
      const intent = books.get("payment_intent", id, "intent");
      checkOpen(intent, "cancel");
      return cancelIntent(books, intent);
    },
  ),
  route(
    "GET",
    `${PATH}/:id`,
    { client_secret: text() },
    (books, { client_secret }, id) => getBySecret(books, id, client_secret),
    { isPublic: true },
  ),
  listRoute("payment_intent", PATH, { ...BY_TIME, customer: text() }, ({ customer }) =>
    same("customer", customer),
  ),
];
