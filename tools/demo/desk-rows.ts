import { days, minutes } from "../../app/domain/duration.ts";
import { TRIAL_MS } from "../../app/domain/purchase/subscription.ts";
import { addressOf, DEMO_ADDRESS, DEMO_ID, idOf, type TableRows } from "./demo-rows.ts";
import type { Buyer, Traffic } from "./traffic.ts";
import type { Row } from "./write-inserts.ts";

/** How far back mails and signups go: the console lists only newer ones. */
const SHOWN_MS = days(14);
const FIRST_SIGNUP = 90_000_001;
const FAILURES = ["resend 422", "cloudflare E_DELIVERY_FAILED", "resend 403"];
/** Most mail that comes back has bounced. */
const TROUBLES = ["bounced", "bounced", "complained", "bounced", "waitlist_welcome"];
const REVIEWS = [
  { rating: 5, first_name: "Ana", status: "received", text: "The scripts alone were worth it." },
  {
    rating: 4,
    first_name: "Ben",
    status: "received",
    text: "Clear and kind. I wanted more examples.",
  },
  { rating: 5, first_name: "Chidi", status: "published", text: "I read it in one evening." },
  {
    rating: 2,
    first_name: "Dora",
    status: "received",
    text: "Not for me, but the refund was quick.",
  },
  { rating: 5, first_name: "Emil", status: "received", text: "The first plan that I kept to." },
  { rating: 1, first_name: "F.", status: "hidden", text: "Visit my site for better offers!" },
];

/** What the pages about mail and reviews show about the same people. */
export function listDeskRows({ steps, buyers }: Traffic, nowMs: number): TableRows {
  const recent = buyers.filter(({ payments }) => (payments[0]?.atMs ?? 0) > nowMs - SHOWN_MS);
  const signups = steps.filter(
    ({ funnel, step, atMs }) =>
      funnel === "waitlist" && step === "signup" && atMs > nowMs - SHOWN_MS,
  );
  const reviewed = buyers.filter(({ funnel, payments: [paid] }) => {
    const isKept = paid?.dispute === "none" && paid.refundedCents === 0;
    return funnel !== "quiz2" && isKept && paid.atMs < nowMs - SHOWN_MS;
  });
  return {
    waitlist_signups: signups.map(({ atMs, source }, at) => ({
      id: FIRST_SIGNUP + at,
      email: `${DEMO_ADDRESS}waiting-${at}@example.test`,
      source,
      email_folded: `${DEMO_ADDRESS}waiting-${at}@example.test`,
      // Every third has not confirmed yet, and has a week to do so.
      signed_up_at: Math.floor(atMs),
      confirm_by: at % 3 ? null : Math.floor(atMs) + days(7),
    })),
    email_jobs: recent.map((buyer, at) =>
      toMail(buyer, at % 40 === 7 ? FAILURES[at % 3] : undefined),
    ),
    mail_suppressions: recent
      .filter((_, at) => at % 50 === 11)
      .map((buyer, at) => ({
        recipient: addressOf(buyer),
        kind: TROUBLES[at % TROUBLES.length] ?? "bounced",
        suppressed_at: Math.floor((buyer.payments[0]?.atMs ?? nowMs) + minutes(2)),
      })),
    reviews: REVIEWS.flatMap((review, at) => {
      const order = reviewed.at(-1 - at * 3);
      const [paid] = order?.payments ?? [];
      if (order === undefined || paid === undefined) return [];
      const writtenAt = paid.atMs + days(10);
      return {
        id: idOf(order),
        order_id: idOf(order),
        consented_at: writtenAt,
        created_at: writtenAt,
        updated_at: writtenAt,
        ...review,
      };
    }),
  };
}

/** The mail that follows the first payment. */
function toMail(buyer: Buyer, failure: string | undefined): Row {
  const [paid] = buyer.payments;
  if (paid === undefined) throw new Error("A buyer without a payment");
  const { sold, amountCents, atMs } = paid;
  const isTrial = sold === "trial";
  const sentAt = atMs + minutes(1);
  const order = { orderId: idOf(buyer), product: sold, amountCents, paidAt: atMs };
  return {
    id: idOf(buyer),
    attempt_id: isTrial ? idOf(buyer) : null,
    email: addressOf(buyer),
    kind: isTrial ? "trial_started" : "order_delivery",
    dedupe_key: `${DEMO_ID}${buyer.number}`,
    created_at: atMs,
    due_at: atMs,
    attempts: failure ? 8 : 1,
    status: failure ? "failed" : "sent",
    last_error: failure ?? null,
    sent_at: failure ? null : sentAt,
    failed_at: failure ? sentAt : null,
    payload: JSON.stringify(isTrial ? { renewsAt: atMs + TRIAL_MS } : order),
  };
}
