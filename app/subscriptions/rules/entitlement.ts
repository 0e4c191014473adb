import type { PaymentStanding, SubscriptionStatus } from "#app/domain/subscription.ts";
import { CONSEQUENCES } from "./payment-standing.ts";

type Paid = {
  readonly status: SubscriptionStatus;
  readonly standing: PaymentStanding;
  readonly periodEnd: number | null;
};

/** Whether what is paid for may be seen at a time in milliseconds (server.md, section 3). */
export function isEntitled({ status, standing, periodEnd }: Paid, nowMs: number): boolean {
  if (!CONSEQUENCES[standing].hasAccess) return false;
  if (status === "trialing" || status === "active") return true;
  return standing === "won" && status === "canceled" && periodEnd !== null && nowMs < periodEnd;
}
