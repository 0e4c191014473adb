import type { Archetype } from "#app/domain/archetypes.ts";
import {
  type OrderId,
  type OrderStatus,
  type ProductId,
  STATE_OF_STATUS,
} from "#app/domain/purchase/order.ts";
import type { OrderWayBack } from "./way-back.ts";

/** `file`: hosted by us, `folder`: an external page, `page`: the buyer's downloads page. */
export type SuccessDownload = {
  readonly kind: "file" | "folder" | "page";
  readonly address: string;
};

/** The data of `/success`. The browser's flags decide whether it is shown, never what it contains. */
export type Success = {
  readonly product: ProductId;
  readonly access: "open" | "closed" | "pending";
  /** Only while access is open. */
  readonly download: SuccessDownload | null;
  /** Only while access is open, in a browser that may open the order. */
  readonly orderId?: OrderId;
  /** Of a dating order, whose own pages are shown. */
  readonly archetype?: Archetype;
  /** Whether a link was mailed. An order that was not paid through our form may have no known address. */
  readonly isMailed?: boolean;
  /** For a buyer who returns from the payment in a different browser. */
  readonly back?: OrderWayBack;
};

type Order = {
  readonly product: ProductId;
  readonly status: OrderStatus;
  readonly paymentIntentId: string | null;
};

/** Picks the page's product and order: those of the payment in the URL, else those of the product it asks for. */
export function pickOrder<O extends Order>(
  orders: readonly O[],
  asked: { readonly product: ProductId; readonly paymentIntentId: string | null },
): { product: ProductId; order: O | null } {
  const back = orders.find(({ paymentIntentId }) => paymentIntentId === asked.paymentIntentId);
  const product = asked.paymentIntentId !== null && back ? back.product : asked.product;
  const ofProduct = orders.filter((order) => order.product === product);
  const inState = (state: string) =>
    ofProduct.find(({ status }) => STATE_OF_STATUS[status] === state);
  const order = inState("open") ?? inState("refunded") ?? inState("disputed") ?? null;
  return { product, order };
}
