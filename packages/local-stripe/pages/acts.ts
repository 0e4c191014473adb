import { z } from "zod";
import type { StripeDesk } from "../api/stripe-api.ts";

/** What people do at Stripe and at banks, as commands for tests. */
export const Act = z.discriminatedUnion("act", [
  z.strictObject({
    act: z.literal("refund"),
    /** Id of a charge or payment intent. */
    id: z.string().min(1),
    /** The rest, if absent. */
    amount_cents: z.coerce.number().int().positive().optional(),
  }),
  z.strictObject({
    act: z.literal("dispute"),
    /** Id of a charge. */
    id: z.string().min(1),
  }),
  z.strictObject({
    act: z.literal("close_dispute"),
    dispute: z.string().min(1),
    verdict: z.enum(["won", "lost"]),
  }),
  z.strictObject({
    act: z.literal("set_default_card"),
    customer: z.string().min(1),
    card: z.string().min(1),
  }),
]);
export type Act = z.infer<typeof Act>;

/**
 * Returns the id of what it created, if anything.
 *
 * @throws Error with the reason
 */
export async function perform(stripe: StripeDesk, act: Act): Promise<object> {
  switch (act.act) {
    case "refund":
      await demandObject(stripe, act.id);
      return stripe.refund(act.id, act.amount_cents);
    case "dispute":
      await demandObject(stripe, act.id);
      return stripe.dispute(act.id);
    case "close_dispute":
      await demandObject(stripe, act.dispute);
      await stripe.closeDispute(act.dispute, act.verdict);
      return { disputeId: act.dispute };
    case "set_default_card":
      await demandObject(stripe, act.customer);
      await stripe.setDefaultCard(act.customer, act.card);
      return { customerId: act.customer };
  }
}

/** Checked first, because an error thrown inside the account is also logged to the console. */
async function demandObject(stripe: StripeDesk, id: string): Promise<void> {
  if ((await stripe.readObject(id)) === null) throw new Error(`There is no ${id}.`);
}
