// @ts-check
import { authenticate, handleNextAction } from "./authentication.browser.js";
import { callApi, fetchPaymentIntent, integrationError, readIntentId } from "./calls.browser.js";
import { Elements } from "./elements.browser.js";
import { ExpressCheckoutElement } from "./express-checkout.browser.js";
import { PaymentElement } from "./payment-element.browser.js";

/** @typedef {import("@stripe/stripe-js").PaymentIntent} PaymentIntent */
/** @typedef {import("@stripe/stripe-js").PaymentIntentResult} PaymentIntentResult */
/** @typedef {import("@stripe/stripe-js").ConfirmPaymentData} ConfirmParams */
/** @typedef {import("./calls.browser.js").Parameters} Parameters */
/** @typedef {{ elements?: Elements, clientSecret?: string, confirmParams?: Partial<ConfirmParams>, redirect?: "always" | "if_required" }} Confirmation */

/** Replaces `window.Stripe`: the part that the funnels use, against the local API. */
class LocalStripe {
  #key;

  /** @param {string} key */
  constructor(key) {
    this.#key = key;
  }

  /** @param {import("./elements.browser.js").ElementsOptions} options */
  elements(options) {
    return new Elements(this.#key, options ?? {});
  }

  /** @param {string} clientSecret */
  async retrievePaymentIntent(clientSecret) {
    return asResult(await fetchPaymentIntent(this.#key, clientSecret));
  }

  /** @param {{ clientSecret: string }} options */
  async handleNextAction({ clientSecret }) {
    return handleNextAction(this.#key, clientSecret);
  }

  /**
   * Resolves with an error or a payment; if the payment redirects, it never resolves.
   *
   * @param {Confirmation} confirmation
   * @returns {Promise<PaymentIntentResult>}
   */
  async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = "always" }) {
    const secret = clientSecret ?? elements?.clientSecret;
    if (!secret) throw integrationError("stripe.confirmPayment(): expected a clientSecret.");
    if (redirect === "always" && !confirmParams.return_url) {
      throw integrationError(
        "stripe.confirmPayment(): the confirmParams.return_url argument is required unless passing redirect: 'if_required'.",
      );
    }
    if (elements && elements.clientSecret === null && !elements.isSubmitted) {
      throw integrationError("elements.submit() must be called before stripe.confirmPayment().");
    }
    const problem = elements?.validate();
    if (problem) return { error: problem };

    const element = elements?.demandPayer();
    element?.lock(true);
    const result = await this.#confirm(secret, confirmParams, element);
    element?.lock(false);
    elements?.endWallet();
    if (result.error || redirect !== "always") return result;
    return leave(confirmParams.return_url ?? "", result.paymentIntent, secret);
  }

  /**
   * @param {string} secret
   * @param {Partial<ConfirmParams>} params
   * @param {PaymentElement | ExpressCheckoutElement | undefined} element
   * @returns {Promise<PaymentIntentResult>}
   */
  async #confirm(secret, { payment_method_data, ...params }, element) {
    const given = /** @type {Parameters} */ (params);
    const { value, error } = await /** @type {typeof callApi<PaymentIntent>} */ (callApi)(
      this.#key,
      "POST",
      `/v1/payment_intents/${readIntentId(secret)}/confirm`,
      {
        ...given,
        ...(element && { payment_method_data: element.readPaymentMethod(payment_method_data) }),
        use_stripe_sdk: true,
        client_secret: secret,
      },
    );
    if (error) return { error };
    return value.status === "requires_action"
      ? authenticate(this.#key, value, secret)
      : { paymentIntent: value };
  }

  /**
   * @param {{ elements?: Elements, element?: PaymentElement, params?: Record<string, unknown> }} options
   */
  async createPaymentMethod({ elements, element, params = {} }) {
    const form = element ?? elements?.demandPayment();
    if (!form) throw integrationError("stripe.createPaymentMethod(): expected elements.");
    const problem = form.validate();
    if (problem) return { error: problem };
    const data = form.readPaymentMethod(params);
    const { value, error } = await callApi(this.#key, "POST", "/v1/payment_methods", data);
    return error ? { error } : { paymentMethod: value };
  }

  /** No-op: Stripe only records the caller. */
  registerAppInfo() {}
  _registerWrapper() {}
}

/**
 * @param {Awaited<ReturnType<typeof fetchPaymentIntent>>} answer
 * @returns {PaymentIntentResult}
 */
const asResult = ({ value, error }) => (error ? { error } : { paymentIntent: value });

/**
 * @param {string} returnUrl
 * @param {PaymentIntent} intent
 * @param {string} secret
 * @returns {Promise<never>}
 */
function leave(returnUrl, intent, secret) {
  const url = new URL(returnUrl, location.href);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", secret);
  url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "pending");
  location.assign(url);
  return new Promise(() => {});
}

/** @param {string} key */
function Stripe(key) {
  if (typeof key !== "string" || !key.startsWith("pk_")) {
    throw integrationError(
      "Please call Stripe() with your publishable key. You used an empty string or another key.",
    );
  }
  return new LocalStripe(key);
}
Stripe.version = "endive";

Object.assign(window, { Stripe });
