// @ts-check
import { callIntent } from "./calls.browser.js";
import { addStyle } from "./style.browser.js";

/** @typedef {import("@stripe/stripe-js").PaymentIntent} PaymentIntent */
/** @typedef {import("@stripe/stripe-js").PaymentIntentResult} PaymentIntentResult */

/**
 * A dialog with a button that agrees and one that does not. Closing it does not agree.
 *
 * @param {{ title: string, text: string, yes: string, no: string }} words
 * @returns {Promise<boolean>}
 */
export function ask({ title, text, yes, no }) {
  addStyle();
  const dialog = document.createElement("dialog");
  dialog.className = "StripeDialog";
  dialog.setAttribute("aria-labelledby", "stripe-dialog-title");
  const heading = document.createElement("h2");
  Object.assign(heading, { id: "stripe-dialog-title", textContent: title });
  const line = document.createElement("p");
  line.textContent = text;
  const form = document.createElement("form");
  form.method = "dialog";
  const makeButton = (/** @type {string} */ value, /** @type {string} */ label) =>
    Object.assign(document.createElement("button"), { value, textContent: label });
  form.replaceChildren(makeButton("accept", yes), makeButton("refuse", no));
  dialog.replaceChildren(heading, line, form);
  document.body.appendChild(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "accept");
    });
  });
}

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
export async function authenticate(key, { id, amount, currency }, clientSecret) {
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const isAccepted = await ask({
    title: "3-D Secure authentication",
    text: `Your bank asks whether you pay ${money.format(amount / 100)}.`,
    yes: "Accept",
    no: "Refuse",
  });
  await fetch(`/__sandbox/stripe/authenticate/${id}`, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ answer: isAccepted ? "accept" : "refuse" }),
  }).catch(() => undefined);
  const { paymentIntent, error } = await callIntent(key, clientSecret);
  if (error) return { error };
  if (paymentIntent.status === "succeeded") return { paymentIntent };
  return {
    error: {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message: REFUSED,
      payment_intent: paymentIntent,
    },
  };
}
