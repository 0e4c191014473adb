import { hours } from "#app/domain/duration.ts";

/** Counted from the moment the exit offer is shown. */
export const EXIT_OFFER_MS = hours(24);
/** Extra time for buyers who are at the payment form when the offer ends. */
const PAYING_MS = hours(1);

type Held = {
  /** Null: the offer was never made. */
  readonly endsAt: number | null;
  /** When the visitor's open order at this price was begun; null: there is none. */
  readonly openSince: number | null;
};

/** Whether a visitor may pay the exit offer's price (docs/product.md#exit-offer). */
export function isExitPriceHeld({ endsAt, openSince }: Held, nowMs: number): boolean {
  if (endsAt === null) return false;
  if (nowMs < endsAt) return true;
  return openSince !== null && openSince < endsAt && nowMs < endsAt + PAYING_MS;
}
