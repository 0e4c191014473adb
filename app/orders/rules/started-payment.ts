import { z } from "zod/mini";

const Answer = z.discriminatedUnion("state", [
  z.object({ state: z.literal("open"), clientSecret: z.string().check(z.minLength(1)) }),
  z.object({ state: z.enum(["processing", "paid"]) }),
]);

/**
 * What a payment call answers: a secret for the form, or that nothing is to be paid any more.
 * @throws Error for any other answer
 */
export const readStartedPayment = (answer: unknown): z.infer<typeof Answer> => Answer.parse(answer);
