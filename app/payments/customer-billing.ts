import type Stripe from "stripe";
import { z } from "zod";
import { AttemptId } from "#app/domain/ids.ts";
import {
  type BilledInvoice,
  type BilledSubscription,
  type CustomerBilling,
  type NextCharge,
  STRIPE_STATUSES,
} from "#app/domain/purchase/billing.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { Log } from "#app/platform/log.ts";
import type { CallStripe } from "./call-stripe.ts";
import { CURRENCY } from "./catalogue.ts";
import { chargeReading } from "./charge-reading.ts";
import { CHOSEN_CARD, Id, listOf, PAGE_SIZE, Time } from "./stripe-shapes.ts";

const MaybeTime = Time.nullable();

const Metadata = z.record(z.string(), z.string());

/** Also matches a deleted customer, which has neither metadata nor invoice settings. */
const Customer = z.object({
  object: z.literal("customer"),
  metadata: Metadata.optional(),
  invoice_settings: z.object({ default_payment_method: Id.nullable() }).optional(),
});

const Subscription = z.object({
  object: z.literal("subscription"),
  id: Id,
  status: z.enum(STRIPE_STATUSES),
  created: Time,
  trial_start: MaybeTime,
  trial_end: MaybeTime,
  cancel_at: MaybeTime,
  cancel_at_period_end: z.boolean(),
  canceled_at: MaybeTime,
  ended_at: MaybeTime,
  items: listOf(z.object({ current_period_end: Time })),
  pause_collection: z.object({ resumes_at: MaybeTime }).nullish(),
  payment_settings: z.object({ save_default_payment_method: z.string().nullable() }).nullable(),
  metadata: Metadata,
  customer: Customer,
});

const Method = z
  .object({ card: z.object({ last4: z.string() }) })
  .nullable()
  .catch(null);

/** With its own card and the customer's, of which the first is charged. */
const Charged = z.object({
  object: z.literal("subscription"),
  default_payment_method: Method,
  customer: z.object({
    invoice_settings: z.object({ default_payment_method: Method }).optional(),
  }),
});

const Upcoming = z.object({
  object: z.literal("invoice"),
  amount_due: z.int().min(0),
  currency: z.literal(CURRENCY),
});

const ListedSubscription = Subscription.pick({
  object: true,
  id: true,
  status: true,
  created: true,
}).transform(({ id, status, created }) => ({ id, status, createdAt: created }));

const Invoice = z.object({
  object: z.literal("invoice"),
  id: Id,
  created: Time,
  status: z.string().nullable(),
  amount_remaining: z.int(),
  attempted: z.boolean(),
  auto_advance: z.boolean().optional(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: Time }) })) }),
  parent: z.object({ subscription_details: z.object({ subscription: Id }).nullish() }).nullable(),
  payments: listOf(
    z.object({
      amount_paid: z.int().nullable(),
      status_transitions: z.object({ paid_at: MaybeTime }),
      payment: z.object({ payment_intent: Id.optional() }),
    }),
  ),
});

