import type { OrderId, OrderStatus, ProductId } from "#app/domain/order.ts";

export type Download = {
  readonly title: string;
  readonly text: string;
  /** "PDF, 1.4 MB" */
  readonly format: string;
  readonly address: string;
};

/** An order as its buyer sees it. Files are in it while it is open, and only then. */
export type BoughtOrder = {
  readonly id: OrderId;
  readonly product: ProductId;
  readonly boughtMs: number;
  /** Whether a mail with the way to it was sent. */
  readonly isMailed: boolean;
  readonly state: "open" | "refunded" | "disputed";
  readonly downloads: readonly Download[];
};

/** Null: nothing has been bought by it. */
export const STATE_OF_STATUS: Record<OrderStatus, BoughtOrder["state"] | null> = {
  created: null,
  canceled: null,
  paid: "open",
  refunded: "refunded",
  disputed: "disputed",
};

/** Whether an order's files may be downloaded. */
export const hasAccess = ({ status }: { readonly status: OrderStatus }): boolean =>
  STATE_OF_STATUS[status] === "open";
