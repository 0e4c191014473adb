import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import type { Charge, Refund } from "./kept.ts";
import { type Input, integer, text } from "./parameters.ts";
import { invalid } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/refunds";

const NEW_REFUND = {
  amount: integer({ min: 1 }),
  charge: text(),
  payment_intent: text(),
};

/** Full or partial refund. */
export function refund(books: Books, input: Input<typeof NEW_REFUND>): Refund {
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
  const made = books.add<"refund">(
    {
      id: drawId("refund"),
      object: "refund",
      amount,
      charge: charge.id,
      created: books.now,
      currency: charge.currency,
      customer: charge.customer,
      payment_intent: charge.payment_intent,
      status: "succeeded",
    },
    "refund.created",
  );
  books.record("refund", charge, amount);
  const refunded = charge.amount_refunded + amount;
  books.change<"charge">(
    charge,
    { amount_refunded: refunded, refunded: refunded === charge.amount },
    "charge.refunded",
  );
  return made;
}

/** The bank refused the refund: the amount is back in the account and can be refunded again. */
export function failRefund(books: Books, id: string): Refund {
  const made = books.get("refund", id, "refund");
  if (made.status === "failed") throw invalid(`Refund ${id} has already failed.`);
  const charge = books.get("charge", made.charge, "charge");
  const failed = books.change<"refund">(made, { status: "failed" });
  const amount_refunded = charge.amount_refunded - made.amount;
  books.change<"charge">(charge, { amount_refunded, refunded: false }, "charge.updated");
  books.announce("refund.updated", failed, { status: made.status });
  books.announce("refund.failed", failed);
  books.record("return", charge, made.amount);
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
const isInquired = (books: Books, { id }: Charge): boolean =>
  books.store
    .list("dispute", { where: same("charge", id) })
    .data.some(({ is_charge_refundable }) => is_charge_refundable);

const inDollars = (cents: number) => (cents / 100).toFixed(2);

function findCharge(books: Books, input: Input<typeof NEW_REFUND>): Charge {
  const { charge, payment_intent } = input;
  if (charge === undefined && payment_intent === undefined) {
    throw invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  if (charge !== undefined) return checkPaid(books.get("charge", charge, "charge"));
  const intent = books.get("payment_intent", payment_intent ?? "", "payment_intent");
  const latest = intent.latest_charge;
  if (latest === null || intent.status !== "succeeded") {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { code: "payment_intent_unexpected_state", param: "payment_intent" },
    );
  }
  return books.get("charge", latest, "charge");
}

function checkPaid(charge: Charge): Charge {
  if (charge.paid) return charge;
  throw invalid(`Charge ${charge.id} failed; cannot issue a refund.`, { param: "charge" });
}

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
