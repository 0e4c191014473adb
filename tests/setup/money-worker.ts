import webhook from "../../workers/stripe-webhook/index.ts";

export { StripeAccount } from "@kindling/local-stripe/account";
export { StripeApi } from "@kindling/local-stripe/stripe-api";

/** Receives the webhooks of the local Stripe. */
export default webhook;
