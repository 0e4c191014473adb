import { AttemptId, OrderId } from "../ids.ts";
import type { OrderId as Id } from "./order.ts";

/** What a review is about: an order, or the subscription of an attempt. */
export type Purchase =
  | { readonly kind: "order"; readonly id: Id }
  | { readonly kind: "attempt"; readonly id: AttemptId };

/** As the subject of a mailed link: `order:7777…`. */
export const formatPurchase = ({ kind, id }: Purchase): string => `${kind}:${id}`;

/** Null for anything that `formatPurchase` cannot have written. */
export function parsePurchase(text: string): Purchase | null {
  const [kind, id, ...rest] = text.split(":");
  if (rest.length > 0) return null;
  const order = OrderId.safeParse(id);
  if (kind === "order") return order.success ? { kind, id: order.data } : null;
  const attempt = AttemptId.safeParse(id);
  return kind === "attempt" && attempt.success ? { kind, id: attempt.data } : null;
}
