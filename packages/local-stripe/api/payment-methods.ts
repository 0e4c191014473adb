import type { Books } from "./books.ts";
import { type CardBehaviour, type CardInput, type Decline, READY_MADE, readCard } from "./cards.ts";
import { drawId, drawText } from "./ids.ts";
import type { PaymentMethod } from "./kept.ts";
import { hash, type Input, integer, oneOf, required, text } from "./parameters.ts";
import { cardProblem, invalid, Problem } from "./problem.ts";
import { type Route, retrieveRoute, route } from "./route.ts";

const PATH = "/v1/payment_methods";

/** As Stripe.js sends it. */
export const GIVEN_METHOD = hash({
  type: required(oneOf("card")),
  card: required(
    hash({
      number: required(text()),
      exp_month: required(integer()),
      exp_year: required(integer()),
      cvc: required(text()),
    }),
  ),
  billing_details: hash({ email: text(), name: text() }),
});

type GivenMethod = NonNullable<Input<{ given: typeof GIVEN_METHOD }>["given"]>;

/** What Stripe does not expose of a card. */
type Hidden = { behaviour: CardBehaviour };

export const readBehaviour = (books: Books, methodId: string): CardBehaviour =>
  books.store.readHidden<Hidden>(methodId)?.behaviour ?? { kind: "works" };

export function addCard(books: Books, card: CardInput, email: string | null = null): PaymentMethod {
  const read = readCard(card, new Date(books.nowMs));
  if ("code" in read) throw cardProblem(read, { param: "number" });
  const { brand, last4, behaviour, isKnownAgain } = read;
  const method = books.add<"payment_method">({
    id: drawId("payment_method"),
    object: "payment_method",
    billing_details: { email, name: card.name ?? null },
    card: { brand, fingerprint: isKnownAgain ? `sandbox${brand}${last4}` : drawText(16), last4 },
    created: books.now,
    customer: null,
    type: "card",
  });
  books.store.hide(method.id, { behaviour } satisfies Hidden);
  return method;
}

export const addGivenMethod = (
  books: Books,
  { card, billing_details: billing }: GivenMethod,
): PaymentMethod => {
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = card;
  return addCard(books, { number, expMonth, expYear, cvc, name: billing?.name }, billing?.email);
};

const buildTestCard = (books: Books, number: string): CardInput => ({
  number,
  expMonth: 12,
  expYear: new Date(books.nowMs).getUTCFullYear() + 3,
  cvc: "123",
});

/** Finds a payment method; Stripe's test methods (`pm_card_…`) are created on first use. */
export function getMethod(books: Books, id: string, param: string): PaymentMethod {
  const number = READY_MADE[id];
  return number === undefined
    ? books.get("payment_method", id, param)
    : addCard(books, buildTestCard(books, number));
}

export function attach(books: Books, method: PaymentMethod, customerId: string): PaymentMethod {
  if (method.customer === customerId) return method;
  if (method.customer !== null) {
    throw invalid("The payment method you provided has already been attached to a customer.", {
      code: "payment_method_unexpected_state",
    });
  }
  const behaviour = readBehaviour(books, method.id);
  if (behaviour.kind === "declined") throw cardProblem(behaviour.decline, {});
  return putOnCustomer(books, method, customerId);
}

/** For the pages, which show a decline. */
export type Declined = { kind: "declined"; message: string; code: string };

export const toDecline = ({ message, code }: Pick<Decline, "message" | "code">): Declined => ({
  kind: "declined",
  message,
  code,
});

/** Returns a card's decline instead of throwing it. */
export function orDecline<T>(act: () => T): T | Declined {
  try {
    return act();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.type !== "card_error") throw problem;
    return toDecline({ message: problem.message, code: problem.details.code ?? "card_declined" });
  }
}

const putOnCustomer = (books: Books, method: PaymentMethod, customer: string): PaymentMethod =>
  books.change<"payment_method">(method, { customer }, "payment_method.attached");

export const METHOD_ROUTES: Route[] = [
  route("POST", `${PATH}/:id/attach`, { customer: required(text()) }, (books, { customer }, id) => {
    books.get("customer", customer, "customer");
    return attach(books, getMethod(books, id, "payment_method"), customer);
  }),
  retrieveRoute("payment_method", PATH, "payment_method"),
];

/** Puts a test card on file without validating it. */
export const addTestCard = (books: Books, customerId: string, number: string): PaymentMethod =>
  putOnCustomer(books, addCard(books, buildTestCard(books, number)), customerId);
