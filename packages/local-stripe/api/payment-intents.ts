import type Stripe from "stripe";
import type { Books } from "./books.ts";
import { addIntent, charge } from "./charging.ts";
import { idOf } from "./kept.ts";
import {
  currency,
  emailAddress,
  flag,
  hash,
  type Input,
  ignored,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  orEmpty,
  required,
  text,
} from "./parameters.ts";
import { addGivenMethod, attach, getMethod, METHOD_FIELDS } from "./payment-methods.ts";
import { cardProblem, checkAmount, invalid } from "./problem.ts";
import { BY_TIME, listRoute, type Route, route, same } from "./route.ts";
import { settleInvoice } from "./settle.ts";

const PATH = "/v1/payment_intents";

/** Stripe.js sends more of a payment method than a server may. */
const GIVEN_METHOD = hash({
  ...METHOD_FIELDS,
  client_attribution_metadata: ignored(),
  guid: ignored(),
  muid: ignored(),
  sid: ignored(),
  pasted_fields: ignored(),
  payment_user_agent: ignored(),
  referrer: ignored(),
  time_on_page: ignored(),
});

const CONFIRMATION = {
  error_on_requires_action: flag(),
  off_session: flag(),
  payment_method: text(),
  payment_method_data: GIVEN_METHOD,
  receipt_email: orEmpty(emailAddress()),
  return_url: text(),
  setup_future_usage: orEmpty(oneOf("off_session", "on_session")),
  use_stripe_sdk: flag(),
};
const BY_BROWSER = {
  ...CONFIRMATION,
  client_secret: text(),
  expected_payment_method_type: ignored(),
  key: ignored(),
  _stripe_version: ignored(),
  client_attribution_metadata: ignored(),
};
const DETAILS = {
  amount: integer({ min: 1 }),
  currency: currency(),
  customer: text(),
  description: text(1_000),
  metadata: metadata(),
  payment_method: text(),
  receipt_email: orEmpty(emailAddress()),
  setup_future_usage: orEmpty(oneOf("off_session", "on_session")),
  statement_descriptor_suffix: text(22),
};
const NEW_INTENT = {
  ...CONFIRMATION,
  ...DETAILS,
  allowed_payment_method_types: list(text()),
  amount: required(integer({ min: 1 })),
  automatic_payment_methods: hash({
    enabled: required(flag()),
    allow_redirects: oneOf("always", "never"),
  }),
  capture_method: oneOf("automatic", "automatic_async"),
  confirm: flag(),
  currency: required(currency()),
};

function createIntent(books: Books, input: Input<typeof NEW_INTENT>): Stripe.PaymentIntent {
  checkAmount(input.amount);
  if (input.customer !== undefined) books.get("customer", input.customer, "customer");
  const given = input.automatic_payment_methods;
  const isAutomatic = given?.enabled ?? input.allowed_payment_method_types === undefined;
  const intent = addIntent(books, {
    amountCents: input.amount,
    currency: input.currency.toLowerCase(),
    customerId: input.customer ?? null,
    description: input.description ?? null,
    metadata: mergeMetadata({}, input.metadata),
    methodTypes: input.allowed_payment_method_types ?? null,
    automatic: isAutomatic
      ? { allow_redirects: given?.allow_redirects ?? "always", enabled: true }
      : null,
    receiptEmail: input.receipt_email ?? null,
    setupFutureUsage: input.setup_future_usage ?? null,
    statementSuffix: input.statement_descriptor_suffix ?? null,
  });
  if (input.confirm === true) return confirm(books, intent, input);
  if (input.payment_method === undefined) return intent;
  const method = getMethod(books, input.payment_method, "payment_method");
  return books.change<"payment_intent">(intent, {
    payment_method: method.id,
    status: "requires_confirmation",
  });
}

