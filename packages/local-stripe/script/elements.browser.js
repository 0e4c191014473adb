// @ts-check
import { fetchPaymentIntent, integrationError } from "./calls.browser.js";
import { ExpressCheckoutElement } from "./express-checkout.browser.js";
import { PaymentElement } from "./payment-element.browser.js";

/** @typedef {import("@stripe/stripe-js").PaymentIntent} PaymentIntent */
/** @typedef {import("@stripe/stripe-js").StripeError} StripeError */
/** @typedef {import("@stripe/stripe-js").Appearance} Appearance */
/** @typedef {{ clientSecret?: string, appearance?: Appearance, mode?: string, amount?: number, currency?: string }} ElementsOptions */

const DONE = ["succeeded", "canceled", "processing"];

/** An Elements group and the intent that it pays. */
export class Elements {
  #key;
  #options;
  /** @type {PaymentElement | null} */
  #payment = null;
  /** @type {ExpressCheckoutElement | null} */
  #express = null;
  /** @type {Set<() => void>} */
  #updateListeners = new Set();
  isSubmitted = false;

  /**
   * @param {string} key
   * @param {ElementsOptions} options
   */
  constructor(key, options) {
    this.#key = key;
    this.#options = options;
    if (options.clientSecret === undefined && options.mode === undefined) {
      throw integrationError(
        "In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.",
      );
    }
  }

  get clientSecret() {
    return this.#options.clientSecret ?? null;
  }

  /**
   * @template {"payment" | "expressCheckout"} Type
   * @param {Type} type
   * @param {Record<string, any>} options
   * @returns {Type extends "payment" ? PaymentElement : ExpressCheckoutElement}
   */
  create(type, options = {}) {
    if (type !== "payment" && type !== "expressCheckout") {
      throw integrationError(`The local Stripe has no Element of type ${type}.`);
    }
    if (this.getElement(type) !== null) {
      throw integrationError(`Can only create one Element of type ${type} through Elements.`);
    }
    const element =
      type === "payment" ? this.#createPayment(options) : this.#createExpress(options);
    element.dress(this.#options.appearance ?? {});
    return /** @type {any} */ (element);
  }

  #createPayment(/** @type {Record<string, any>} */ options) {
    this.#payment = new PaymentElement(options, {
      load: () => this.#load(),
      onDestroy: () => {
        this.#payment = null;
      },
    });
    return this.#payment;
  }

  #createExpress(/** @type {Record<string, any>} */ options) {
    this.#express = new ExpressCheckoutElement(options, {
      load: () => this.#load(),
      onDestroy: () => {
        this.#express = null;
      },
    });
    return this.#express;
  }

  /** @param {string} type */
  getElement(type) {
    if (type === "expressCheckout") return this.#express;
    return type === "payment" ? this.#payment : null;
  }

  /** @param {ElementsOptions} options */
  async update(options) {
    this.#options = { ...this.#options, ...options };
    if (options.appearance) {
      this.#payment?.dress(options.appearance);
      this.#express?.dress(options.appearance);
    }
    for (const listener of this.#updateListeners) listener();
  }

  /** @type {(event: "update-end", listener: () => void) => void} */
  on(_event, listener) {
    this.#updateListeners.add(listener);
  }

  /** @returns {Promise<{ error?: { message: string, status?: string } }>} */
  async fetchUpdates() {
    if (this.clientSecret === null) return {};
    const { value, error } = await fetchPaymentIntent(this.#key, this.clientSecret);
    if (error) return { error: { message: error.message ?? "" } };
    if (!DONE.includes(value.status)) return {};
    return { error: { message: describeDone(value), status: value.status } };
  }

  /** @returns {Promise<{ error: StripeError } | { selectedPaymentMethod: string }>} */
  async submit() {
    const error = this.validate();
    if (error !== null) return { error };
    this.isSubmitted = true;
    return { selectedPaymentMethod: "card" };
  }

  /** A wallet has already validated its own details. */
  validate() {
    return this.#express?.isConfirming ? null : this.demandPayment().validate();
  }

  /** Returns what pays: the wallet in which the buyer has just agreed, or else the form. */
  demandPayer() {
    return this.#express?.isConfirming ? this.#express : this.demandPayment();
  }

  endWallet() {
    if (this.#express) this.#express.isConfirming = false;
  }

  demandPayment() {
    if (this.#payment?.isMounted) return this.#payment;
    throw integrationError(
      "Invalid value for elements: elements should have a mounted Payment Element.",
    );
  }

  /** @returns {Promise<StripeError | null>} */
  async #load() {
    if (this.clientSecret === null) return null;
    const { value, error } = await fetchPaymentIntent(this.#key, this.clientSecret);
    if (error) return error;
    if (!DONE.includes(value.status)) return null;
    return {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message: describeDone(value),
      payment_intent: value,
    };
  }
}

/** @param {PaymentIntent} intent */
const describeDone = ({ status }) =>
  `This PaymentIntent is in a terminal state (${status}) and cannot be used to initialize Elements.`;
