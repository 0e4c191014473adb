// @ts-check
import { fetchPaymentIntent, integrationError } from "./calls.browser.js";
import { addStyle } from "./style.browser.js";

/** @typedef {import("@stripe/stripe-js").PaymentIntent} PaymentIntent */
/** @typedef {import("@stripe/stripe-js").PaymentIntentResult} PaymentIntentResult */

const REFUSED =
  "We are unable to authenticate your payment method. " +
  "Please choose a different payment method and try again.";

/**
 * The bank's 3-D Secure dialog; returns the intent after the answer.
 *
 * @param {string} key
 * @param {PaymentIntent} intent
 * @param {string} clientSecret
 * @returns {Promise<PaymentIntentResult>}
 */
export async function authenticate(key, intent, clientSecret) {
  const accepted = await askHolder(intent);
  await fetch(`/__sandbox/stripe/authenticate/${intent.id}`, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ answer: accepted ? "accept" : "refuse" }),
  }).catch(() => undefined);
  const { value, error } = await fetchPaymentIntent(key, clientSecret);
  if (error) return { error };
  return value.status === "succeeded"
    ? { paymentIntent: value }
    : { error: describeRefusal(value) };
}

/**
 * @param {string} key
 * @param {string} clientSecret
 * @returns {Promise<PaymentIntentResult>}
 */
export async function handleNextAction(key, clientSecret) {
  const { value, error } = await fetchPaymentIntent(key, clientSecret);
  if (error) return { error };
  if (value.status !== "requires_action") {
    throw integrationError(
      "handleNextAction: The PaymentIntent supplied is not in the requires_action state.",
    );
  }
  return authenticate(key, value, clientSecret);
}

/**
 * @param {PaymentIntent} intent
 * @returns {import("@stripe/stripe-js").StripeError}
 */
function describeRefusal(intent) {
  const last = intent.last_payment_error;
  const isRefusal = (last?.code ?? AUTHENTICATION_FAILURE) === AUTHENTICATION_FAILURE;
  return {
    type: "invalid_request_error",
    code: AUTHENTICATION_FAILURE,
    .../** @type {object} */ (last),
    message: isRefusal ? REFUSED : (last?.message ?? REFUSED),
    payment_intent: intent,
  };
}

const AUTHENTICATION_FAILURE = "payment_intent_authentication_failure";

/**
 * Closing the dialog fails the challenge.
 *
 * @param {PaymentIntent} intent
 * @returns {Promise<boolean>}
 */
function askHolder({ amount, currency }) {
  addStyle();
  const dialog = document.createElement("dialog");
  dialog.className = "StripeDialog";
  dialog.setAttribute("aria-labelledby", "stripe-dialog-title");
  const title = document.createElement("h2");
  Object.assign(title, { id: "stripe-dialog-title", textContent: "3-D Secure authentication" });
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const text = document.createElement("p");
  text.textContent = `Your bank asks whether you pay ${money.format(amount / 100)}.`;
  const form = document.createElement("form");
  form.method = "dialog";
  form.replaceChildren(makeButton("accept", "Accept"), makeButton("refuse", "Refuse"));
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

/**
 * @param {string} value
 * @param {string} label
 */
function makeButton(value, label) {
  const button = document.createElement("button");
  return Object.assign(button, { value, textContent: label });
}
