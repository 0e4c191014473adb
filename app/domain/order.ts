/** What is sold once, by the names that orders and prices have for it. */
export const PRODUCTS = ["dating_bundle", "perfectionism_toolkit"] as const;

export type ProductId = (typeof PRODUCTS)[number];

/** `created` until it is paid for; only what is `paid` opens the downloads. */
export const ORDER_STATUSES = ["created", "paid", "refunded", "disputed", "canceled"] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

declare const orderId: unique symbol;

/** A uuid. It is a name and no key: without its visitor or a signed link it opens nothing. */
export type OrderId = string & { readonly [orderId]: true };

/** What a buyer quotes to us: the beginning of the id. */
export const formatOrderNumber = (id: OrderId): string => id.slice(0, 8).toUpperCase();

/**
 * What the two payment calls answer. `open`: the secret is for the form. `processing`, `paid`: the money is on
 * its way or here, nothing may be paid again, and the screen goes on as after a payment.
 */
export type StartedOrder =
  | { readonly state: "open"; readonly clientSecret: string; readonly orderId: OrderId }
  | {
      readonly state: "processing" | "paid";
      readonly clientSecret: null;
      readonly orderId: OrderId;
    };
