import type Stripe from "stripe";
import { days } from "../duration.ts";
import { buildTransaction } from "./balance-transactions.ts";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import { idOf } from "./kept.ts";
import { flag, hash, mergeMetadata, metadata, orEmpty, text } from "./parameters.ts";
import { invalid } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/disputes";
const ANSWER_SECONDS = days(9) / 1_000;
const FEE_CENTS = 1_500;

const { enhanced_evidence: _, ...NO_EVIDENCE } = blanks.dispute.evidence;
const EVIDENCE = Object.keys(NO_EVIDENCE);

function getDisputable(books: Books, chargeId: string): Stripe.Charge {
  const charge = books.get("charge", chargeId, "charge");
  if (charge.disputed) throw invalid(`Charge ${chargeId} has already been disputed.`);
  if (charge.status !== "succeeded") throw invalid(`Charge ${chargeId} has not been paid.`);
  return charge;
}

/** Opens an inquiry by the bank (`warning_…`): no money moves, and the charge can still be refunded. */
export function openInquiry(books: Books, chargeId: string): Stripe.Dispute {
  const charge = getDisputable(books, chargeId);
  const inquiry: Stripe.Dispute = {
    ...buildDispute(books, charge, charge.amount - charge.amount_refunded),
    balance_transactions: [],
    is_charge_refundable: true,
    status: "warning_needs_response",
  };
  books.add<"dispute">(inquiry, "charge.dispute.created");
  books.change<"charge">(charge, { disputed: true }, "charge.updated");
  return inquiry;
}

function getInquiry(books: Books, id: string): Stripe.Dispute {
  const inquiry = books.get("dispute", id, "dispute");
  if (inquiry.status.startsWith("warning_") && inquiry.status !== "warning_closed") return inquiry;
  throw invalid(`${id} is no open inquiry.`);
}

/** Turns the inquiry into a chargeback. */
export function escalateInquiry(books: Books, id: string): Stripe.Dispute {
  const inquiry = getInquiry(books, id);
  const dispute = books.change<"dispute">(
    inquiry,
    {
      balance_transactions: [withdraw(books, inquiry)],
      is_charge_refundable: false,
      status: "needs_response",
    },
    "charge.dispute.updated",
  );
  move(books, dispute, "dispute");
  books.announce("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

export function closeInquiry(books: Books, id: string): Stripe.Dispute {
  const inquiry = getInquiry(books, id);
  const change = { is_charge_refundable: false, status: "warning_closed" as const };
  const closed = books.change<"dispute">(inquiry, change, "charge.dispute.updated");
  books.announce("charge.dispute.closed", closed);
  return closed;
}

/** Opens a chargeback: the money is withdrawn at once. Without an amount, it is all that is left of the charge. */
export function openDispute(books: Books, chargeId: string, part?: number): Stripe.Dispute {
  const charge = getDisputable(books, chargeId);
  const amount = part ?? charge.amount - charge.amount_refunded;
  const dispute = books.add<"dispute">(
    buildDispute(books, charge, amount),
    "charge.dispute.created",
  );
  books.change<"charge">(charge, { disputed: true }, "charge.updated");
  move(books, dispute, "dispute");
  books.announce("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

export function closeDispute(
  books: Books,
  disputeId: string,
  verdict: "won" | "lost",
): Stripe.Dispute {
  const dispute = books.get("dispute", disputeId, "dispute");
  if (["won", "lost"].includes(dispute.status)) {
    throw invalid(`This dispute is already closed.`);
  }
  const amount = dispute.amount;
  const closed = books.change<"dispute">(
    dispute,
    {
      status: verdict,
      is_charge_refundable: false,
      ...(verdict === "won" && {
        balance_transactions: [
          ...dispute.balance_transactions,
          adjust(books, dispute, { amount, fee: 0 }),
        ],
      }),
    },
    "charge.dispute.updated",
  );
  if (verdict === "won") {
    move(books, closed, "reinstate");
    books.announce("charge.dispute.funds_reinstated", closed);
  }
  books.announce("charge.dispute.closed", closed);
  return closed;
}

function move(books: Books, dispute: Stripe.Dispute, kind: "dispute" | "reinstate"): void {
  const charge = books.get("charge", idOf(dispute.charge), "charge");
  books.record({
    kind,
    amountCents: dispute.amount,
    currency: dispute.currency,
    customerId: idOf(charge.customer),
    paymentIntentId: idOf(charge.payment_intent),
    chargeId: charge.id,
    description: charge.description,
  });
}

function buildDispute(books: Books, charge: Stripe.Charge, amount: number): Stripe.Dispute {
  const brand = charge.payment_method_details?.card?.brand ?? "visa";
  const id = drawId("dispute");
  return {
    ...blanks.dispute,
    id,
    object: "dispute",
    amount,
    balance_transactions: [withdraw(books, { id, amount, currency: charge.currency })],
    charge: charge.id,
    created: books.now,
    currency: charge.currency,
    evidence: {
      ...blanks.dispute.evidence,
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
    },
    evidence_details: {
      due_by: books.now + ANSWER_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand, case_type: "chargeback", network: brand, network_reason_code: "10.4" },
      type: "card",
    },
    reason: "fraudulent",
    status: "needs_response",
  };
}

type Disputed = Pick<Stripe.Dispute, "id" | "currency">;

const adjust = (
  books: Books,
  dispute: Disputed,
  { amount, fee }: { amount: number; fee: number },
) =>
  buildTransaction(
    {
      source: dispute,
      created: books.now,
      amount,
      fee,
      feeDescription: "Dispute fee",
      description: `Chargeback ${amount < 0 ? "withdrawal" : "reversal"} for ${dispute.id}`,
    },
    { type: "adjustment", reporting_category: amount < 0 ? "dispute" : "dispute_reversal" },
  );

const withdraw = (books: Books, dispute: Disputed & { amount: number }) =>
  adjust(books, dispute, { amount: -dispute.amount, fee: FEE_CENTS });

export const DISPUTE_ROUTES: Route[] = [
  route(
    "POST",
    `${PATH}/:id`,
    {
      evidence: hash(Object.fromEntries(EVIDENCE.map((name) => [name, orEmpty(text(150_000))]))),
      metadata: metadata(),
      submit: flag(),
    },
    (books, { evidence, metadata, submit }, id) => {
      const dispute = books.get("dispute", id, "dispute");
      const isSubmitted = submit !== false && evidence !== undefined;
      return books.change<"dispute">(
        dispute,
        {
          evidence: { ...dispute.evidence, ...evidence } as Stripe.Dispute.Evidence,
          evidence_details: {
            ...dispute.evidence_details,
            has_evidence: dispute.evidence_details.has_evidence || evidence !== undefined,
            submission_count: dispute.evidence_details.submission_count + (isSubmitted ? 1 : 0),
            submission_method: isSubmitted ? "manual" : dispute.evidence_details.submission_method,
          },
          metadata: mergeMetadata(dispute.metadata, metadata),
          ...(isSubmitted && { status: "under_review" }),
        },
        "charge.dispute.updated",
      );
    },
  ),
  route("POST", `${PATH}/:id/close`, {}, (books, _, id) => closeDispute(books, id, "lost")),
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
