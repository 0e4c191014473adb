// @ts-check

/** @typedef {{ code: string, message: string }} Problem */
/** @typedef {{ number: string, expiry: string, cvc: string, country: string, postal: string }} Entries */
/** @typedef {keyof Entries} Field */

const BRANDS = /** @type {const} */ ([
  ["visa", /^4/],
  ["mastercard", /^(5[1-5]|2[2-7])/],
  ["amex", /^3[47]/],
  ["discover", /^6/],
]);

/** Countries whose postal code Stripe requires, and its label. */
const POSTAL_LABELS = new Map([
  ["US", "ZIP code"],
  ["GB", "Postal code"],
  ["CA", "Postal code"],
]);

export const readDigits = (/** @type {string} */ text) => text.replaceAll(/\D/g, "");

/** @param {string} number */
const findBrand = (number) => BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? "unknown";

/** @param {string} country */
export const findPostalLabel = (country) => POSTAL_LABELS.get(country) ?? null;

/** @param {string} text */
export function formatNumber(text) {
  const digits = readDigits(text);
  if (findBrand(digits) === "amex") {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      .filter(Boolean)
      .join(" ");
  }
  return digits.slice(0, 16).replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

/** @param {string} text */
export function formatExpiry(text) {
  const digits = readDigits(text)
    .replace(/^([2-9])/, "0$1")
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** @param {string} text */
export function readExpiry(text) {
  const digits = readDigits(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/**
 * Stripe.js's validation error of a field, in its wording.
 *
 * @param {Field} field
 * @param {Entries} entries
 * @returns {Problem | null}
 */
export function judgeField(field, entries) {
  switch (field) {
    case "number":
      return judgeNumber(readDigits(entries.number));
    case "expiry":
      return judgeExpiry(entries.expiry);
    case "cvc":
      return readDigits(entries.cvc).length < findCvcLength(entries.number)
        ? { code: "incomplete_cvc", message: "Your card's security code is incomplete." }
        : null;
    case "postal":
      return findPostalLabel(entries.country) !== null && entries.postal.trim() === ""
        ? { code: "incomplete_zip", message: "Your postal code is incomplete." }
        : null;
    case "country":
      return null;
  }
}

/** @param {string} number */
export const findCvcLength = (number) => (findBrand(readDigits(number)) === "amex" ? 4 : 3);

/** @param {string} digits */
function judgeNumber(digits) {
  if (digits.length < (findBrand(digits) === "amex" ? 15 : 16)) {
    return { code: "incomplete_number", message: "Your card number is incomplete." };
  }
  if (isLuhn(digits)) return null;
  return { code: "invalid_number", message: "Your card number is invalid." };
}

/** @param {string} digits */
function isLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weight = Number(digit) * (1 + (index % 2));
    return total + (weight > 9 ? weight - 9 : weight);
  }, 0);
  return sum % 10 === 0;
}

/** @param {string} text */
function judgeExpiry(text) {
  const { month, year } = readExpiry(text);
  if (readDigits(text).length < 4 || month < 1 || month > 12) {
    return { code: "incomplete_expiry", message: "Your card's expiration date is incomplete." };
  }
  const now = new Date();
  if (year < now.getFullYear()) {
    return {
      code: "invalid_expiry_year_past",
      message: "Your card's expiration year is in the past.",
    };
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return {
      code: "invalid_expiry_month_past",
      message: "Your card's expiration date is in the past.",
    };
  }
  return null;
}
