import Stripe from "stripe";

/** The SDK repeats a failed call as often as in production, but at once: its delays are real time. */
Stripe.prototype.getInitialNetworkRetryDelay = () => 0;
