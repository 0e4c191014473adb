import type Stripe from "stripe";
import { z } from "zod";
import {
  type BilledCharge,
  type BilledSubscription,
  type CustomerBilling,
  STRIPE_STATUSES,
} from "#app/domain/billing.ts";
import { seconds } from "#app/domain/duration.ts";
import type { AskStripe } from "./ask-stripe.ts";

const Time = z.int().transform((at) => seconds(at));
const MaybeTime = Time.nullable();
const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ object: z.literal("list"), data: z.array(item) });

const Customer = z.object({
  object: z.literal("customer"),
  id: z.string().startsWith("cus_"),
  metadata: z.record(z.string(), z.string()).optional(),
});

const Subscription = z.object({
  object: z.literal("subscription"),
  id: z.string().startsWith("sub_"),
  status: z.enum(STRIPE_STATUSES),
  created: Time,
  trial_start: MaybeTime,
  trial_end: MaybeTime,
  cancel_at: MaybeTime,
  cancel_at_period_end: z.boolean(),
  canceled_at: MaybeTime,
  ended_at: MaybeTime,
  items: listOf(z.object({ current_period_end: Time })),
  latest_invoice: z
    .object({
      object: z.literal("invoice"),
      payments: listOf(
        z.object({
          payment: z.object({ payment_intent: z.string().startsWith("pi_").optional() }),
        }),
      ).optional(),
    })
    .nullable(),
});

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
});

const Dispute = z.object({
  object: z.literal("dispute"),
  id: z.string().startsWith("du_").or(z.string().startsWith("dp_")),
  status: z.string(),
});

const LIMIT = 100;

export function customerBilling(stripe: Stripe, ask: AskStripe) {
  const readCharges = async (customerId: string): Promise<BilledCharge[]> => {
    const charges = await ask(
      () => stripe.charges.list({ customer: customerId, limit: LIMIT }),
      listOf(Charge),
    );
    return Promise.all(charges.data.map(describeCharge));
  };

  const describeCharge = async (charge: z.output<typeof Charge>): Promise<BilledCharge> => ({
    id: charge.id,
    createdAt: charge.created,
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    isPaid: charge.paid,
    paymentIntent: charge.payment_intent,
    receiptUrl: charge.receipt_url,
    dispute: charge.disputed ? await readDispute(charge.id) : "none",
  });

  const readDispute = async (charge: string): Promise<BilledCharge["dispute"]> => {
    const disputes = await ask(() => stripe.disputes.list({ charge }), listOf(Dispute));
    const states = disputes.data.map(({ status }) => describeDispute(status));
    return (["open", "lost", "won"] as const).find((state) => states.includes(state)) ?? "none";
  };

  return {
    /** The truth that every sync goes by. */
    readBilling: async (customerId: string): Promise<CustomerBilling> => {
      const expand = ["data.latest_invoice.payments"];
      const [customer, subscriptions, charges] = await Promise.all([
        ask(() => stripe.customers.retrieve(customerId), Customer),
        ask(
          () =>
            stripe.subscriptions.list({
              customer: customerId,
              status: "all",
              limit: LIMIT,
              expand,
            }),
          listOf(Subscription),
        ),
        readCharges(customerId),
      ]);
      return {
        customerId,
        attemptId: customer.metadata?.["attempt_id"] ?? null,
        subscriptions: subscriptions.data.map(describeSubscription),
        charges,
      };
    },

    readCharges,

    /** Whose charge it is; null for one that belongs to no customer. */
    findCustomerOfCharge: async (chargeId: string): Promise<string | null> => {
      const schema = Charge.extend({ customer: z.string().startsWith("cus_").nullable() });
      return (await ask(() => stripe.charges.retrieve(chargeId), schema)).customer;
    },
  };
}

const describeSubscription = (sub: z.output<typeof Subscription>): BilledSubscription => ({
  id: sub.id,
  status: sub.status,
  createdAt: sub.created,
  trialStart: sub.trial_start,
  trialEnd: sub.trial_end,
  periodEnd: Math.max(...sub.items.data.map((item) => item.current_period_end)),
  // The portal of newer accounts sets a time instead of the flag.
  isCancelling: sub.cancel_at_period_end || sub.cancel_at !== null,
  canceledAt: sub.canceled_at,
  endedAt: sub.ended_at,
  paymentIntents: (sub.latest_invoice?.payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent === undefined ? [] : [payment.payment_intent],
  ),
});

/** An inquiry (`warning_…`) takes no money; what follows from it comes as a dispute of its own. */
function describeDispute(status: string): BilledCharge["dispute"] {
  if (status === "won" || status === "prevented") return "won";
  if (status === "lost") return "lost";
  return status.startsWith("warning_") ? "none" : "open";
}
