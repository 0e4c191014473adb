import { hours } from "#app/domain/duration.ts";
import type { OrderStatus } from "#app/domain/order.ts";
import { STATE_OF_STATUS } from "./bought-order.ts";

/** How long a payment's own secret, which stands in the address that Stripe leads back to, lets a browser in. */
const SECRET_FOR_MS = hours(1);

/** What a browser that did not start the payment sees when it presents the payment's client secret. */
export type WayBack =
  /** The token goes into a button, as that of a mailed link does. */
  | { readonly state: "open"; readonly token: string; readonly isMailed: boolean }
  /** The secret is too old. The masked address that the mail went to; null: the buyer gave none. */
  | { readonly state: "late"; readonly mailedTo: string | null }
  /** Not paid yet, or Stripe is away: where to look again. */
  | { readonly state: "pending"; readonly again: string };

type Order = { readonly status: OrderStatus; readonly paidAt: number | null };

/** `isPaid`: according to Stripe, which may know before our webhook does. */
export function judgeWayBack(
  { status, paidAt }: Order,
  isPaid: boolean,
  nowMs: number,
): WayBack["state"] | "closed" {
  const state = STATE_OF_STATUS[status];
  if (state === "refunded" || state === "disputed") return "closed";
  if (!isPaid) return "pending";
  return nowMs - (paidAt ?? nowMs) < SECRET_FOR_MS ? "open" : "late";
}
