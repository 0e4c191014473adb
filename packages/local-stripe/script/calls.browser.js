// @ts-check

/** @typedef {import("@stripe/stripe-js").PaymentIntent} PaymentIntent */
/** @typedef {import("@stripe/stripe-js").PaymentIntentResult} PaymentIntentResult */
/** @typedef {{ [name: string]: Parameter }} Parameters */
/** @typedef {string | number | boolean | undefined | Parameters} Parameter */

const NO_CONNECTION =
  "We are experiencing issues connecting to our payments provider. " +
  "Please check your internet connection and try again.";

/**
 * Calls the API about an intent as Stripe.js does: with the publishable key; never throws.
 *
 * @param {string} key
 * @param {string} clientSecret
 * @param {Parameters} [confirmation] confirms the intent; without it, it is read
 * @returns {Promise<PaymentIntentResult>}
 */
export async function callIntent(key, clientSecret, confirmation) {
  const [id] = clientSecret.split("_secret_");
  const path = `/v1/payment_intents/${id}`;
  const body = encodeParameters({ ...confirmation, client_secret: clientSecret });
  const headers = { Authorization: `Bearer ${key}` };
  try {
    const answer = confirmation
      ? await fetch(`${path}/confirm`, { method: "POST", headers, body })
      : await fetch(`${path}?${body}`, { headers });
    const value = await answer.json();
    return answer.ok ? { paymentIntent: value } : { error: value.error };
  } catch {
    return { error: { type: "api_connection_error", message: NO_CONNECTION } };
  }
}

/**
 * `{ a: { b: 1 } }` becomes `a[b]=1`.
 *
 * @param {Parameters} parameters
 */
function encodeParameters(parameters) {
  const encoded = new URLSearchParams();
  /** @type {(name: string, value: Parameter) => void} */
  const add = (name, value) => {
    if (value === undefined) return;
    if (typeof value !== "object") return encoded.append(name, String(value));
    for (const [key, member] of Object.entries(value)) add(`${name}[${key}]`, member);
  };
  for (const [name, value] of Object.entries(parameters)) add(name, value);
  return encoded;
}
