import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";

/**
 * What we act on. Of each kind only the object's name is taken: its state is fetched when it is synced. At most
 * twenty, or Stripe refuses to list them (`event-list.ts`).
 */
export const HANDLED_EVENTS: readonly string[] = [
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.upcoming",
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

const Id = z.string().min(1).max(255);
/** Expanded or not. */
const Reference = Id.or(z.object({ id: Id }).transform(({ id }) => id)).nullish();

/** Read loosely: events come in the version of the account, which need not be ours. */
const Event = z.object({
  object: z.literal("event"),
  id: z.string().startsWith("evt_").max(255),
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
  }),
});

export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly isLive: boolean;
  /** The customer; of an order the payment; or the charge that has to be asked for both. Null when it names none. */
  readonly objectId: string | null;
};

/** Null for what is no event. */
export function readStripeEvent(value: unknown): StripeEvent | null {
  const event = Event.safeParse(value);
  if (!event.success) return null;
  const { id, type, created, livemode, data } = event.data;
  const objectId = findObject(type, data.object);
  return { id, type, createdAt: seconds(created), isLive: livemode, objectId };
}

type Named = z.output<typeof Event>["data"]["object"];

function findObject(type: string, { id, customer, charge, payment_intent }: Named): string | null {
  // A payment of a customer is a trial's, whose own events tell of it.
  if (type.startsWith("payment_intent.")) return customer ? null : (id ?? null);
  // Null is nobody's, so it is an order's; a dispute does not say whose it is.
  return customer ?? (customer === null ? payment_intent : null) ?? charge ?? null;
}

/** One that changes something of ours; returns whom it is about. */
export const findSubject = ({ type, objectId }: StripeEvent): string | null =>
  HANDLED_EVENTS.includes(type) ? objectId : null;
