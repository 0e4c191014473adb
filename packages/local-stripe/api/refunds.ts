import type Stripe from "stripe";
import { hours } from "../duration.ts";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { drawId, drawText } from "./ids.ts";
import { idOf } from "./kept.ts";
import { type Input, integer, mergeMetadata, metadata, oneOf, text } from "./parameters.ts";
import { readBehaviour } from "./payment-methods.ts";
import { invalid } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const FAILS_AFTER = hours(1) / 1_000;

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
  if (readRefused(books).includes(charge.id)) {
    throw invalid(`Charge ${charge.id} cannot be refunded.`, { code: "charge_not_refundable" });
  }
  if (charge.disputed && !isInquired(books, charge)) {
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
  const { behaviour } = readBehaviour(books, charge.payment_method ?? "");
  if (behaviour.kind === "refundFails") books.plan("failRefund", made.id, books.now + FAILS_AFTER);
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

/** The bank refused the refund: the amount is back in the account and can be refunded again. */
export function failRefund(books: Books, id: string): Stripe.Refund {
  const made = books.get("refund", id, "refund");
  if (made.status === "failed") throw invalid(`Refund ${id} has already failed.`);
  const charge = books.get("charge", idOf(made.charge) ?? "", "charge");
  const failed = books.change<"refund">(made, {
    failure_balance_transaction: `txn_1${drawText(23)}`,
    failure_reason: "expired_or_canceled_card",
    status: "failed",
  });
  const amount_refunded = charge.amount_refunded - made.amount;
  books.change<"charge">(charge, { amount_refunded, refunded: false }, "charge.updated");
  books.announce("refund.updated", failed, { status: made.status });
  books.announce("refund.failed", failed);
  books.record({
    kind: "return",
    amountCents: made.amount,
    currency: made.currency,
    customerId: idOf(charge.customer),
    paymentIntentId: idOf(charge.payment_intent),
    chargeId: charge.id,
    description: charge.description,
  });
  return failed;
}

/** A charge or payment intent as a parameter. */
export const asTarget = (id: string) =>
  id.startsWith("pi_") ? { payment_intent: id } : { charge: id };

const readRefused = (books: Books): string[] => books.store.readSetting("refusedRefunds") ?? [];

/** Refuses every refund of this charge or payment intent from now on. */
export function refuseRefunds(books: Books, id: string): void {
  const { id: chargeId } = findCharge(books, asTarget(id));
  books.store.writeSetting("refusedRefunds", [...readRefused(books), chargeId]);
}

/** An inquiry is no dispute yet: refunding is how to end it. */
const isInquired = (books: Books, { id }: Stripe.Charge): boolean =>
  books.store
    .list("dispute", { where: same("charge", id) })
    .data.some(({ is_charge_refundable }) => is_charge_refundable);

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
  id: drawId("refund"),
  object: "refund",
  amount,
  balance_transaction: `txn_3${drawText(23)}`,
  charge: charge.id,
  created: books.now,
  currency: charge.currency,
  customer: charge.customer,
  destination_details: { card: { reference_status: "pending", type: "refund" }, type: "card" },
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