export function customerBilling(
  stripe: Stripe,
  callStripe: CallStripe,
  log: Log,
  cardKey?: string,
) {
  const { readCharges } = chargeReading(stripe, callStripe, log, cardKey);

  const readInvoices = async (customer: string): Promise<z.output<typeof Invoice>[]> => {
    const params = { customer, expand: ["data.payments"], limit: PAGE_SIZE };
    const list = () => Array.fromAsync(stripe.invoices.list(params));
    const found = await callStripe(list, z.array(Invoice.or(z.unknown().transform(() => null))));
    const readable = found.filter((invoice) => invoice !== null);
    const count = found.length - readable.length;
    if (count > 0) log("error", { event: "stripe", reason: "unreadable invoice", count });
    return readable;
  };

  return {
    /** Lists the subscriptions that are not cancelled, without their payments. */
    listSubscriptions: (
      customer: string,
    ): Promise<Pick<BilledSubscription, "id" | "status" | "createdAt">[]> =>
      callStripe(
        () => Array.fromAsync(stripe.subscriptions.list({ customer, limit: PAGE_SIZE })),
        z.array(ListedSubscription),
      ),

    /** The attempt that a customer was created for; null for one that is not ours. */
    findAttemptOfCustomer: async (customerId: string): Promise<AttemptId | null> => {
      const read = () => stripe.customers.retrieve(customerId);
      const { metadata } = await callStripe(read, Customer);
      return AttemptId.safeParse(metadata?.["attempt_id"]).data ?? null;
    },

    /**
     * What a running subscription will be charged next, after credits and discounts, and which card.
     * @throws StripeRefusal when no invoice is to come
     */
    readNextCharge: async (subscription: string): Promise<NextCharge> => {
      const expand = ["default_payment_method", "customer.invoice_settings.default_payment_method"];
      const [upcoming, { default_payment_method: own, customer }] = await Promise.all([
        callStripe(() => stripe.invoices.createPreview({ subscription }), Upcoming),
        callStripe(() => stripe.subscriptions.retrieve(subscription, { expand }), Charged),
      ]);
      const method = own ?? customer.invoice_settings?.default_payment_method ?? null;
      return { amountCents: upcoming.amount_due, last4: method?.card.last4 ?? null };
    },

    /** Reads the state that every sync of a trial is based on; without charges, if only those cannot be read. */
    readBilling: async (customer: string): Promise<CustomerBilling> => {
      const list = () =>
        Array.fromAsync(
          stripe.subscriptions.list({
            customer,
            status: "all",
            expand: ["data.customer"],
            limit: PAGE_SIZE,
          }),
        );
      const [subscriptions, invoices, charges] = await Promise.all([
        callStripe(list, z.array(Subscription)),
        readInvoices(customer),
        readCharges({ customer }).catch(ignoreUnavailable),
      ]);
      return {
        subscriptions: subscriptions.map((sub) => describeSubscription(sub, invoices)),
        charges,
      };
    },
  };
}

const describeSubscription = (
  sub: z.output<typeof Subscription>,
  invoices: readonly z.output<typeof Invoice>[],
): BilledSubscription => ({
  id: sub.id,
  status: sub.status,
  createdAt: sub.created,
  trialStart: sub.trial_start,
  trialEnd: sub.trial_end,
  periodEnd: Math.max(...sub.items.data.map((item) => item.current_period_end)),
  // The portal of newer accounts sets `cancel_at` instead of the flag.
  isCancelling: sub.cancel_at_period_end || sub.cancel_at !== null,
  isPaused: isPaused(sub),
  canceledAt: sub.canceled_at,
  endedAt: sub.ended_at,
  savesCard: sub.payment_settings?.save_default_payment_method === "on_subscription",
  chosenCard: findChosenCard(sub),
  invoices: invoices
    .filter(({ parent }) => parent?.subscription_details?.subscription === sub.id)
    .map(describeInvoice),
});

/** A pause that ends before the period does leaves the next charge as it is. */
function isPaused({ pause_collection: pause, items }: z.output<typeof Subscription>): boolean {
  if (!pause) return false;
  const end = Math.max(...items.data.map((item) => item.current_period_end));
  return pause.resumes_at === null || pause.resumes_at > end;
}

/** The portal changes only the customer's default card, and a subscription with its own card goes on with that one. */
function findChosenCard({ customer, metadata }: z.output<typeof Subscription>): string | null {
  const card = customer.invoice_settings?.default_payment_method ?? null;
  return card === metadata[CHOSEN_CARD] ? null : card;
}

const describeInvoice = (invoice: z.output<typeof Invoice>): BilledInvoice => ({
  id: invoice.id,
  createdAt: invoice.created,
  state: invoice.status === "draft" || invoice.status === "open" ? invoice.status : "closed",
  isCollected: invoice.auto_advance === true,
  isAttempted: invoice.attempted,
  dueCents: invoice.amount_remaining,
  paidUntil:
    invoice.status === "paid"
      ? Math.max(0, ...invoice.lines.data.map(({ period }) => period.end))
      : null,
  payments: invoice.payments.data.flatMap(({ payment, amount_paid, status_transitions }) =>
    payment.payment_intent === undefined
      ? []
      : [
          {
            paymentIntent: payment.payment_intent,
            amountCents: amount_paid ?? 0,
            paidAt: status_transitions.paid_at,
          },
        ],
  ),
});
