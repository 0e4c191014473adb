// @ts-check
import { integrationError } from "./calls.browser.js";
import { CardForm } from "./card-form.browser.js";
import { readDigits, readExpiry } from "./card-rules.browser.js";
import { addStyle, applyAppearance, applyRules } from "./style.browser.js";

/** @typedef {import("@stripe/stripe-js").StripePaymentElementOptions} PaymentElementOptions */
/** @typedef {import("@stripe/stripe-js").StripeError} StripeError */
/** @typedef {import("@stripe/stripe-js").Appearance} Appearance */
/** @typedef {(event: object) => void} Listener */

const EVENTS = [
  ...[
    "ready",
    "change",
    "focus",
    "blur",
    "escape",
    "loaderror",
    "loaderstart",
    "carddetailschange",
  ],
  ...["savedpaymentmethodupdate", "savedpaymentmethodremove", "availablepaymentmethodschange"],
];

export class PaymentElement {
  /** @type {Map<string, Set<Listener>>} */
  #listeners = new Map();
  #form = new CardForm(() => this.#emitChange());
  /** @type {HTMLElement | null} */
  #place = null;
  #isDestroyed = false;
  /** @type {PaymentElementOptions["fields"]} */
  #fields = {};
  /** @type {PaymentElementOptions["wallets"]} */
  #wallets = {};
  #load;
  #onDestroy;

  /**
   * @param {PaymentElementOptions} options
   * @param {{ load: () => Promise<StripeError | null>, onDestroy: () => void }} group
   */
  constructor(options, { load, onDestroy }) {
    this.#load = load;
    this.#onDestroy = onDestroy;
    this.update(options);
    const { root } = this.#form;
    root.addEventListener("focusin", (event) => this.#tellFocus("focus", event));
    root.addEventListener("focusout", (event) => this.#tellFocus("blur", event));
    root.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#emit("escape");
    });
  }

  /** @param {string | HTMLElement} place */
  mount(place) {
    if (this.#isDestroyed) {
      throw integrationError("This Element has already been destroyed. Please create a new one.");
    }
    const element = typeof place === "string" ? document.querySelector(place) : place;
    if (!(element instanceof HTMLElement)) {
      throw integrationError(
        `The selector you specified (${place}) applies to no DOM elements that are currently on the page. ` +
          "Make sure the element exists on the page before calling mount().",
      );
    }
    addStyle();
    this.unmount();
    this.#place = element;
    void this.#show(element);
  }

  /** @param {HTMLElement} place */
  async #show(place) {
    // Deferred, so that listeners added after mounting are called too.
    await Promise.resolve();
    this.#emit("loaderstart");
    const error = await this.#load();
    if (this.#place !== place) return;
    if (error !== null) return this.#emit("loaderror", { error });
    const hasLink = this.#wallets?.link !== "never";
    this.#form.offerLink(hasLink);
    place.replaceChildren(this.#form.root);
    this.#emit("ready");
    const paymentMethods = { card: { available: true }, link: { available: hasLink } };
    this.#emit("availablepaymentmethodschange", { paymentMethods });
  }

  unmount() {
    this.#form.root.remove();
    this.#place = null;
  }

  destroy() {
    this.unmount();
    this.#isDestroyed = true;
    this.#onDestroy();
  }

  get isMounted() {
    return this.#place !== null && this.#form.root.isConnected;
  }

  /** @param {PaymentElementOptions} options */
  update({ defaultValues, fields, readOnly, wallets }) {
    this.#fields = fields ?? this.#fields;
    this.#wallets = wallets ?? this.#wallets;
    const address = defaultValues?.billingDetails?.address;
    const billing = this.#fields?.billingDetails;
    const asked = typeof billing === "object" ? billing.address : billing;
    const country = typeof asked === "object" ? asked.country : asked;
    this.#form.prefill({
      country: address?.country,
      postal: address?.postal_code,
      asksAddress: country !== "never",
    });
    if (readOnly !== undefined) this.#form.lock(readOnly);
    return this;
  }

  /** @param {Appearance} appearance */
  dress(appearance) {
    applyAppearance(this.#form.root, appearance);
    applyRules(appearance.rules);
  }

  focus() {
    this.#form.focus();
  }

  blur() {
    if (this.#form.root.contains(document.activeElement)) {
      /** @type {HTMLElement} */ (document.activeElement).blur();
    }
  }

  clear() {
    this.#form.clear();
    this.#emitChange();
  }

  /** No-op: there is only one payment method, always expanded. */
  collapse() {
    return this;
  }

  /** @param {boolean} isLocked */
  lock(isLocked) {
    this.#form.lock(isLocked);
  }

  /** @returns {StripeError | null} */
  validate() {
    const { problem } = this.#form;
    if (problem === null) return null;
    this.#form.showProblems();
    return { type: "validation_error", ...problem };
  }

  /** API parameters of the payment method; input takes precedence over the page's defaults. */
  readPaymentMethod(given = /** @type {Record<string, any>} */ ({})) {
    const { number, expiry, cvc, country, postal } = this.#form.entries;
    const { month, year } = readExpiry(expiry);
    const address = {
      ...given["billing_details"]?.address,
      ...(country && { country }),
      ...(postal && { postal_code: postal }),
    };
    return {
      ...given,
      type: "card",
      card: { number: readDigits(number), exp_month: month, exp_year: year, cvc },
      billing_details: { ...given["billing_details"], address },
    };
  }

  /** @type {(event: string, listener: Listener) => this} */
  on(event, listener) {
    if (!EVENTS.includes(event)) {
      throw integrationError(`Invalid event: ${event} is not an event of the payment Element.`);
    }
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  /** @type {(event: string, listener: Listener) => this} */
  once(event, listener) {
    /** @type {Listener} */
    const hearOnce = (value) => {
      this.off(event, hearOnce);
      listener(value);
    };
    return this.on(event, hearOnce);
  }

  /** @type {(event: string, listener?: Listener) => this} */
  off(event, listener) {
    if (listener === undefined) this.#listeners.delete(event);
    else this.#listeners.get(event)?.delete(listener);
    return this;
  }

  #emit(/** @type {string} */ event, details = {}) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      listener({ elementType: "payment", ...details });
    }
  }

  #emitChange() {
    const { isEmpty, problem } = this.#form;
    this.#emit("change", {
      empty: isEmpty,
      complete: problem === null,
      collapsed: false,
      value: { type: "card" },
    });
  }

  /** Moving between fields is neither focus nor blur of the Element. */
  #tellFocus(/** @type {"focus" | "blur"} */ event, /** @type {FocusEvent} */ { relatedTarget }) {
    const isInside = relatedTarget instanceof Node && this.#form.root.contains(relatedTarget);
    if (!isInside) this.#emit(event);
  }
}
