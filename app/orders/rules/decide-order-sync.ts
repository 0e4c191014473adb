import { countDeclines, MAX_DECLINES_OF_PAYMENT } from "#app/billing/rules/card-testing.ts";
import { type Debt, isRefundable } from "#app/billing/rules/owed-refund.ts";
import {
  type EmailAddress,
  parseEmailAddress,
  REMOVED_ADDRESS,
} from "#app/domain/mail/email-address.ts";
import type { BilledCharge, OrderPayment } from "#app/domain/purchase/billing.ts";
import type { OrderStatus } from "#app/domain/purchase/order.ts";
import { findPaymentState } from "#app/domain/purchase/payment-state.ts";
import type { PaymentState } from "#app/domain/purchase/subscription.ts";
import { UNPAID_FOR_MS } from "./reusable-order.ts";

/**
 * The order status for each state of its payment (docs/product.md#refunds-and-disputes). Only `paid` opens the
 * downloads, so a lost dispute leaves them closed, a won one opens them again, and one over a part closes nothing.
 */
export const STATUS_OF_PAYMENT_STATE: Record<PaymentState, OrderStatus> = {
  /** Not refunded, or only in part. */
  clear: "paid",
  /** In full. */
  refunded: "refunded",
  disputed: "disputed",
  lost: "disputed",
  won: "paid",
};

type Known = {
  /** `REMOVED_ADDRESS` once its buyer was erased; Stripe's record of the payment still has the address. */
  readonly email: string | null;
  readonly createdAt: number;
  /** As of the last sync. */
  readonly paidAt: number | null;
  /** Its buyer chose another amount. */
  readonly isUnwanted: boolean;
};

type OrderSync = {
  /** The payment has to be cancelled at Stripe before the row can hold the final state. */
  readonly isToBeCancelled: boolean;
  /** Recorded before the row says that it was paid. */
  readonly debts: readonly Debt[];
  readonly state: {
    readonly status: OrderStatus;
    readonly email: EmailAddress | null;
    readonly declines: number;
    readonly declinedAt: number | null;
    readonly paidAt: number | null;
  };
  /** Sent once. */
  readonly mail: "order_delivery" | "order_refunded" | null;
};

/** Decides from the current state of the payment, never from an event. */
export function decideOrderSync(payment: OrderPayment, known: Known, nowMs: number): OrderSync {
  const declined = countDeclines(payment.charges);
  const paid = payment.charges.find(({ isPaid }) => isPaid);
  const status = findStatus(payment);
  const isGivenUp =
    known.isUnwanted ||
    known.email === REMOVED_ADDRESS ||
    declined.declines >= MAX_DECLINES_OF_PAYMENT ||
    nowMs >= known.createdAt + UNPAID_FOR_MS;
  return {
    debts: findDebts(payment, known),
    isToBeCancelled: payment.state === "open" && isGivenUp,
    state: {
      status,
      email: findEmail(payment, known, paid),
      ...declined,
      paidAt: paid?.createdAt ?? null,
    },
    mail: findMail(status),
  };
}

/** An erased buyer has no access to what was not known to be paid when they were erased. */
const findDebts = ({ id, charges }: OrderPayment, { email, paidAt }: Known): Debt[] =>
  email === REMOVED_ADDRESS && paidAt === null && isRefundable(id, charges)
    ? charges
        .filter(({ isPaid }) => isPaid)
        .map(({ amountCents }) => ({ paymentIntent: id, amountCents }))
    : [];

function findStatus({ state, charges }: OrderPayment): OrderStatus {
  if (state === "canceled") return "canceled";
  return state === "succeeded" ? STATUS_OF_PAYMENT_STATE[findPaymentState(charges)] : "created";
}

/** The address given to us, else to Stripe. */
function findEmail(
  payment: OrderPayment,
  known: Known,
  paid: BilledCharge | undefined,
): EmailAddress | null {
  if (known.email === REMOVED_ADDRESS) return null;
  const given = [known.email, payment.email, paid?.email];
  return (
    given.map((email) => parseEmailAddress(email ?? "")).find((email) => email !== null) ?? null
  );
}

function findMail(status: OrderStatus): OrderSync["mail"] {
  if (status === "paid") return "order_delivery";
  return status === "refunded" ? "order_refunded" : null;
}
