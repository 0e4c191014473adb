// @ts-check

/** @typedef {"number" | "expiry" | "cvc" | "postal"} Field */
/** @typedef {{ input: HTMLInputElement, error: HTMLElement, root: HTMLElement }} Control */

const readDigits = (/** @type {string} */ text) => text.replaceAll(/\D/g, "");

/** @param {string} text */
const formatExpiry = (text) => {
  const digits = readDigits(text)
    .replace(/^([2-9])/, "0$1")
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
};

/** `isComplete` takes the digits of what was entered. */
const FIELDS = /** @type {const} */ ({
  number: {
    label: "Card number",
    autocomplete: "cc-number",
    placeholder: "1234 1234 1234 1234",
    format: (/** @type {string} */ text) =>
      readDigits(text)
        .slice(0, 16)
        .replaceAll(/(\d{4})(?=\d)/g, "$1 "),
    isComplete: (/** @type {string} */ digits) => digits.length === 16,
    problem: { code: "incomplete_number", message: "Your card number is incomplete." },
  },
  expiry: {
    label: "Expiration date",
    autocomplete: "cc-exp",
    placeholder: "MM / YY",
    format: formatExpiry,
    isComplete: (/** @type {string} */ digits) => digits.length === 4,
    problem: {
      code: "incomplete_expiry",
      message: "Your card's expiration date is incomplete.",
    },
  },
  cvc: {
    label: "Security code",
    autocomplete: "cc-csc",
    placeholder: "CVC",
    format: (/** @type {string} */ text) => readDigits(text).slice(0, 3),
    isComplete: (/** @type {string} */ digits) => digits.length === 3,
    problem: { code: "incomplete_cvc", message: "Your card's security code is incomplete." },
  },
  postal: {
    label: "ZIP code",
    autocomplete: "billing postal-code",
    placeholder: "12345",
    format: (/** @type {string} */ text) => text,
    isComplete: (/** @type {string} */ digits) => digits !== "",
    problem: { code: "incomplete_zip", message: "Your postal code is incomplete." },
  },
});
const NAMES = /** @type {Field[]} */ (Object.keys(FIELDS));

let formsMade = 0;

/** The card form, in the page itself instead of Stripe's frame. Whether a number exists, only the API says. */
export class CardForm {
  root = document.createElement("div");
  #controls;

  /** @param {() => void} onChange */
  constructor(onChange) {
    formsMade += 1;
    const add = (/** @type {Field} */ name) =>
      makeControl(name, `stripe-${formsMade}-${name}`, () => {
        this.#showError(name, false);
        onChange();
      });
    this.#controls = {
      number: add("number"),
      expiry: add("expiry"),
      cvc: add("cvc"),
      postal: add("postal"),
    };
    const { number, expiry, cvc, postal } = this.#controls;
    const row = document.createElement("div");
    row.className = "Row";
    row.replaceChildren(expiry.root, cvc.root);
    this.root.className = "StripeElement";
    this.root.replaceChildren(number.root, row, postal.root);
  }

  get isEmpty() {
    const { number, expiry, cvc } = this.#controls;
    return number.input.value + expiry.input.value + cvc.input.value === "";
  }

  /** Shows all errors, focuses the first and returns it. */
  validate() {
    const wrong = NAMES.filter((name) => this.#isWrong(name));
    for (const name of wrong) this.#showError(name, true);
    const [first] = wrong;
    if (first === undefined) return null;
    this.#controls[first].input.focus();
    return FIELDS[first].problem;
  }

  /** @param {boolean} isLocked */
  lock(isLocked) {
    for (const { input } of Object.values(this.#controls)) input.readOnly = isLocked;
  }

  focus() {
    this.#controls.number.input.focus();
  }

  /** API parameters of the card. */
  get card() {
    const read = (/** @type {Field} */ name) => readDigits(this.#controls[name].input.value);
    const expiry = read("expiry");
    return {
      number: read("number"),
      exp_month: Number(expiry.slice(0, 2)),
      exp_year: 2000 + Number(expiry.slice(2)),
      cvc: read("cvc"),
    };
  }

  /** @param {Field} name */
  #isWrong(name) {
    return !FIELDS[name].isComplete(readDigits(this.#controls[name].input.value));
  }

  /**
   * @param {Field} name
   * @param {boolean} isWrong
   */
  #showError(name, isWrong) {
    const { input, error } = this.#controls[name];
    error.textContent = isWrong ? FIELDS[name].problem.message : "";
    input.classList.toggle("Input--invalid", isWrong);
    input.setAttribute("aria-invalid", String(isWrong));
  }
}

/**
 * @param {Field} name
 * @param {string} id
 * @param {() => void} onInput
 * @returns {Control}
 */
function makeControl(name, id, onInput) {
  const { label: text, autocomplete, placeholder, format } = FIELDS[name];
  const input = document.createElement("input");
  Object.assign(input, { id, name, autocomplete, placeholder, className: "Input" });
  if (name !== "postal") input.inputMode = "numeric";
  input.setAttribute("aria-describedby", `${id}-error`);
  const label = document.createElement("label");
  Object.assign(label, { htmlFor: id, textContent: text, className: "Label" });
  const error = document.createElement("p");
  Object.assign(error, { id: `${id}-error`, className: "Error" });
  error.setAttribute("role", "alert");
  const root = document.createElement("div");
  root.className = "Field";
  root.replaceChildren(label, input, error);
  input.addEventListener("input", () => {
    const formatted = format(input.value);
    if (formatted !== input.value) input.value = formatted;
    onInput();
  });
  return { input, error, root };
}
