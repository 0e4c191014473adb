import type { ProductId } from "#app/domain/order.ts";

/** All that is ever charged is in US cents, and decided in this one place. */
export const CURRENCY = "usd";

/**
 * What the paid trial costs. Stripe's prices are found by their lookup keys and must say the same;
 * `npm run stripe:setup` makes them in any account.
 */
export const TRIAL_PRICES = {
  fee: {
    lookupKey: "life_assessment_trial_fee",
    product: "Life assessment: seven-day trial",
    amountCents: 200,
    interval: null,
  },
  monthly: {
    lookupKey: "life_assessment_monthly",
    product: "Life assessment: monthly access",
    amountCents: 1_999,
    interval: "month",
  },
} as const;

/** What is sold once; `exit_intent` is the offer to somebody who is about to leave. */
export const ORDER_PRICES = {
  dating_bundle: { regular: 1_999 },
  perfectionism_toolkit: { regular: 4_900, exit_intent: 3_900 },
} as const satisfies Record<ProductId, { regular: number; exit_intent?: number }>;

type Prices = typeof ORDER_PRICES;
type AmountOf<P extends ProductId> = Prices[P][keyof Prices[P]];

/** A product with an amount of its own: no other can be asked for. */
export type PricedProduct = {
  [P in ProductId]: { readonly product: P; readonly amountCents: AmountOf<P> };
}[ProductId];
