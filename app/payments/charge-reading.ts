import type Stripe from "stripe";
import { z } from "zod";
import type { BilledCharge } from "#app/domain/billing.ts";
import type { CallStripe } from "./call-stripe.ts";
import { LIMIT, listOf, Time } from "./stripe-shapes.ts";

const Charge = z.object({
  object: z.literal("charge"),
  id: z.string().startsWith("ch_"),
  created: Time,
  amount: z.int(),
  amount_refunded: z.int(),
  paid: z.boolean(),
  disputed: z.boolean(),
  payment_intent: z.string().nullable(),
  receipt_url: z.string().nullable(),
  billing_details: z.object({ email: z.string().nullable() }),
});

const Dispute = z.object({
  object: z.literal("dispute"),
  id: z.string().startsWith("du_").or(z.string().startsWith("dp_")),
  status: z.string(),
});

/** Of one customer, or of one payment. */
type Whose = { readonly customer: string } | { readonly payment_intent: string };

export function chargeReading(stripe: Stripe, callStripe: CallStripe) {
  const describeCharge = async (charge: z.output<typeof Charge>): Promise<BilledCharge> => ({
    id: charge.id,
    createdAt: charge.created,
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    isPaid: charge.paid,
    paymentIntent: charge.payment_intent,
    receiptUrl: charge.receipt_url,
    email: charge.billing_details.email,
    dispute: charge.disputed ? await readDispute(charge.id) : "none",
  });

  const readDispute = async (charge: string): Promise<BilledCharge["dispute"]> => {
    const disputes = await callStripe(() => stripe.disputes.list({ charge }), listOf(Dispute));
    const states = disputes.data.map(({ status }) => describeDispute(status));
    return (["open", "lost", "won"] as const).find((state) => states.includes(state)) ?? "none";
  };

  return {
    readCharges: async (whose: Whose): Promise<BilledCharge[]> => {
      const list = () => stripe.charges.list({ ...whose, limit: LIMIT });
      return Promise.all((await callStripe(list, listOf(Charge))).data.map(describeCharge));
    },

    /** The customer and the payment of a charge; null where it has none. */
    findOwnerOfCharge: async (
      chargeId: string,
    ): Promise<{ customerId: string | null; paymentIntentId: string | null }> => {
      const schema = Charge.extend({ customer: z.string().startsWith("cus_").nullable() });
      const charge = await callStripe(() => stripe.charges.retrieve(chargeId), schema);
      return { customerId: charge.customer, paymentIntentId: charge.payment_intent };
    },
  };
}

/** An inquiry (`warning_…`) withholds no money; if it escalates, Stripe opens a dispute. */
function describeDispute(status: string): BilledCharge["dispute"] {
  if (status === "won" || status === "prevented") return "won";
  if (status === "lost") return "lost";
  return status.startsWith("warning_") ? "none" : "open";
}
