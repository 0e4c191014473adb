import type { PaymentCheck } from "./payment-form.ts";

/** One-time purchases, by their names in orders and prices. */
export const PRODUCTS = ["dating_bundle", "perfectionism_toolkit"] as const;

export type ProductId = (typeof PRODUCTS)[number];

/** The funnel that counts its steps. */
export const FUNNEL_OF_PRODUCT = {
  dating_bundle: "quiz1",
  perfectionism_toolkit: "toolkit",
} as const;

/** `created` until it is paid; only `paid` opens the downloads. */
export const ORDER_STATUSES = ["created", "paid", "refunded", "disputed", "canceled"] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a buyer is told about a purchase. */
export type OrderState = "open" | "refunded" | "disputed";

/** Null: nothing was bought. */
export const STATE_OF_STATUS: Record<OrderStatus, OrderState | null> = {
  created: null,
  canceled: null,
  paid: "open",
  refunded: "refunded",
  disputed: "disputed",
};

/** Whether an order's files may be downloaded. */
export const hasAccess = ({ status }: { readonly status: OrderStatus }): boolean =>
  STATE_OF_STATUS[status] === "open";

declare const orderId: unique symbol;

/** A uuid. Not a capability: without its visitor or a signed link it opens nothing. */
export type OrderId = string & { readonly [orderId]: true };

/** The order number that buyers quote: the beginning of the id. */
export const formatOrderNumber = (id: OrderId): string => id.slice(0, 8).toUpperCase();

/**
 * The response of the two payment calls. `open`: the form needs the secret. `processing`, `paid`: nothing may be
 * paid again, and the screen proceeds as after a payment.
 */
export type StartedOrder =
  | { readonly state: "open"; readonly clientSecret: string; readonly orderId: OrderId }
  | OverOrder;

export type OverOrder = {
  readonly state: "processing" | "paid";
  readonly clientSecret: null;
  readonly orderId: OrderId;
  /** US cents: what it costs, whatever price was asked for. Null: not known. */
  readonly amount: number | null;
};

/** The other response: the payment opens when the same call is repeated with the answer to this check. */
export type CheckedOrder = {
  readonly state: "check";
  readonly clientSecret: null;
  readonly check: PaymentCheck;
};

/** Finds the order numbers that a text may mean. */
export const readOrderNumbers = (text: string): string[] =>
  (text.match(/(?<![\w-])[0-9a-f]{8}(?!\w)/gi) ?? []).map((number) => number.toLowerCase());
