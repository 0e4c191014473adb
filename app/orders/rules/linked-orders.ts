import { type OrderId, PRODUCTS, type ProductId } from "#app/domain/order.ts";

export type LinkedOrder = { readonly id: OrderId; readonly product: ProductId };

/** Nobody has bought more than this by mistake. */
const MOST = 10;

/** The cause of a mail of links. It names the orders, so that the mail is the same for each try. */
export const nameLinks = (
  causesBegin: string,
  createdAt: number,
  orders: readonly LinkedOrder[],
): string => {
  const names = orders.slice(0, MOST).map(({ id, product }) => `${product}=${id}`);
  return `${causesBegin}${createdAt}:${names.join(",")}`;
};

/** The orders that such a cause names. */
export const readLinkedOrders = (cause: string): LinkedOrder[] =>
  (cause.split(":").at(-1) ?? "").split(",").flatMap((name) => {
    const [product, id] = name.split("=");
    const known = PRODUCTS.find((one) => one === product);
    return known && id ? [{ id: id as OrderId, product: known }] : [];
  });
