import webhook from "../../workers/stripe-webhook/index.ts";

export { StripeAccount } from "../../workers/sandbox/stripe/account.ts";
export { StripeApi } from "../../workers/sandbox/stripe/stripe-api.ts";

/** Gets the webhooks of the local Stripe. */
export default webhook;
