import type { Database } from "#app/data/database.ts";
import { findExitOfferEnd, holdExitOffer } from "#app/data/exit-offers.ts";
import { findOpenOrder } from "#app/data/orders.ts";
import { ORDER_PRICES, type PricedProduct } from "#app/payments/catalogue.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { refusals } from "../content/refusals.ts";
import { EXIT_OFFER_MS, isExitPriceHeld } from "../rules/exit-price.ts";

type OfferDeps = { db: Database; clock: Clock };

const product = "perfectionism_toolkit";
const { exit_intent: EXIT_CENTS } = ORDER_PRICES[product];
const ended = () => new AppError("offer_ended", refusals.offerEnded);

/**
 * Makes the exit offer to a visitor once. Returns when it ends, which no later call changes.
 * @throws AppError `offer_ended`, `too_many_requests`
 */
export async function makeExitOffer(
  deps: OfferDeps & { limits: RateLimits },
  sender: Sender,
): Promise<number> {
  await enforceRateLimits(deps.limits, "exitOffer", sender);
  const now = deps.clock();
  const { visitorHash } = sender;
  const endsAt = await holdExitOffer(deps.db, { visitorHash, endsAt: now + EXIT_OFFER_MS });
  if (now >= endsAt) throw ended();
  return endsAt;
}

/** Whether this visitor may pay the exit offer's price now. */
export async function hasExitPrice(
  { db, clock }: OfferDeps,
  visitorHash: string | undefined,
): Promise<boolean> {
  if (visitorHash === undefined) return false;
  const endsAt = await findExitOfferEnd(db, visitorHash);
  if (endsAt === null) return false;
  const open = await findOpenOrder(db, { visitorHash, product });
  const openSince = open?.amountCents === EXIT_CENTS ? open.createdAt : null;
  return isExitPriceHeld({ endsAt, openSince }, clock());
}

/** @throws AppError `offer_ended` for the exit offer's price, unless it is held for this visitor. */
export async function demandExitPrice(
  deps: OfferDeps,
  { amountCents }: PricedProduct,
  visitorHash: string | undefined,
): Promise<void> {
  if (amountCents === EXIT_CENTS && !(await hasExitPrice(deps, visitorHash))) throw ended();
}
