import { z } from "zod";
import type { StripeDesk } from "./desk.ts";

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
    charge: z.string().min(1),
    /** All that is left, if absent. */
    amount_cents: z.coerce.number().int().positive().optional(),
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
  z.strictObject({ act: z.literal("fail_refund"), refund: z.string().min(1) }),
  /** Refuses every refund of this charge or payment intent from now on. */
  z.strictObject({ act: z.literal("refuse_refunds"), id: z.string().min(1) }),
  z.strictObject({ act: z.literal("inquiry"), charge: z.string().min(1) }),
  z.strictObject({
    act: z.literal("end_inquiry"),
    dispute: z.string().min(1),
    how: z.enum(["escalated", "closed"]),
  }),
  /** Whether a draft is charged although its subscription is cancelled. */
  z.strictObject({ act: z.literal("set_drafts_survive_cancel"), survive: z.boolean() }),
  /** What happens to a subscription after the last retry failed. */
  z.strictObject({ act: z.literal("set_after_retries"), what: z.enum(["cancel", "unpaid"]) }),
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
      await demandObject(stripe, act.charge);
      return stripe.dispute(act.charge, act.amount_cents);
    case "close_dispute":
      await demandObject(stripe, act.dispute);
      await stripe.closeDispute(act.dispute, act.verdict);
      return { disputeId: act.dispute };
    case "set_default_card":
      await demandObject(stripe, act.customer);
      await stripe.setDefaultCard(act.customer, act.card);
      return { customerId: act.customer };
    case "fail_refund":
      await demandObject(stripe, act.refund);
      return stripe.act({ action: "failRefund", refund: act.refund });
    case "refuse_refunds":
      await demandObject(stripe, act.id);
      return stripe.act({ action: "refuseRefunds", id: act.id });
    case "inquiry":
      await demandObject(stripe, act.charge);
      return stripe.act({ action: "openInquiry", charge: act.charge });
    case "end_inquiry": {
      await demandObject(stripe, act.dispute);
      const action = act.how === "closed" ? "closeInquiry" : "escalateInquiry";
      return stripe.act({ action, dispute: act.dispute });
    }
    case "set_drafts_survive_cancel":
      return stripe.act({ action: "setDraftsSurviveCancel", survive: act.survive });
    case "set_after_retries":
      await stripe.setAfterRetries(act.what);
      return {};
  }
}

/** Checked first, because an error thrown inside the account is also logged to the console. */
export async function demandObject(stripe: StripeDesk, id: string): Promise<void> {
  if ((await stripe.readObject(id)) === null) throw new Error(`There is no ${id}.`);
}
