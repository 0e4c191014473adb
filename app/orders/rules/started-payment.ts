import { z } from "zod/mini";
import type { OrderId } from "#app/domain/order.ts";

const Text = z.string().check(z.minLength(1));
const orderId = z.pipe(
  Text,
  z.transform((id) => id as OrderId),
);

const Answer = z.discriminatedUnion("state", [
  z.object({ state: z.literal("open"), clientSecret: Text, orderId }),
  z.object({ state: z.enum(["processing", "paid"]), orderId }),
]);

/**
 * What a payment call answers: a secret for the form, or that nothing is to be paid any more.
 * @throws Error for any other answer
 */
export const readStartedPayment = (answer: unknown): z.infer<typeof Answer> => Answer.parse(answer);
