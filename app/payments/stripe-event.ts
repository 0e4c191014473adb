import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";
import { Id } from "./stripe-shapes.ts";

/**
 * The events we act on. Only the id of the object is used: its state is fetched by the sync. At most twenty, or
 * Stripe refuses to list them (`event-list.ts`). Pausing a subscription also sends `customer.subscription.updated`.
 */
export const HANDLED_EVENTS: readonly string[] = [
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.updated",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.upcoming",
  "charge.updated",
  "charge.refunded",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_reinstated",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
];

/** Expanded or not. */
const Reference = Id.or(z.object({ id: Id }).transform(({ id }) => id)).nullish();

/** Parsed loosely: events come in the API version of the account, which may differ from ours. */
const Event = z.object({
  object: z.literal("event"),
  id: Id,
  type: z.string(),
  created: z.int().min(0),
  livemode: z.boolean(),
  data: z.object({
    object: z.looseObject({
      id: Id.optional().catch(undefined),
      customer: Reference,
      charge: Reference,
      payment_intent: Reference,
    }),
    /** Of an update, the old values. */
    previous_attributes: z.record(z.string(), z.unknown()).nullish().catch(null),
  }),
});

/** A thin event of API v2, which names its object only in a form that nothing here subscribes to. */
const ThinEvent = z.object({
  object: z.literal("v2.core.event"),
  id: Id,
  type: z.string(),
  created: z.iso.datetime(),
  livemode: z.boolean(),
});

export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly isLive: boolean;
  /** A customer, the payment of an order, or a charge that has to be resolved to one of them. Null: none. */
  readonly objectId: string | null;
};

/** Null if it is not an event. */
export function readStripeEvent(value: unknown): StripeEvent | null {
  const thin = ThinEvent.safeParse(value);
  if (thin.success) {
    const { id, type, created, livemode } = thin.data;
    return { id, type, createdAt: Date.parse(created), isLive: livemode, objectId: null };
  }
  const event = Event.safeParse(value);
  if (!event.success) return null;
  const { id, type, created, livemode, data } = event.data;
  const objectId = findObject(type, data);
  return { id, type, createdAt: seconds(created), isLive: livemode, objectId };
}

type Told = z.output<typeof Event>["data"];

function findObject(type: string, { object, previous_attributes }: Told): string | null {
  const { id, customer, charge, payment_intent } = object;
  // Only a new default card concerns a subscription; each checkout changes the address.
  if (type === "customer.updated") {
    return previous_attributes?.["invoice_settings"] === undefined ? null : (id ?? null);
  }
  // A customer's payment belongs to a trial, which has events of its own for everything but a declined card.
  if (type === "payment_intent.payment_failed") return customer ?? id ?? null;
  if (type.startsWith("payment_intent.")) return customer ? null : (id ?? null);
  // `null` means no customer, hence an order; a dispute does not have the field at all.
  return customer ?? (customer === null ? payment_intent : null) ?? charge ?? null;
}

/** The id of the object to sync; null for an event we ignore. */
export const findSubject = ({ type, objectId }: StripeEvent): string | null =>
  HANDLED_EVENTS.includes(type) ? objectId : null;
