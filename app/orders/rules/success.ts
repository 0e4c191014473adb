import { type OrderStatus, type ProductId, STATE_OF_STATUS } from "#app/domain/order.ts";
import type { OrderWayBack } from "./way-back.ts";

/** `file` is one of ours, `folder` somebody else's page, `page` the buyer's own downloads. */
export type SuccessDownload = {
  readonly kind: "file" | "folder" | "page";
  readonly address: string;
};

/** What `/success` shows. The flags of the browser decide whether it does, and never what is in here. */
export type Success = {
  readonly product: ProductId;
  readonly access: "open" | "closed" | "pending";
  /** Only while access is open. */
  readonly download: SuccessDownload | null;
  /** Whether a mail with the way to it was sent: a buyer of the toolkit need not give an address. */
  readonly isMailed?: boolean;
  /** For a buyer who returns from the payment in a different browser. */
  readonly back?: OrderWayBack;
};

type Order = {
  readonly product: ProductId;
  readonly status: OrderStatus;
  readonly paymentIntentId: string | null;
};

/** What the page is about: the payment that somebody comes back from, else what the address asks for. */
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
