import type { ProductId } from "#app/domain/purchase/order.ts";

/** The only place that defines what is charged, in US cents. */
export const CURRENCY = "usd";

/** The trial's prices. Stripe's prices are found by lookup key and must match; `npm run deploy` creates them. */
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

/** One-time purchases; `exit_intent` is offered to visitors who are about to leave. */
export const ORDER_PRICES = {
  dating_bundle: { regular: 1_999 },
  perfectionism_toolkit: { regular: 4_900, exit_intent: 3_900 },
} as const satisfies Record<ProductId, { regular: number; exit_intent?: number }>;

/**
 * What follows the account's own name on a card statement; at most ten letters, so that both fit. Discreet, because
 * others may read the statement. Subscriptions have the account's name alone: their checkout takes no more.
 */
export const STATEMENT_SUFFIXES = {
  dating_bundle: "GUIDES",
  perfectionism_toolkit: "TOOLKIT",
} as const satisfies Record<ProductId, string>;

type Prices = typeof ORDER_PRICES;
type AmountOf<P extends ProductId> = Prices[P][keyof Prices[P]];

/** A product with one of its own amounts. */
export type PricedProduct = {
  [P in ProductId]: { readonly product: P; readonly amountCents: AmountOf<P> };
}[ProductId];
