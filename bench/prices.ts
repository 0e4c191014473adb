/** The providers' prices in dollars, stated only here. As of 25 November 2026. */

type Price = {
  /** For one unit beyond what the plan includes. */
  readonly dollars: number;
  /** Included each month in Workers Paid, for the whole account. */
  readonly included: number;
};

const MILLION = 1_000_000;
const perMillion = (dollars: number, included: number): Price => ({
  dollars: dollars / MILLION,
  included,
});

export const PLAN_DOLLARS = 5;

export const PRICES = {
  requests: perMillion(0.3, 10 * MILLION),
  cpuMs: perMillion(0.02, 30 * MILLION),
  rowsRead: perMillion(0.001, 25_000 * MILLION),
  rowsWritten: perMillion(1, 50 * MILLION),
  /** Gigabytes in D1. */
  databaseGb: { dollars: 0.75, included: 5 },
  queueOperations: perMillion(0.4, MILLION),
  /** R2: class A and B operations, and gigabytes. */
  fileWrites: perMillion(4.5, MILLION),
  fileReads: perMillion(0.36, 10 * MILLION),
  filesGb: { dollars: 0.015, included: 10 },
  /** Cloudflare's Email Service. */
  mails: { dollars: 0.35 / 1_000, included: 3_000 },
} as const satisfies Record<string, Price>;

export type Unit = keyof typeof PRICES;

/** Stripe's standard fee for a card of the seller's country (United States), and Billing's for subscriptions. */
export const STRIPE = { share: 0.029, fixedDollars: 0.3, billingShare: 0.007 } as const;
