import { formatDollars } from "#app/domain/purchase/money.ts";
import { EXIT_CENTS, EXIT_PRICE, REGULAR_CENTS } from "../content/terms.ts";

/** A display price. `amount` in US cents. */
export type PriceInfo = {
  readonly amount: number;
  readonly display: string;
  readonly isExitIntent: boolean;
};

const priceInfo = (amount: number, isExitIntent: boolean): PriceInfo => ({
  amount,
  display: formatDollars(amount),
  isExitIntent,
});

export const regularPrice = priceInfo(REGULAR_CENTS, false);
export const exitPrice = priceInfo(EXIT_CENTS, true);

/** `39` is the exit offer, anything else the regular price. */
export const readPrice = (parameter: string | null): PriceInfo =>
  parameter === EXIT_PRICE ? exitPrice : regularPrice;

/** The value for `/checkout?price=` and the payment call: `49` or `39`. */
export const nameOfPrice = ({ amount }: PriceInfo): string => String(amount / 100);

export const checkoutPath = (price: PriceInfo): string => `/checkout?price=${nameOfPrice(price)}`;
