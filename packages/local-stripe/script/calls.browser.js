// @ts-check

/** @typedef {import("@stripe/stripe-js").PaymentIntent} PaymentIntent */
/** @typedef {import("@stripe/stripe-js").StripeError} StripeError */
/** @typedef {{ [name: string]: Parameter }} Parameters */
/** @typedef {string | number | boolean | null | undefined | Parameters} Parameter */

const NO_CONNECTION =
  "We are experiencing issues connecting to our payments provider. " +
  "Please check your internet connection and try again.";

/**
 * Calls the API as Stripe.js does: with the publishable key; never throws.
 *
 * @template T
 * @param {string} key
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {Parameters} parameters
 * @returns {Promise<{ value: T, error?: undefined } | { value?: undefined, error: StripeError }>}
 */
export async function callApi(key, method, path, parameters) {
  const body = encodeParameters(parameters);
  try {
    const answer = await fetch(method === "GET" ? `${path}?${body}` : path, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      ...(method === "POST" && { body }),
    });
    const value = await answer.json();
    return answer.ok ? { value } : { error: value.error };
  } catch {
    return { error: { type: "api_connection_error", message: NO_CONNECTION } };
  }
}

/**
 * @param {string} key
 * @param {string} clientSecret
 */
export const fetchPaymentIntent = (key, clientSecret) =>
  /** @type {typeof callApi<PaymentIntent>} */ (callApi)(
    key,
    "GET",
    `/v1/payment_intents/${readIntentId(clientSecret)}`,
    { client_secret: clientSecret },
  );

/** @param {string} clientSecret */
export function readIntentId(clientSecret) {
  const [id, rest] = String(clientSecret).split("_secret_");
  if (id?.startsWith("pi_") && rest) return id;
  throw integrationError(
    "Invalid value for clientSecret: it should be a client secret of the form {id}_secret_{secret}. " +
      `You specified: ${clientSecret}.`,
  );
}

/** @param {string} message */
export function integrationError(message) {
  const error = new Error(message);
  error.name = "IntegrationError";
  return error;
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
    if (value === undefined || value === null) return;
    if (typeof value !== "object") return encoded.append(name, String(value));
    for (const [key, member] of Object.entries(value)) add(`${name}[${key}]`, member);
  };
  for (const [name, value] of Object.entries(parameters)) add(name, value);
  return encoded;
}
