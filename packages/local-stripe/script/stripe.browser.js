// @ts-check
import { callIntent } from "./calls.browser.js";
import { authenticate } from "./dialog.browser.js";
import { Elements } from "./elements.browser.js";

/** @typedef {import("@stripe/stripe-js").PaymentIntentResult} PaymentIntentResult */
/** @typedef {import("./calls.browser.js").Parameters} Parameters */
/** @typedef {{ elements: Elements, confirmParams: Parameters & { payment_method_data?: Parameters }, redirect: "if_required" }} Confirmation */

/** Replaces `window.Stripe`: the part that the funnels use, against the local API. */
class LocalStripe {
  #key;

  /** @param {string} key */
  constructor(key) {
    this.#key = key;
  }

  /** @param {ConstructorParameters<typeof Elements>[1]} options */
  elements(options) {
    return new Elements(this.#key, options);
  }

  /** @param {string} clientSecret */
  retrievePaymentIntent(clientSecret) {
    return callIntent(this.#key, clientSecret);
  }

  /**
   * @param {Confirmation} confirmation
   * @returns {Promise<PaymentIntentResult>}
   */
  async confirmPayment({ elements, confirmParams, redirect }) {
    if (redirect !== "if_required") throw new Error("The local Stripe does not leave the page.");
    const element = elements.demandPayer();
    const problem = element.validate();
    if (problem) return { error: problem };
    element.lock(true);
    const result = await this.#confirm(elements.clientSecret, confirmParams, element);
    element.lock(false);
    elements.endWallet();
    return result;
  }

  /**
   * @param {string} clientSecret
   * @param {Confirmation["confirmParams"]} params
   * @param {ReturnType<Elements["demandPayer"]>} element
   * @returns {Promise<PaymentIntentResult>}
   */
  async #confirm(clientSecret, { payment_method_data: given = {}, ...params }, element) {
    const { card, billing_details } = element.readPaymentMethod();
    // The page's values take precedence.
    const billing = { ...billing_details, .../** @type {object} */ (given["billing_details"]) };
    const result = await callIntent(this.#key, clientSecret, {
      ...params,
      payment_method_data: {
        type: "card",
        card: /** @type {Parameters} */ (card),
        billing_details: billing,
      },
      use_stripe_sdk: true,
    });
    return result.paymentIntent?.status === "requires_action"
      ? authenticate(this.#key, result.paymentIntent, clientSecret)
      : result;
  }
}

/** @param {string} key */
function Stripe(key) {
  return new LocalStripe(key);
}
Stripe.version = "endive";

Object.assign(window, { Stripe });
