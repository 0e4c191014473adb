import type { OrderId, OrderState, ProductId } from "#app/domain/purchase/order.ts";

export type Download = {
  readonly title: string;
  readonly text: string;
  /** "PDF, 1.4 MB" */
  readonly format: string;
  readonly address: string;
  /** The id of the picture of a page. */
  readonly picture: string;
};

/** An order as its buyer sees it, with downloads only while it is open. */
export type BoughtOrder = {
  readonly id: OrderId;
  readonly product: ProductId;
  readonly boughtMs: number;
  /** Whether a link was mailed. */
  readonly isMailed: boolean;
  readonly state: OrderState;
  readonly downloads: readonly Download[];
};
