import { days } from "../duration.ts";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import { emptyList, type Price, type Subscription } from "./kept.ts";
import { findPeriodEnd } from "./periods.ts";

export type Order = { price: Price; quantity: number };

export type SubscriptionRequest = {
  customerId: string;
  orders: Order[];
  trialDays: number;
  metadata: Record<string, string>;
  methodId: string;
};

const DAY = days(1) / 1_000;

export function buildSubscription(books: Books, request: SubscriptionRequest): Subscription {
  const id = drawId("subscription");
  const trialEnd = request.trialDays > 0 ? books.now + request.trialDays * DAY : null;
  const [first] = request.orders;
  const end = trialEnd ?? findPeriodEnd(books.now, books.now);
  return {
    id,
    object: "subscription",
    billing_cycle_anchor: trialEnd ?? books.now,
    billing_mode: { type: "flexible" },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: books.now,
    currency: first?.price.currency ?? "usd",
    customer: request.customerId,
    default_payment_method: request.methodId,
    ended_at: null,
    items: emptyList(
      `/v1/subscription_items?subscription=${id}`,
      request.orders.map(({ price, quantity }) => ({
        id: drawId("subscription_item"),
        object: "subscription_item",
        current_period_end: end,
        current_period_start: books.now,
        price,
        quantity,
      })),
    ),
    latest_invoice: null,
    metadata: request.metadata,
    pause_collection: null,
    payment_settings: { save_default_payment_method: "off" },
    status: trialEnd === null ? "active" : "trialing",
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : books.now,
  };
}

/** All items of a subscription share one period here. */
export function readPeriod({ items }: Subscription): { start: number; end: number } {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}
