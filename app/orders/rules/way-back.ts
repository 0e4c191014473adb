import { judgeReturn, type WayBack } from "#app/billing/rules/way-back.ts";
import { type OrderStatus, STATE_OF_STATUS } from "#app/domain/purchase/order.ts";

/** What a browser that did not start the payment sees when it presents the payment's client secret. */
export type OrderWayBack =
  | (Extract<WayBack, { state: "open" }> & { readonly isMailed: boolean })
  | Extract<WayBack, { state: "late" }>
  /** Not paid yet, or Stripe is unavailable: the address to retry. */
  | { readonly state: "pending"; readonly again: string };

type Order = { readonly status: OrderStatus; readonly paidAt: number | null };

/** `isPaid`: according to Stripe, which may know before our webhook does. */
export function judgeWayBack(
  { status, paidAt }: Order,
  isPaid: boolean,
  nowMs: number,
): OrderWayBack["state"] | "closed" {
  const state = STATE_OF_STATUS[status];
  if (state === "refunded" || state === "disputed") return "closed";
  return isPaid ? judgeReturn(paidAt ?? nowMs, nowMs) : "pending";
}
