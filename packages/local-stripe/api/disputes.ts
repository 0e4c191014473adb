import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import type { Charge, Dispute } from "./kept.ts";
import { hash, required, text } from "./parameters.ts";
import { invalid } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/disputes";

function getDisputable(books: Books, chargeId: string): Charge {
  const charge = books.get("charge", chargeId, "charge");
  if (charge.disputed) throw invalid(`Charge ${chargeId} has already been disputed.`);
  if (charge.status !== "succeeded") throw invalid(`Charge ${chargeId} has not been paid.`);
  return charge;
}

const buildDispute = (books: Books, charge: Charge, amount: number): Dispute => ({
  id: drawId("dispute"),
  object: "dispute",
  amount,
  charge: charge.id,
  created: books.now,
  currency: charge.currency,
  is_charge_refundable: false,
  payment_intent: charge.payment_intent,
  status: "needs_response",
});

/** Opens an inquiry by the bank (`warning_…`): no money moves, and the charge can still be refunded. */
export function openInquiry(books: Books, chargeId: string): Dispute {
  const charge = getDisputable(books, chargeId);
  const inquiry: Dispute = {
    ...buildDispute(books, charge, charge.amount - charge.amount_refunded),
    is_charge_refundable: true,
    status: "warning_needs_response",
  };
  books.add<"dispute">(inquiry, "charge.dispute.created");
  books.change<"charge">(charge, { disputed: true }, "charge.updated");
  return inquiry;
}

function getInquiry(books: Books, id: string): Dispute {
  const inquiry = books.get("dispute", id, "dispute");
  if (inquiry.status.startsWith("warning_") && inquiry.status !== "warning_closed") return inquiry;
  throw invalid(`${id} is no open inquiry.`);
}

/** Turns the inquiry into a chargeback. */
export function escalateInquiry(books: Books, id: string): Dispute {
  const dispute = books.change<"dispute">(
    getInquiry(books, id),
    { is_charge_refundable: false, status: "needs_response" },
    "charge.dispute.updated",
  );
  return withdraw(books, dispute);
}

export function closeInquiry(books: Books, id: string): Dispute {
  const closed = books.change<"dispute">(
    getInquiry(books, id),
    { is_charge_refundable: false, status: "warning_closed" },
    "charge.dispute.updated",
  );
  books.announce("charge.dispute.closed", closed);
  return closed;
}

/** Opens a chargeback: the money is withdrawn at once. Without an amount, it is all that is left of the charge. */
export function openDispute(books: Books, chargeId: string, part?: number): Dispute {
  const charge = getDisputable(books, chargeId);
  const amount = part ?? charge.amount - charge.amount_refunded;
  const dispute = books.add<"dispute">(
    buildDispute(books, charge, amount),
    "charge.dispute.created",
  );
  books.change<"charge">(charge, { disputed: true }, "charge.updated");
  return withdraw(books, dispute);
}

function withdraw(books: Books, dispute: Dispute): Dispute {
  books.record("dispute", books.get("charge", dispute.charge, "charge"), dispute.amount);
  books.announce("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

export function closeDispute(books: Books, disputeId: string, verdict: "won" | "lost"): Dispute {
  const dispute = books.get("dispute", disputeId, "dispute");
  if (["won", "lost"].includes(dispute.status)) {
    throw invalid(`This dispute is already closed.`);
  }
  const closed = books.change<"dispute">(
    dispute,
    { status: verdict, is_charge_refundable: false },
    "charge.dispute.updated",
  );
  if (verdict === "won") {
    books.record("reinstate", books.get("charge", closed.charge, "charge"), closed.amount);
    books.announce("charge.dispute.funds_reinstated", closed);
  }
  books.announce("charge.dispute.closed", closed);
  return closed;
}

export const DISPUTE_ROUTES: Route[] = [
  route("POST", `${PATH}/:id`, { evidence: required(hash({ receipt: text() })) }, (books, _, id) =>
    books.change<"dispute">(
      books.get("dispute", id, "dispute"),
      { status: "under_review" },
      "charge.dispute.updated",
    ),
  ),
  retrieveRoute("dispute", PATH, "dispute"),
  listRoute(
    "dispute",
    PATH,
    { ...BY_TIME, charge: text(), payment_intent: text() },
    ({ charge, payment_intent }) => [
      ...same("charge", charge),
      ...same("payment_intent", payment_intent),
    ],
  ),
];
