import type Stripe from "stripe";
import { days } from "../duration.ts";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import { emptyList, idOf } from "./kept.ts";
import { findPeriodEnd } from "./periods.ts";

export type SubscriptionRequest = {
  customerId: string;
  prices: { price: Stripe.Price; quantity: number }[];
  trialDays: number;
  /** In seconds; takes precedence over `trialDays`. */
  trialEnd?: number | null;
  metadata: Record<string, string>;
  description?: string | null;
  methodId: string | null;
  savesMethod?: "off" | "on_subscription" | undefined;
  isIncomplete?: boolean;
  cancelsAtPeriodEnd?: boolean;
  missingMethod?: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod;
};

export const NO_SETTINGS: Stripe.Subscription.PaymentSettings = {
  payment_method_options: null,
  payment_method_types: null,
  save_default_payment_method: "off",
};

const DAY = days(1) / 1_000;

export function buildSubscription(books: Books, request: SubscriptionRequest): Stripe.Subscription {
  const id = drawId("subscription");
  const trialEnd =
    request.trialEnd ?? (request.trialDays > 0 ? books.now + request.trialDays * DAY : null);
  const [first] = request.prices;
  const end = trialEnd ?? findPeriodEnd(books.now, readInterval(first?.price), books.now);
  const isEnding = request.cancelsAtPeriodEnd === true;
  return {
    ...blanks.subscription,
    id,
    object: "subscription",
    billing_cycle_anchor: trialEnd ?? books.now,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    cancel_at: isEnding ? end : null,
    cancel_at_period_end: isEnding,
    canceled_at: isEnding ? books.now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: books.now,
    currency: first?.price.currency ?? "usd",
    customer: request.customerId,
    default_payment_method: request.methodId,
    default_tax_rates: [],
    description: request.description ?? null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: emptyList(
      `/v1/subscription_items?subscription=${id}`,
      request.prices.map(({ price, quantity }) => buildItem(books, { id, price, quantity, end })),
    ),
    metadata: request.metadata,
    payment_settings: { ...NO_SETTINGS, save_default_payment_method: request.savesMethod ?? "off" },
    start_date: books.now,
    status: trialEnd !== null ? "trialing" : request.isIncomplete ? "incomplete" : "active",
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: request.missingMethod ?? "create_invoice",
      },
    },
    trial_start: trialEnd === null ? null : books.now,
  };
}

type ItemRequest = { id: string; price: Stripe.Price; quantity: number; end: number };

const buildItem = (
  books: Books,
  { id, price, quantity, end }: ItemRequest,
): Stripe.SubscriptionItem => ({
  id: drawId("subscription_item"),
  object: "subscription_item",
  billing_thresholds: null,
  created: books.now,
  current_period_end: end,
  current_period_start: books.now,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: buildPlan(price),
  price,
  quantity,
  subscription: id,
  tax_rates: [],
});

/** The legacy `plan` object, which items still carry. */
const buildPlan = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: "plan",
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: "per_unit",
  created: price.created,
  currency: price.currency,
  interval: readInterval(price).interval,
  interval_count: readInterval(price).interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: idOf(price.product),
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});

export const readInterval = (price: Stripe.Price | undefined) =>
  price?.recurring ?? { interval: "month", interval_count: 1 };

/** All items of a subscription share one period here. */
export function readPeriod({ items }: Stripe.Subscription): { start: number; end: number } {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}
