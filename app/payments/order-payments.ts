import type Stripe from "stripe";
import { z } from "zod";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { seconds } from "#app/domain/duration.ts";
import { OrderId } from "#app/domain/ids.ts";
import type { BilledCharge, NamedOrder, OrderPayment } from "#app/domain/purchase/billing.ts";
import { PRODUCTS, type ProductId } from "#app/domain/purchase/order.ts";
import type { Log } from "#app/platform/log.ts";
import { type CallStripe, StripeRefusal } from "./call-stripe.ts";
import { CURRENCY, STATEMENT_SUFFIXES } from "./catalogue.ts";
import { chargeReading } from "./charge-reading.ts";
import { Id, PAGE_SIZE } from "./stripe-shapes.ts";

/** Keyed by Stripe's statuses; all others wait for the buyer. */
const STATE_OF_STATUS: Record<string, OrderPayment["state"]> = {
  processing: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

const Intent = z.object({
  object: z.literal("payment_intent"),
  id: Id,
  client_secret: z.string().min(1),
  status: z.string().transform((status) => STATE_OF_STATUS[status] ?? "open"),
  amount: z.int(),
  currency: z.string(),
  receipt_email: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
});

/** With the newest attempt to pay it, declined or not. */
const TriedIntent = Intent.extend({ latest_charge: z.unknown() });

const Named = z.object({
  object: z.literal("payment_intent"),
  id: Id,
  amount: z.int(),
  created: z.int(),
  metadata: z.record(z.string(), z.string()),
});
const Product = z.enum(PRODUCTS);
const ArchetypeName = z.enum(ARCHETYPES);

const OfCustomer = z.object({ object: z.literal("payment_intent"), customer: Id.nullable() });

/** Stripe's clock may be behind ours. */
const SKEW_SECONDS = 300;

export type OrderIntent = {
  readonly id: string;
  readonly clientSecret: string;
  readonly state: OrderPayment["state"];
  readonly email: string | null;
};

type Order = Pick<NamedOrder, "id" | "amountCents"> & {
  readonly product: ProductId;
  readonly description: string;
  readonly email: string | null;
};

export function orderPayments(stripe: Stripe, callStripe: CallStripe, log: Log) {
  const { readCharges } = chargeReading(stripe, callStripe, log);

  /** Rejects an intent with another amount than the order's. */
  const fetchIntent = async (
    call: () => Promise<unknown>,
    amountCents: number,
  ): Promise<OrderIntent & { readonly isTried: boolean }> => {
    const ours = { amount: z.literal(amountCents), currency: z.literal(CURRENCY) };
    const { id, client_secret, status, receipt_email, latest_charge } = await callStripe(
      call,
      TriedIntent.extend(ours),
    );
    return {
      id,
      clientSecret: client_secret,
      state: status,
      email: receipt_email,
      isTried: latest_charge !== null,
    };
  };

  return {
    /** The intent of an order; idempotent as long as the parameters stay the same. */
    createIntent: (order: Order): Promise<OrderIntent> => {
      const { id, amountCents, description, email, product } = order;
      const params: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency: CURRENCY,
        // Apple Pay and Google Pay are cards.
        allowed_payment_method_types: ["card"],
        description,
        statement_descriptor_suffix: STATEMENT_SUFFIXES[product],
        // Nothing personal: what was inferred about the buyer is in the order only.
        metadata: { order_id: id, product },
        ...(email === null ? {} : { receipt_email: email }),
      };
      const idempotencyKey = `order:${id}`;
      return fetchIntent(
        () => stripe.paymentIntents.create(params, { idempotencyKey }),
        amountCents,
      );
    },

    /**
     * Finds the intent of an order whose idempotency key only replays an error: an earlier call may have created it.
     * Reads every intent since the order, so it is for this case only. Null: there is none.
     */
    findIntentOfOrder: async ({
      id,
      amountCents,
      createdAt,
    }: Pick<Order, "id" | "amountCents"> & { createdAt: number }): Promise<OrderIntent | null> => {
      const created = { gte: Math.floor(createdAt / seconds(1)) - SKEW_SECONDS };
      const params = { created, limit: PAGE_SIZE };
      const list = () => Array.fromAsync(stripe.paymentIntents.list(params));
      const found = await callStripe(list, z.array(Named));
      const named = found.find(({ metadata }) => metadata["order_id"] === id);
      if (named === undefined) return null;
      return fetchIntent(() => stripe.paymentIntents.retrieve(named.id), amountCents);
    },

    /** An intent without the charges made on it. */
    findIntent: (id: string, amountCents: number): Promise<OrderIntent> =>
      fetchIntent(() => stripe.paymentIntents.retrieve(id), amountCents),

    /** An intent with the charges made on it so far. */
    readIntent: async (
      id: string,
      amountCents: number,
    ): Promise<OrderIntent & { charges: BilledCharge[] }> => {
      const intent = await fetchIntent(() => stripe.paymentIntents.retrieve(id), amountCents);
      const charges = intent.isTried ? await readCharges({ payment_intent: id }) : [];
      return { ...intent, charges };
    },

    setReceiptEmail: async (id: string, email: string): Promise<void> => {
      const params = { receipt_email: email };
      await callStripe(() => stripe.paymentIntents.update(id, params), Intent);
    },

    /** Payments of earlier releases name it in their metadata. */
    forgetArchetype: async (id: string): Promise<void> => {
      const params = { metadata: { archetype: "" } };
      await callStripe(() => stripe.paymentIntents.update(id, params), Intent);
    },

    /** Returns the state afterwards. Stripe refuses to cancel a paid or cancelled intent. */
    cancelIntent: async (id: string): Promise<OrderPayment> => {
      const change = { cancellation_reason: "abandoned" } as const;
      const cancel = () => stripe.paymentIntents.cancel(id, change);
      const { latest_charge, ...intent } = await callStripe(cancel, TriedIntent);
      const charges = latest_charge === null ? [] : await readCharges({ payment_intent: id });
      return toPayment(intent, charges);
    },

    /** The order that a payment names in its metadata, whether or not we have its row. */
    findOrderOfIntent: async (id: string): Promise<NamedOrder | null> => {
      const read = () => stripe.paymentIntents.retrieve(id);
      const { metadata, amount, created } = await callStripe(read, Named);
      const orderId = OrderId.safeParse(metadata["order_id"]);
      if (!orderId.success) return null;
      return {
        id: orderId.data,
        product: Product.safeParse(metadata["product"]).data ?? null,
        archetype: ArchetypeName.safeParse(metadata["archetype"]).data ?? null,
        amountCents: amount,
        createdAt: created * seconds(1),
      };
    },

    /** The customer whose subscription a payment was for. Null: it has none, or Stripe knows no such payment. */
    findCustomerOfIntent: async (id: string): Promise<string | null> => {
      const read = () => stripe.paymentIntents.retrieve(id);
      try {
        return (await callStripe(read, OfCustomer)).customer;
      } catch (error) {
        if (error instanceof StripeRefusal) return null;
        throw error;
      }
    },

    /** Reads the state that every sync of an order is based on. */
    readOrderPayment: async (id: string): Promise<OrderPayment> => {
      const [intent, charges] = await Promise.all([
        callStripe(() => stripe.paymentIntents.retrieve(id), Intent),
        readCharges({ payment_intent: id }),
      ]);
      return toPayment(intent, charges);
    },
  };
}

const toPayment = (
  { id, status: state, receipt_email: email, metadata }: z.output<typeof Intent>,
  charges: readonly BilledCharge[],
): OrderPayment => ({
  id,
  state,
  email,
  charges,
  namesArchetype: (metadata["archetype"] ?? "") !== "",
});
