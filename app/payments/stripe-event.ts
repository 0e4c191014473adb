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
  "charge.dispute.funds_withdrawn",
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
  data: z.object({ object: z.looseObject({ customer: Reference, charge: Reference }) }),
});

export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly isLive: boolean;
  /** The customer, or the charge whose customer has to be asked for; null when it names neither. */
  readonly objectId: string | null;
};

/** Null for what is no event. */
export function readStripeEvent(value: unknown): StripeEvent | null {
  const event = Event.safeParse(value);
  if (!event.success) return null;
  const { id, type, created, livemode, data } = event.data;
  const objectId = data.object.customer ?? data.object.charge ?? null;
  return { id, type, createdAt: seconds(created), isLive: livemode, objectId };
}

/** One that changes something of ours; returns whom it is about. */
export const findSubject = ({ type, objectId }: StripeEvent): string | null =>
  HANDLED_EVENTS.includes(type) ? objectId : null;
