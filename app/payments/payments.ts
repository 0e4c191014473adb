import type { Log } from "#app/platform/log.ts";
import { askStripe } from "./ask-stripe.ts";
import { chargeReading } from "./charge-reading.ts";
import { customerBilling } from "./customer-billing.ts";
import { eventList } from "./event-list.ts";
import { orderPayments } from "./order-payments.ts";
import { createStripe } from "./stripe-client.ts";
import { subscriptionChanges } from "./subscription-changes.ts";
import { trialCheckout } from "./trial-checkout.ts";

/** The port to Stripe. Each of its verbs throws like `askStripe`. */
export function createPayments(config: Parameters<typeof createStripe>[0], log: Log) {
  const stripe = createStripe(config);
  const ask = askStripe(log);
  return {
    ...trialCheckout(stripe, ask),
    ...customerBilling(stripe, ask),
    ...orderPayments(stripe, ask),
    ...chargeReading(stripe, ask),
    ...subscriptionChanges(stripe, ask),
    ...eventList(stripe, ask),
  };
}

export type Payments = ReturnType<typeof createPayments>;
