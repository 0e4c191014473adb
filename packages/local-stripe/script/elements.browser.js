// @ts-check
import { callIntent } from "./calls.browser.js";
import { CardForm } from "./card-form.browser.js";
import { ask } from "./dialog.browser.js";
import { addStyle, applyAppearance } from "./style.browser.js";

/** @typedef {import("@stripe/stripe-js").StripeError} StripeError */
/** @typedef {import("@stripe/stripe-js").StripePaymentElementOptions} PaymentElementOptions */
/** @typedef {import("@stripe/stripe-js").StripeExpressCheckoutElementOptions} ExpressCheckoutOptions */
/** @typedef {import("@stripe/stripe-js").Appearance} Appearance */
/** @typedef {(event: any) => void} Listener */
/** @typedef {{ card: object, billing_details: object }} PaymentMethodData */

/** A part of the page that the group of Elements fills in. */
class MountedElement {
  root = document.createElement("div");
  /** @type {Map<string, Listener>} */
  #listeners = new Map();
  /** @type {HTMLElement | null} */
  place = null;
  #load;

  /** @param {() => Promise<StripeError | null>} load */
  constructor(load) {
    this.#load = load;
    this.root.className = "StripeElement";
  }

  /** @param {string | HTMLElement} place */
  async mount(place) {
    addStyle();
    const found = typeof place === "string" ? document.querySelector(place) : place;
    this.place = /** @type {HTMLElement} */ (found);
    const error = await this.#load();
    if (this.place !== found) return;
    if (error !== null) return this.emit("loaderror", { error });
    this.show(this.place);
  }

  /** @param {HTMLElement} _place */
  show(_place) {}

  destroy() {
    this.root.remove();
    this.place = null;
  }

  /**
   * @param {string} event
   * @param {Listener} listener
   */
  on(event, listener) {
    this.#listeners.set(event, listener);
    return this;
  }

  emit(/** @type {string} */ event, details = {}) {
    this.#listeners.get(event)?.(details);
  }
}

class PaymentElement extends MountedElement {
  #form = new CardForm(() => this.emit("change", { empty: this.#form.isEmpty }));

  /**
   * @param {PaymentElementOptions} options
   * @param {() => Promise<StripeError | null>} load
   */
  constructor({ wallets }, load) {
    super(load);
    this.root = this.#form.root;
    // Only shown: there is no Link to sign in to.
    const link = document.createElement("p");
    Object.assign(link, {
      textContent: "Secure, fast checkout with Link",
      hidden: wallets?.link === "never",
    });
    this.root.appendChild(link);
  }

  /** @override @param {HTMLElement} place */
  show(place) {
    place.replaceChildren(this.root);
    this.emit("ready");
  }

  focus() {
    this.#form.focus();
  }

  /** @param {boolean} isLocked */
  lock(isLocked) {
    this.#form.lock(isLocked);
  }

  /** @returns {StripeError | null} */
  validate() {
    const problem = this.#form.validate();
    return problem && { type: "validation_error", ...problem };
  }

  /** @returns {PaymentMethodData} */
  readPaymentMethod() {
    return { card: this.#form.card, billing_details: {} };
  }
}

/** How long Stripe waits for an answer to `click`. */
const ANSWER_WITHIN_MS = 1_000;
const HOLDER = "Ada Lovelace";

/** One wallet, Google Pay, offered where the browser has the Payment Request API, as Stripe's does. */
class ExpressCheckoutElement extends MountedElement {
  #options;
  /** Whether a buyer has agreed, and the page must now call `confirmPayment`. */
  isConfirming = false;

  /**
   * @param {ExpressCheckoutOptions} options
   * @param {() => Promise<StripeError | null>} load
   */
  constructor(options, load) {
    super(load);
    this.#options = options;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "Wallet", textContent: "Google Pay" });
    button.setAttribute("aria-label", "Buy with Google Pay");
    button.style.minHeight = `${options.buttonHeight ?? 44}px`;
    button.addEventListener("click", () => this.#press());
    this.root.replaceChildren(button);
  }

  /** @override @param {HTMLElement} place */
  show(place) {
    const isOffered = "PaymentRequest" in window;
    if (isOffered) place.replaceChildren(this.root);
    const paymentMethods = isOffered ? { googlePay: { available: true } } : undefined;
    this.emit("availablepaymentmethodschange", { paymentMethods });
  }

  async #press() {
    const isOpened = await new Promise((answer) => {
      setTimeout(() => answer(false), ANSWER_WITHIN_MS);
      this.emit("click", { resolve: () => answer(true), reject: () => answer(false) });
    });
    if (!isOpened) return;
    const words = { title: "Google Pay", text: `${HOLDER}, Visa 4242`, yes: "Pay", no: "Cancel" };
    if (!(await ask(words))) return;
    const email = this.#options.emailRequired ? "ada@wallet.example.test" : undefined;
    this.isConfirming = true;
    this.emit("confirm", {
      billingDetails: { name: HOLDER, ...(email && { email }) },
      paymentFailed: () => {
        this.isConfirming = false;
      },
    });
  }

  lock() {}

  /** A wallet has already validated its own details. */
  validate() {
    return null;
  }

  /** @returns {PaymentMethodData} */
  readPaymentMethod() {
    return {
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2040, cvc: "123" },
      billing_details: { name: HOLDER },
    };
  }
}

const DONE = ["succeeded", "canceled", "processing"];

/** An Elements group and the intent that it pays. */
export class Elements {
  #key;
  #appearance;
  clientSecret;
  /** @type {PaymentElement | null} */
  #payment = null;
  /** @type {ExpressCheckoutElement | null} */
  #express = null;

  /**
   * @param {string} key
   * @param {{ clientSecret: string, appearance?: Appearance }} options
   */
  constructor(key, { clientSecret, appearance = {} }) {
    this.#key = key;
    this.clientSecret = clientSecret;
    this.#appearance = appearance;
  }

  /**
   * @param {"payment" | "expressCheckout"} type
   * @param {any} [options]
   */
  create(type, options = {}) {
    const load = () => this.#load();
    if (type === "payment") this.#payment = new PaymentElement(options, load);
    else this.#express = new ExpressCheckoutElement(options, load);
    this.update({ appearance: this.#appearance });
    return type === "payment" ? this.#payment : this.#express;
  }

  /** @param {{ appearance: Appearance }} options */
  update({ appearance }) {
    this.#appearance = appearance;
    for (const element of [this.#payment, this.#express]) {
      if (element) applyAppearance(element.root, appearance);
    }
  }

  /** Returns what pays: the wallet in which the buyer has just agreed, or else the form. */
  demandPayer() {
    const payer = this.#express?.isConfirming ? this.#express : this.#payment;
    if (payer) return payer;
    throw new Error("Invalid value for elements: elements should have a mounted Payment Element.");
  }

  endWallet() {
    if (this.#express) this.#express.isConfirming = false;
  }

  /** @returns {Promise<StripeError | null>} */
  async #load() {
    const { paymentIntent, error } = await callIntent(this.#key, this.clientSecret);
    if (error) return error;
    if (!DONE.includes(paymentIntent.status)) return null;
    return {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message: `This PaymentIntent is in a terminal state (${paymentIntent.status}) and cannot be used to initialize Elements.`,
      payment_intent: paymentIntent,
    };
  }
}
