import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { drawId, drawText } from "./ids.ts";
import { idOf } from "./kept.ts";
import { type Input, integer, mergeMetadata, metadata, oneOf, text } from "./parameters.ts";
import { invalid } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/refunds";

const NEW_REFUND = {
  amount: integer({ min: 1 }),
  charge: text(),
  metadata: metadata(),
  payment_intent: text(),
  reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
};

/** Full or partial refund. */
export function refund(books: Books, input: Input<typeof NEW_REFUND>): Stripe.Refund {
  const charge = findCharge(books, input);
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const amount = input.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount ($${inDollars(amount)}) is greater than ${left < charge.amount ? "unrefunded amount on charge" : "charge amount"} ($${inDollars(left)})`,
      { param: "amount" },
    );
  }
  const made = books.add<"refund">(buildRefund(books, charge, amount, input), "refund.created");
  books.record({
    kind: "refund",
    amountCents: amount,
    currency: charge.currency,
    customerId: idOf(charge.customer),
    paymentIntentId: idOf(charge.payment_intent),
    chargeId: charge.id,
    description: charge.description,
  });
  const refunded = charge.amount_refunded + amount;
  books.change<"charge">(
    charge,
    { amount_refunded: refunded, refunded: refunded === charge.amount },
    "charge.refunded",
  );
  if (made.destination_details?.card === undefined) return made;
  return books.change<"refund">(
    made,
    {
      destination_details: {
        card: {
          reference: drawText(12),
          reference_status: "available",
          reference_type: "acquirer_reference_number",
          type: "refund",
        },
        type: "card",
      },
    },
    "refund.updated",
  );
}

const inDollars = (cents: number) => (cents / 100).toFixed(2);

function findCharge(books: Books, input: Input<typeof NEW_REFUND>): Stripe.Charge {
  const { charge, payment_intent } = input;
  if (charge === undefined && payment_intent === undefined) {
    throw invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  if (charge !== undefined) return checkPaid(books.get("charge", charge, "charge"));
  const intent = books.get("payment_intent", payment_intent ?? "", "payment_intent");
  const latest = idOf(intent.latest_charge);
  if (latest === null || intent.status !== "succeeded") {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { code: "payment_intent_unexpected_state", param: "payment_intent" },
    );
  }
  return books.get("charge", latest, "charge");
}

function checkPaid(charge: Stripe.Charge): Stripe.Charge {
  if (charge.paid) return charge;
  throw invalid(`Charge ${charge.id} failed; cannot issue a refund.`, { param: "charge" });
}

const buildRefund = (
  books: Books,
  charge: Stripe.Charge,
  amount: number,
  { metadata, reason }: Input<typeof NEW_REFUND>,
): Stripe.Refund => ({
  ...blanks.refund,
  id: drawId(charge.id.startsWith("py_") ? "other_refund" : "refund"),
  object: "refund",
  amount,
  balance_transaction: `txn_3${drawText(23)}`,
  charge: charge.id,
  created: books.now,
  currency: charge.currency,
  customer: charge.customer,
  destination_details:
    charge.payment_method_details?.type === "card"
      ? { card: { reference_status: "pending", type: "refund" }, type: "card" }
      : { type: charge.payment_method_details?.type ?? "card" },
  metadata: mergeMetadata({}, metadata),
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: reason ?? null,
  status: "succeeded",
});

export const REFUND_ROUTES: Route[] = [
  route("POST", PATH, NEW_REFUND, refund),
  retrieveRoute("refund", PATH, "refund"),
  listRoute(
    "refund",
    PATH,
    { ...BY_TIME, charge: text(), payment_intent: text() },
    ({ charge, payment_intent }) => [
      ...same("charge", charge),
      ...same("payment_intent", payment_intent),
    ],
  ),
];
