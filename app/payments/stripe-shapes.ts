import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";

/** Stripe's whole seconds, in milliseconds. */
export const Time = z.int().transform((at) => seconds(at));

export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ object: z.literal("list"), data: z.array(item) });

/** The most that a list of Stripe's gives at once. */
export const LIMIT = 100;
