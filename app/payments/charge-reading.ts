import type Stripe from "stripe";
import { z } from "zod";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";
import type { Log } from "#app/platform/log.ts";
import type { CallStripe } from "./call-stripe.ts";
import { hashCard } from "./card-hash.ts";
import { CURRENCY } from "./catalogue.ts";
import { Id, PAGE_SIZE, Time } from "./stripe-shapes.ts";

const Card = z.object({ last4: z.string().nullish(), fingerprint: z.string().nullish() });

const Charge = z.object({
  object: z.literal("charge"),
  id: Id,
  created: Time,
  amount: z.int(),
  amount_refunded: z.int(),
  paid: z.boolean(),
  status: z.string(),
  disputed: z.boolean(),
  payment_intent: Id.nullable(),
  receipt_url: z.string().nullable(),
  balance_transaction: z
    .object({ currency: z.string(), fee: z.int() })
    .transform(({ currency, fee }) => (currency === CURRENCY ? fee : null))
    .nullable()
    .catch(null),
  billing_details: z.object({ email: z.string().nullable() }),
  payment_method_details: z.object({ card: Card.nullish() }).nullish().catch(null),
  calculated_statement_descriptor: z.string().min(1).nullish().catch(null),
});

const Owner = z.object({
  object: z.literal("charge"),
  customer: Id.nullable(),
  payment_intent: Id.nullable(),
});

const Dispute = z.object({
  object: z.literal("dispute"),
  status: z.string(),
  amount: z.int(),
});

const NO_DISPUTE: Pick<BilledCharge, "dispute" | "withheldCents"> = {
  dispute: "none",
  withheldCents: 0,
};

/** The charges of one customer, or of one payment. */
type Whose = { readonly customer: string } | { readonly payment_intent: string };

/** Without a key, no card is recognised. */
export function chargeReading(stripe: Stripe, callStripe: CallStripe, log: Log, cardKey?: string) {
  const hashOf = async (fingerprint: string | null | undefined): Promise<string | null> =>
    cardKey === undefined || !fingerprint ? null : hashCard(cardKey, fingerprint);

  const describeCharge = async (charge: z.output<typeof Charge>): Promise<BilledCharge> => ({
    id: charge.id,
    createdAt: charge.created,
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    feeCents: charge.balance_transaction,
    isPaid: charge.paid,
    isDeclined: charge.status === "failed",
    paymentIntent: charge.payment_intent,
    receiptUrl: charge.receipt_url,
    paidWith: {
      last4: charge.payment_method_details?.card?.last4 ?? null,
      statement: charge.calculated_statement_descriptor ?? null,
    },
    cardHash: await hashOf(charge.payment_method_details?.card?.fingerprint),
    email: charge.billing_details.email,
    ...(charge.disputed ? await readDisputes(charge) : NO_DISPUTE),
  });

  const readDisputes = async ({
    id: charge,
    amount: charged,
    amount_refunded,
  }: z.output<typeof Charge>): Promise<typeof NO_DISPUTE> => {
    const list = () => Array.fromAsync(stripe.disputes.list({ charge, limit: PAGE_SIZE }));
    const disputes = await callStripe(list, z.array(Dispute));
    const states = disputes.map(({ status }) => describeDispute(status));
    const withheld = disputes.map(({ status, amount }) => {
      const state = describeDispute(status);
      if (state !== "open" && state !== "lost") return 0;
      // Stripe may also count what a prevented dispute gave back as refunded.
      return status === "prevented" ? Math.min(amount, charged - amount_refunded) : amount;
    });
    return {
      dispute: (["open", "lost", "won"] as const).find((state) => states.includes(state)) ?? "none",
      withheldCents: withheld.reduce((sum, cents) => sum + cents, 0),
    };
  };

  return {
    /** Newest first. A charge of an unexpected shape is logged and left out: it must not hide the others. */
    readCharges: async (whose: Whose): Promise<BilledCharge[]> => {
      const params = { ...whose, expand: ["data.balance_transaction"], limit: PAGE_SIZE };
      const list = () => Array.fromAsync(stripe.charges.list(params));
      const found = await callStripe(list, z.array(Charge.or(z.unknown().transform(() => null))));
      const readable = found.filter((charge) => charge !== null);
      const count = found.length - readable.length;
      if (count > 0) log("error", { event: "stripe", reason: "unreadable charge", count });
      return Promise.all(readable.map(describeCharge));
    },

    /** The customer and the payment of a charge; null where it has none. */
    findOwnerOfCharge: async (
      chargeId: string,
    ): Promise<{ customerId: string | null; paymentIntentId: string | null }> => {
      const charge = await callStripe(() => stripe.charges.retrieve(chargeId), Owner);
      return { customerId: charge.customer, paymentIntentId: charge.payment_intent };
    },
  };
}

/**
 * An inquiry (`warning_…`) withholds no money; if it escalates, Stripe opens a dispute. A `prevented` dispute was
 * settled by refunding the cardholder.
 */
function describeDispute(status: string): BilledCharge["dispute"] {
  if (status === "won") return "won";
  if (status === "lost" || status === "prevented") return "lost";
  return status.startsWith("warning_") ? "none" : "open";
}
