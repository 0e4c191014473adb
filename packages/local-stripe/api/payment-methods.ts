import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { type CardBehaviour, type CardInput, READY_MADE, readCard } from "./cards.ts";
import { readAddress } from "./customers.ts";
import { drawId, drawText } from "./ids.ts";
import { idOf } from "./kept.ts";
import {
  hash,
  type Input,
  ignored,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  orEmpty,
  required,
  text,
} from "./parameters.ts";
import { cardProblem, invalid } from "./problem.ts";
import { type Route, retrieveRoute, route } from "./route.ts";

const PATH = "/v1/payment_methods";

const ADDRESS = hash({
  city: orEmpty(text()),
  country: orEmpty(text()),
  line1: orEmpty(text()),
  line2: orEmpty(text()),
  postal_code: orEmpty(text()),
  state: orEmpty(text()),
});

/** Stripe.js sends the same fields as `payment_method_data`. */
export const METHOD_FIELDS = {
  type: required(oneOf("card")),
  card: hash({
    number: required(text()),
    exp_month: required(integer()),
    exp_year: required(integer()),
    cvc: orEmpty(text()),
    token: text(),
    networks: ignored(),
  }),
  billing_details: hash({
    address: orEmpty(ADDRESS),
    email: orEmpty(text()),
    name: orEmpty(text()),
    phone: orEmpty(text()),
    tax_id: orEmpty(text()),
  }),
  allow_redisplay: oneOf("always", "limited", "unspecified"),
  metadata: metadata(),
};

/** What Stripe does not expose of a card. */
type Hidden = { behaviour: CardBehaviour; isAuthenticated: boolean };

export const readBehaviour = (books: Books, methodId: string): Hidden =>
  books.store.readHidden<Hidden>(methodId) ?? {
    behaviour: { kind: "works" },
    isAuthenticated: false,
  };

/** Records an authentication: from now on, off-session charges of a card that asks `once` succeed. */
export const noteAuthentication = (books: Books, methodId: string): void =>
  books.store.hide(methodId, { ...readBehaviour(books, methodId), isAuthenticated: true });

export function addCard(books: Books, card: CardInput): Stripe.PaymentMethod {
  const read = readCard(card, new Date(books.nowMs));
  if ("code" in read) throw cardProblem(read, { param: "number" });
  const method: Stripe.PaymentMethod = {
    ...blanks.payment_method,
    id: drawId("payment_method"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: readAddress({ country: card.country, postal_code: card.postalCode }),
      email: card.email ?? null,
      name: card.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: read.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: card.cvc ? "pass" : null,
      },
      country: "US",
      display_brand: read.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear < 100 ? 2_000 + card.expYear : card.expYear,
      fingerprint: read.isKnownAgain ? `sandbox${read.brand}${read.last4}` : drawText(16),
      funding: "credit",
      generated_from: null,
      last4: read.last4,
      networks: { available: [read.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: books.now,
    metadata: {},
    type: "card",
  };
  books.add<"payment_method">(method);
  books.store.hide(method.id, { behaviour: read.behaviour, isAuthenticated: false });
  return method;
}

function addGivenCard(books: Books, card: Input<typeof METHOD_FIELDS>["card"]) {
  if (card === undefined) {
    throw invalid("Missing required param: card.", { code: "parameter_missing", param: "card" });
  }
  return addCard(books, {
    number: card.number,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    cvc: card.cvc,
  });
}

export const addGivenMethod = (
  books: Books,
  { card, billing_details: billing, metadata, allow_redisplay }: Input<typeof METHOD_FIELDS>,
): Stripe.PaymentMethod => {
  return books.change<"payment_method">(addGivenCard(books, card), {
    allow_redisplay: allow_redisplay ?? "unspecified",
    billing_details: {
      address: readAddress(billing?.address ?? {}),
      email: billing?.email ?? null,
      name: billing?.name ?? null,
      phone: billing?.phone ?? null,
      tax_id: billing?.tax_id ?? null,
    },
    metadata: mergeMetadata({}, metadata),
  });
};

/** Finds a payment method; Stripe's test methods (`pm_card_…`) are created on first use. */
export function getMethod(books: Books, id: string, param: string): Stripe.PaymentMethod {
  const number = READY_MADE[id];
  if (number === undefined) return books.get("payment_method", id, param);
  const expYear = new Date(books.nowMs).getUTCFullYear() + 3;
  return addCard(books, { number, expMonth: 12, expYear, cvc: "123" });
}

export function attach(
  books: Books,
  method: Stripe.PaymentMethod,
  customerId: string,
): Stripe.PaymentMethod {
  if (idOf(method.customer) === customerId) return method;
  if (method.customer !== null) {
    throw invalid("The payment method you provided has already been attached to a customer.", {
      code: "payment_method_unexpected_state",
    });
  }
  const { behaviour } = readBehaviour(books, method.id);
  if (behaviour.kind === "declined") throw cardProblem(behaviour.decline, {});
  return books.change<"payment_method">(
    method,
    { customer: customerId },
    "payment_method.attached",
  );
}

export const METHOD_ROUTES: Route[] = [
  route("POST", `${PATH}/:id/attach`, { customer: required(text()) }, (books, { customer }, id) => {
    books.get("customer", customer, "customer");
    return attach(books, getMethod(books, id, "payment_method"), customer);
  }),
  retrieveRoute("payment_method", PATH, "payment_method"),
];

/** Puts a test card on file without validating it. */
export function addTestCard(
  books: Books,
  customerId: string,
  number: string,
): Stripe.PaymentMethod {
  const expYear = new Date(books.nowMs).getUTCFullYear() + 3;
  const method = addCard(books, { number, expMonth: 12, expYear, cvc: "123" });
  return books.change<"payment_method">(
    method,
    { customer: customerId },
    "payment_method.attached",
  );
}
