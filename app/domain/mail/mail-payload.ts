import { z } from "zod";
import { ALARMS } from "../alarms.ts";
import { ARCHETYPES } from "../archetypes.ts";
import { AttemptId, OrderId } from "../ids.ts";
import { STEP_KINDS, SUB_DIMENSION_NAMES } from "../life-areas.ts";
import { WISHES } from "../personal-data.ts";
import { PRODUCTS } from "../purchase/order.ts";

const timeMs = z.int().positive();
const none = z.strictObject({});
const order = z.strictObject({
  orderId: OrderId,
  product: z.enum(PRODUCTS),
  amountCents: z.int().positive(),
  paidAt: timeMs,
  /** The version of the consent that the buyer gave, if asked for one. */
  consentVersion: z.string().min(1).optional(),
});

/** The `SignupName` of the mail's reader. */
const signupName = z.strictObject({ id: z.int().positive(), signedUpAt: timeMs });
const withdrawal = z.strictObject({
  wish: z.enum(WISHES),
  name: z.string().min(1),
  email: z.string().min(1),
  contract: z.string().min(1),
  declaredAt: timeMs,
});

/** What a mail of each kind is written from, apart from its address and attempt. It never changes once queued. */
const PAYLOADS = {
  waitlist_confirm: signupName,
  waitlist_welcome: signupName,
  quiz2_preview: none,
  quiz2_complete: none,
  trial_started: z.strictObject({ renewsAt: timeMs }),
  renewal_reminder: z.strictObject({ renewsAt: timeMs }),
  payment_failed: z.strictObject({ amountCents: z.int().positive(), renewedAt: timeMs }),
  /** Of a subscription without a trial. */
  subscription_started: z.strictObject({ renewsAt: timeMs }),
  subscription_cancelled: z.strictObject({
    accessEnd: timeMs,
    canceledAt: timeMs,
    /** Cancelled by a dispute, not by its owner. */
    isDisputed: z.boolean().optional(),
  }),
  /** A cancellation was undone. */
  subscription_resumed: z.strictObject({ renewsAt: timeMs }),
  /** A dispute that had closed access was won. */
  access_restored: z.strictObject({ accessEnd: timeMs }),
  /** A refund in full, which ends a subscription. */
  subscription_refunded: z.strictObject({ amountCents: z.int().positive(), paidAt: timeMs }),
  order_delivery: order,
  order_refunded: order,
  order_links: z.strictObject({
    orders: z.array(order.pick({ orderId: true, product: true })).min(1),
  }),
  /** Opens a subscription in a further browser. */
  subscription_link: none,
  /** The refund of a person's second subscription. */
  paid_twice: z.strictObject({ amountCents: z.int().positive() }),
  /** The refund of a trial whose card has paid for one before. */
  trial_repeated: z.strictObject({ amountCents: z.int().positive() }),
  /** A link has opened the subscription in one more browser. */
  browser_added: none,
  withdrawal_received: withdrawal,
  /** To the operator. */
  withdrawal_notice: withdrawal,
  /** To the operator: how much was declared on a day, in UTC, beyond what has a notice. */
  withdrawal_digest: z.strictObject({ day: z.int().positive() }),
  /** To the address that replaces a mistyped one. */
  address_corrected: none,
  review_request: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("order"), id: OrderId }),
    z.strictObject({ kind: z.literal("attempt"), id: AttemptId }),
  ]),
  /** The result of the dating quiz. */
  dating_result: z.strictObject({ archetype: z.enum(ARCHETYPES) }),
  plan_day: z.strictObject({ day: z.int().min(1).max(7) }),
  /** `choice` is null in the mail that looks back on half a year. */
  plan_week: z.strictObject({
    week: z.int().min(1),
    choice: z
      .strictObject({
        step: z.strictObject({ name: z.enum(SUB_DIMENSION_NAMES), kind: z.enum(STEP_KINDS) }),
        lesson: z.string().min(1),
        /** Which of the two were mailed before. */
        again: z.array(z.enum(["step", "lesson"])).optional(),
      })
      .nullable(),
  }),
  /** Links to the page with everything that is held under its address. */
  data_link: none,
  /** To the operator. */
  alarm: z.strictObject({
    name: z.enum(ALARMS),
    detail: z.string().min(1),
    since: timeMs,
    overAt: timeMs.nullable(),
  }),
};

export type MailKind = keyof typeof PAYLOADS;

export type MailPayload<Kind extends MailKind> = z.output<(typeof PAYLOADS)[Kind]>;

/** A kind together with its payload; without an argument, any of them. */
export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: { readonly kind: K; readonly payload: MailPayload<K> };
}[Kind];

/** @throws ZodError when the payload is not one of this kind. */
export const parseMailPayload = <Kind extends MailKind>(
  kind: Kind,
  payload: unknown,
): MailPayload<Kind> => PAYLOADS[kind].parse(payload) as MailPayload<Kind>;
