// @ts-check
import { fetchPaymentIntent, integrationError } from "./calls.browser.js";
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
   * @param {string} type
   * @param {import("@stripe/stripe-js").StripePaymentElementOptions} options
   */
  create(type, options = {}) {
    if (type !== "payment") {
      throw integrationError(`The local Stripe has no Element of type ${type}, only payment.`);
    }
    if (this.#payment !== null) {
      throw integrationError("Can only create one Element of type payment through Elements.");
    }
    this.#payment = new PaymentElement(options, {
      load: () => this.#load(),
      onDestroy: () => {
        this.#payment = null;
      },
    });
    this.#payment.dress(this.#options.appearance ?? {});
    return this.#payment;
  }

  /** @param {string} type */
  getElement(type) {
    return type === "payment" ? this.#payment : null;
  }

  /** @param {ElementsOptions} options */
  async update(options) {
    this.#options = { ...this.#options, ...options };
    if (options.appearance) this.#payment?.dress(options.appearance);
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

  validate() {
    return this.demandPayment().validate();
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
