import type { ProductId } from "#app/domain/purchase/order.ts";

/** Parts of the referrers of a buyer who has just paid. */
export const PAYMENT_PAGES = ["/quiz1", "/checkout"] as const;

/** The value of `product` for the toolkit. */
export const TOOLKIT_PARAMETER = "perfectionism";

/** The redirects for visitors without a payment. */
export const START_PATHS: Record<ProductId, string> = {
  dating_bundle: "/quiz1",
  perfectionism_toolkit: "/perfectionism",
};

/** The product that the query string asks for; defaults to the dating bundle. */
export const readProduct = (query: URLSearchParams): ProductId =>
  query.get("product") === TOOLKIT_PARAMETER ? "perfectionism_toolkit" : "dating_bundle";

/** The query parameters that Stripe adds to the return address. */
export const RETURN_PARAMETER = "payment_intent";
export const SECRET_PARAMETER = "payment_intent_client_secret";