function confirm(
  books: Books,
  intent: Stripe.PaymentIntent,
  input: Input<typeof CONFIRMATION>,
): Stripe.PaymentIntent {
  checkState(intent, "confirm", [
    "requires_payment_method",
    "requires_confirmation",
    "requires_action",
  ]);
  if (input.return_url !== undefined && !URL.canParse(input.return_url)) {
    throw invalid("Not a valid URL", { code: "url_invalid", param: "return_url" });
  }
  const method = readMethod(books, intent, input);
  const { receipt_email, setup_future_usage, return_url, use_stripe_sdk } = input;
  const asked = books.change<"payment_intent">(intent, {
    ...(receipt_email !== undefined && { receipt_email }),
    ...(setup_future_usage !== undefined && { setup_future_usage }),
  });
  const outcome = charge(books, asked, method, {
    isOffSession: input.off_session === true,
    returnUrl: use_stripe_sdk === true ? null : (return_url ?? null),
  });
  settleInvoice(books, outcome);
  if (outcome.kind === "declined") {
    const charged = idOf(outcome.intent.latest_charge);
    throw cardProblem(outcome.decline, {
      ...(charged !== null && { charge: charged }),
      payment_intent: outcome.intent,
      payment_method: method,
    });
  }
  const customerId = idOf(intent.customer);
  if (outcome.kind === "succeeded" && customerId !== null && asked.setup_future_usage !== null) {
    attach(books, method, customerId);
  }
  return outcome.intent;
}

function readMethod(
  books: Books,
  intent: Stripe.PaymentIntent,
  input: Input<typeof CONFIRMATION>,
): Stripe.PaymentMethod {
  if (input.payment_method_data !== undefined)
    return addGivenMethod(books, input.payment_method_data);
  const id = input.payment_method ?? idOf(intent.payment_method);
  if (id !== null) return getMethod(books, id, "payment_method");
  throw invalid(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    { code: "payment_intent_unexpected_state", more: { payment_intent: intent } },
  );
}

function checkState(intent: Stripe.PaymentIntent, verb: string, states: string[]): void {
  if (states.includes(intent.status)) return;
  throw invalid(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${verb}${verb.endsWith("l") ? "ed" : "d"}: ${states.join(", ")}.`,
    { code: "payment_intent_unexpected_state", more: { payment_intent: intent } },
  );
}

const OPEN = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** A client secret must match its intent. */
function getBySecret(books: Books, id: string, secret: string | undefined): Stripe.PaymentIntent {
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
  route("POST", `${PATH}/:id`, DETAILS, (books, { metadata, customer, ...input }, id) => {
    const intent = books.get("payment_intent", id, "intent");
    const { description: _, ...changes } = { ...input, customer };
    // Metadata and the description can be changed at any time.
    if (Object.values(changes).some((value) => value !== undefined)) {
      checkState(intent, "update", OPEN);
    }
    if (input.amount !== undefined) checkAmount(input.amount);
    if (customer !== undefined) books.get("customer", customer, "customer");
    const { payment_method, ...plain } = input;
    const method =
      payment_method === undefined ? null : getMethod(books, payment_method, "payment_method");
    const given = Object.fromEntries(
      Object.entries(plain).filter(([name, value]) => name !== "expand" && value !== undefined),
    );
    return books.change<"payment_intent">(intent, {
      ...given,
      ...(customer !== undefined && { customer }),
      ...(method !== null && { payment_method: method.id, status: "requires_confirmation" }),
      metadata: mergeMetadata(intent.metadata, metadata),
    });
  }),
  route(
    "POST",
    `${PATH}/:id/confirm`,
    BY_BROWSER,
    (books, { client_secret, ...input }, id) =>
      confirm(books, getBySecret(books, id, client_secret), input),
    { isPublic: true },
  ),
  route(
    "POST",
    `${PATH}/:id/cancel`,
    {
      cancellation_reason: oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer"),
    },
    (books, { cancellation_reason }, id) => {
      const intent = books.get("payment_intent", id, "intent");
      checkState(intent, "cancel", OPEN);
      return books.change<"payment_intent">(
        intent,
        {
          canceled_at: books.now,
          cancellation_reason: cancellation_reason ?? null,
          next_action: null,
          status: "canceled",
        },
        "payment_intent.canceled",
      );
    },
  ),
  route(
    "GET",
    `${PATH}/:id`,
    { client_secret: text(), key: ignored(), is_stripe_sdk: ignored(), _stripe_version: ignored() },
    (books, { client_secret }, id) => getBySecret(books, id, client_secret),
    { isPublic: true },
  ),
  listRoute("payment_intent", PATH, { ...BY_TIME, customer: text() }, ({ customer }) =>
    same("customer", customer),
  ),
];
