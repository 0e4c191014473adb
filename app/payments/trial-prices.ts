import type Stripe from "stripe";
import { z } from "zod";
import { minutes } from "#app/domain/duration.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { CallStripe } from "./call-stripe.ts";
import { CURRENCY, TRIAL_PRICES } from "./catalogue.ts";
import { Id } from "./stripe-shapes.ts";

const { fee, monthly } = TRIAL_PRICES;
const KEPT_FOR_MS = minutes(10);

const priceOf = ({ lookupKey, amountCents, interval }: (typeof TRIAL_PRICES)["fee" | "monthly"]) =>
  z.object({
    object: z.literal("price"),
    id: Id,
    lookup_key: z.literal(lookupKey),
    currency: z.literal(CURRENCY),
    unit_amount: z.literal(amountCents),
    recurring:
      interval === null
        ? z.null()
        : z.object({ interval: z.literal(interval), interval_count: z.literal(1) }),
  });

const PriceList = z.object({
  object: z.literal("list"),
  data: z.array(z.union([priceOf(fee), priceOf(monthly)])),
});

export type TrialPriceIds = { readonly fee: string; readonly monthly: string };

/** The ids of the trial's two prices, cached. A price that differs from the catalogue is rejected. */
export function findTrialPrices(stripe: Stripe, callStripe: CallStripe, clock: Clock) {
  let kept: { ids: TrialPriceIds; until: number } | undefined;

  const find = async (): Promise<TrialPriceIds> => {
    const lookup_keys = [fee.lookupKey, monthly.lookupKey];
    const ids = await callStripe(
      () => stripe.prices.list({ lookup_keys, active: true }),
      PriceList.transform(({ data }, context) => {
        const found = (key: string) => data.find((price) => price.lookup_key === key)?.id;
        const feeId = found(fee.lookupKey);
        const monthlyId = found(monthly.lookupKey);
        if (feeId && monthlyId) return { fee: feeId, monthly: monthlyId };
        context.addIssue({ code: "custom", message: "A price is missing: npm run deploy" });
        return z.NEVER;
      }),
    );
    kept = { ids, until: clock() + KEPT_FOR_MS };
    return ids;
  };

  return {
    findPrices: async (): Promise<TrialPriceIds> =>
      kept && kept.until > clock() ? kept.ids : find(),

    /** Finds the ids without the cache; null if they are unchanged. */
    findOtherPrices: async (known: TrialPriceIds): Promise<TrialPriceIds | null> => {
      const ids = await find();
      return ids.fee === known.fee && ids.monthly === known.monthly ? null : ids;
    },
  };
}
