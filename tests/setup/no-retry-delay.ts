import Stripe from "stripe";

/** The SDK retries a failed call as often as in production, but at once: its delays are in real time. */
Stripe.prototype.getInitialNetworkRetryDelay = () => 0;
