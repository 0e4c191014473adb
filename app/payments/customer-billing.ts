import type Stripe from "stripe";
import { z } from "zod";
import {
  type BilledSubscription,
  type CustomerBilling,
  STRIPE_STATUSES,
} from "#app/domain/billing.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { CallStripe } from "./call-stripe.ts";
import { chargeReading } from "./charge-reading.ts";
import { LIMIT, listOf, Time } from "./stripe-shapes.ts";

const MaybeTime = Time.nullable();

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

export function customerBilling(stripe: Stripe, callStripe: CallStripe) {
  const { readCharges } = chargeReading(stripe, callStripe);
  return {
    /** The state that every sync of a trial goes by. */
    readBilling: async (customerId: string): Promise<CustomerBilling> => {
      const expand = ["data.latest_invoice.payments"];
      const [customer, subscriptions, charges] = await Promise.all([
        callStripe(() => stripe.customers.retrieve(customerId), Customer),
        callStripe(
          () =>
            stripe.subscriptions.list({
              customer: customerId,
              status: "all",
              limit: LIMIT,
              expand,
            }),
          listOf(Subscription),
        ),
        readCharges({ customer: customerId }),
      ]);
      return {
        customerId,
        attemptId: (customer.metadata?.["attempt_id"] as AttemptId | undefined) ?? null,
        subscriptions: subscriptions.data.map(describeSubscription),
        charges,
      };
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
  // The portal of newer accounts sets `cancel_at` instead of the flag.
  isCancelling: sub.cancel_at_period_end || sub.cancel_at !== null,
  canceledAt: sub.canceled_at,
  endedAt: sub.ended_at,
  paymentIntents: (sub.latest_invoice?.payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent === undefined ? [] : [payment.payment_intent],
  ),
});
