import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";

/** Stripe's seconds as milliseconds. */
export const Time = z.int().transform((at) => seconds(at));

/** Objects are told apart by `object`, because prefixes depend on the payment method: a charge is `ch_…` or `py_…`. */
export const Id = z.string().min(1).max(255);

/** A list inside another object. A list with further pages is refused, because only part of it is there. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ object: z.literal("list"), data: z.array(item), has_more: z.literal(false) });

/**
 * In a subscription's metadata, the customer's default card that was last taken over, or was there before the checkout.
 * So each choice in the portal counts once: a card that pays an invoice later, or a new checkout, replaces it.
 */
export const CHOSEN_CARD = "chosen_card";

/** Stripe's maximum; `Array.fromAsync` of the SDK's lists reads page after page. */
export const PAGE_SIZE = 100;
