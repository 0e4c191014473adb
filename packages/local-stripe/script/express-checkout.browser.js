// @ts-check
import { integrationError } from "./calls.browser.js";
import { addStyle, applyAppearance } from "./style.browser.js";

/** @typedef {import("@stripe/stripe-js").StripeExpressCheckoutElementOptions} ExpressCheckoutOptions */
/** @typedef {import("@stripe/stripe-js").Appearance} Appearance */
/** @typedef {import("@stripe/stripe-js").StripeError} StripeError */
/** @typedef {(event: any) => void} WalletListener */

const WALLET_EVENTS = [
  ...["ready", "click", "confirm", "cancel", "loaderror", "availablepaymentmethodschange"],
  ...["focus", "blur", "escape"],
];
/** How long Stripe waits for an answer to `click`. */
const ANSWER_WITHIN_MS = 1_000;
const HOLDER = "Ada Lovelace";

/** One wallet, Google Pay, offered where the browser has the Payment Request API, as Stripe's does. */
export class ExpressCheckoutElement {
  /** @type {Map<string, Set<WalletListener>>} */
  #listeners = new Map();
  #root = document.createElement("div");
  #button = document.createElement("button");
  /** @type {HTMLElement | null} */
  #place = null;
  #options;
  #load;
  #onDestroy;
  /** Whether a buyer has agreed, and the page must now call `confirmPayment`. */
  isConfirming = false;

  /**
   * @param {ExpressCheckoutOptions} options
   * @param {{ load: () => Promise<StripeError | null>, onDestroy: () => void }} group
   */
  constructor(options, { load, onDestroy }) {
    this.#options = options;
    this.#load = load;
    this.#onDestroy = onDestroy;
    this.#root.className = "StripeElement";
    Object.assign(this.#button, { type: "button", className: "Wallet", textContent: "Google Pay" });
    this.#button.setAttribute("aria-label", "Buy with Google Pay");
    this.#button.style.minHeight = `${options.buttonHeight ?? 44}px`;
    this.#button.addEventListener("click", () => this.#press());
    this.#root.replaceChildren(this.#button);
  }

  /** @param {HTMLElement} place */
  mount(place) {
    addStyle();
    this.#place = place;
    void this.#show(place);
  }

  /** @param {HTMLElement} place */
  async #show(place) {
    const error = await this.#load();
    if (this.#place !== place) return;
    if (error !== null) return this.#emit("loaderror", { error });
    const isOffered =
      this.#options.paymentMethods?.googlePay !== "never" && "PaymentRequest" in window;
    if (isOffered) place.replaceChildren(this.#root);
    this.#emit("ready", { availablePaymentMethods: isOffered ? { googlePay: true } : undefined });
    const paymentMethods = isOffered ? { googlePay: { available: true } } : undefined;
    this.#emit("availablepaymentmethodschange", { paymentMethods });
  }

  unmount() {
    this.#root.remove();
    this.#place = null;
  }

  destroy() {
    this.unmount();
    this.#onDestroy();
  }

  /** @param {Appearance} appearance */
  dress(appearance) {
    applyAppearance(this.#root, appearance);
  }

  async #press() {
    const isOpened = await new Promise((answer) => {
      if (!this.#listeners.get("click")?.size) return answer(true);
      setTimeout(() => answer(false), ANSWER_WITHIN_MS);
      this.#emit("click", {
        expressPaymentType: "google_pay",
        resolve: () => answer(true),
        reject: () => answer(false),
      });
    });
    if (!isOpened) return;
    if (!(await askWallet())) return this.#emit("cancel");
    const email = this.#options.emailRequired ? "ada@wallet.example.test" : undefined;
    this.isConfirming = true;
    this.#emit("confirm", {
      expressPaymentType: "google_pay",
      billingDetails: { name: HOLDER, ...(email && { email }) },
      paymentFailed: () => {
        this.isConfirming = false;
      },
    });
  }

  /** API parameters of the wallet's card; the page's values take precedence. */
  readPaymentMethod(given = /** @type {Record<string, any>} */ ({})) {
    return {
      ...given,
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2040, cvc: "123" },
      billing_details: { name: HOLDER, ...given["billing_details"] },
    };
  }

  /** No-op: the wallet is already closed. */
  lock() {}

  /** @type {(event: string, listener: WalletListener) => this} */
  on(event, listener) {
    if (!WALLET_EVENTS.includes(event)) {
      throw integrationError(
        `Invalid event: ${event} is not an event of the expressCheckout Element.`,
      );
    }
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  /** @type {(event: string, listener?: WalletListener) => this} */
  off(event, listener) {
    if (listener === undefined) this.#listeners.delete(event);
    else this.#listeners.get(event)?.delete(listener);
    return this;
  }

  #emit(/** @type {string} */ event, details = {}) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      listener({ elementType: "expressCheckout", ...details });
    }
  }
}

/**
 * The wallet's sheet; closing it cancels.
 *
 * @returns {Promise<boolean>}
 */
function askWallet() {
  const dialog = document.createElement("dialog");
  dialog.className = "StripeDialog";
  dialog.setAttribute("aria-labelledby", "stripe-wallet-title");
  const title = document.createElement("h2");
  Object.assign(title, { id: "stripe-wallet-title", textContent: "Google Pay" });
  const text = document.createElement("p");
  text.textContent = `${HOLDER}, Visa 4242`;
  const form = document.createElement("form");
  form.method = "dialog";
  form.replaceChildren(
    ...["Pay", "Cancel"].map((label) =>
      Object.assign(document.createElement("button"), {
        value: label === "Pay" ? "accept" : "refuse",
        textContent: label,
      }),
    ),
  );
  dialog.replaceChildren(title, text, form);
  document.body.appendChild(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "accept");
    });
  });
}
