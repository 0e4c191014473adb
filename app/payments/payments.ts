import type { Clock } from "#app/platform/clock.ts";
import type { Log } from "#app/platform/log.ts";
import { createStripeCaller } from "./call-stripe.ts";
import { chargeReading } from "./charge-reading.ts";
import { customerBilling } from "./customer-billing.ts";
import { eventList } from "./event-list.ts";
import { orderPayments } from "./order-payments.ts";
import { createStripe } from "./stripe-client.ts";
import { subscriptionChanges } from "./subscription-changes.ts";
import { trialCheckout } from "./trial-checkout.ts";

type Config = Parameters<typeof createStripe>[0] & {
  readonly clock: Clock;
  /** Without it Stripe uses the account's default. */
  readonly portalConfiguration?: string | undefined;
  readonly onKeyRefused?: () => void;
  /** Keys the hashes of cards. */
  readonly cardKey?: string | undefined;
};

/** The port to Stripe. Each verb throws like `createStripeCaller`. */
export function createPayments(config: Config, log: Log) {
  const stripe = createStripe(config);
  const callStripe = createStripeCaller(log, config.onKeyRefused);
  return {
    ...trialCheckout(stripe, callStripe, config.clock),
    ...customerBilling(stripe, callStripe, log, config.cardKey),
    ...orderPayments(stripe, callStripe, log),
    ...chargeReading(stripe, callStripe, log, config.cardKey),
    ...subscriptionChanges(stripe, callStripe, config.portalConfiguration),
    ...eventList(stripe, callStripe),
  };
}

export type Payments = ReturnType<typeof createPayments>;
