/**
 * What the paid trial costs, in US cents: the one place where these amounts are decided. Stripe's prices are
 * found by their lookup keys and must say the same; `npm run stripe:setup` makes them in any account.
 */
export const CURRENCY = "usd";

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
