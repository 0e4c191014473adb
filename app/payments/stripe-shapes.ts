import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";

/** Stripe's seconds as milliseconds. */
export const Time = z.int().transform((at) => seconds(at));

export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ object: z.literal("list"), data: z.array(item) });

/** Stripe's maximum page size. */
export const LIMIT = 100;
