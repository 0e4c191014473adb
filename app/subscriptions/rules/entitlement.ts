import {
  isAlive,
  type PaymentStanding,
  type SubscriptionStatus,
} from "#app/domain/subscription.ts";
import { CONSEQUENCES } from "./payment-standing.ts";

type Paid = {
  readonly status: SubscriptionStatus;
  readonly standing: PaymentStanding;
  readonly periodEnd: number | null;
};

/** Whether paid content may be seen at a time in milliseconds (docs/product.md#subscription-status). */
export function isEntitled({ status, standing, periodEnd }: Paid, nowMs: number): boolean {
  if (!CONSEQUENCES[standing].hasAccess) return false;
  if (isAlive(status)) return true;
  return standing === "won" && status === "canceled" && periodEnd !== null && nowMs < periodEnd;
}

type Checkout = { readonly status: SubscriptionStatus; readonly checkoutExpiresAt: number | null };

/** Whether its checkout may be paid still. */
export const isPayable = ({ status, checkoutExpiresAt }: Checkout, nowMs: number): boolean =>
  status === "payment_pending" && checkoutExpiresAt !== null && checkoutExpiresAt > nowMs;
