// @ts-check
import {
  findCvcLength,
  findPostalLabel,
  formatExpiry,
  formatNumber,
  judgeField,
  readDigits,
} from "./card-rules.browser.js";

/** @typedef {import("./card-rules.browser.js").Entries} Entries */
/** @typedef {import("./card-rules.browser.js").Field} Field */
/** @typedef {{ label: HTMLLabelElement, control: HTMLInputElement | HTMLSelectElement, error: HTMLElement }} Control */

const FIELDS = /** @type {const} */ ([
  {
    field: "number",
    label: "Card number",
    autocomplete: "cc-number",
    placeholder: "1234 1234 1234 1234",
    format: formatNumber,
  },
  {
    field: "expiry",
    label: "Expiration date",
    autocomplete: "cc-exp",
    placeholder: "MM / YY",
    format: formatExpiry,
  },
  {
    field: "cvc",
    label: "Security code",
    autocomplete: "cc-csc",
    placeholder: "CVC",
    format: (/** @type {string} */ text) => readDigits(text).slice(0, 4),
  },
  { field: "country", label: "Country", autocomplete: "billing country" },
  { field: "postal", label: "ZIP code", autocomplete: "billing postal-code", placeholder: "12345" },
]);

const COUNTRIES = (
  "US GB CA AU NZ IE DE FR ES IT NL BE AT CH SE NO DK FI PL PT CZ GR HU RO BG HR SK SI EE LV LT LU MT CY JP SG HK " +
  "IN BR MX AR CL CO ZA NG KE EG IL AE SA TR TH MY ID PH VN KR TW"
).split(" ");

let formsMade = 0;

/** The card form, in the page itself instead of Stripe's frame. */
export class CardForm {
  root = document.createElement("div");
  /** @type {Map<Field, Control>} */
  #controls = new Map();
  #touched = /** @type {Set<Field>} */ (new Set());
  #asksAddress = true;
  #link = document.createElement("p");

  /** @param {() => void} onChange */
  constructor(onChange) {
    formsMade += 1;
    for (const shape of FIELDS) this.#add(shape, `stripe-${formsMade}`, onChange);
    const row = (/** @type {Field[]} */ ...fields) => {
      const element = document.createElement("div");
      element.className = "Row";
      element.replaceChildren(
        ...fields.map((field) => this.#find(field).label.parentElement ?? ""),
      );
      return element;
    };
    this.root.className = "StripeElement";
    const number = this.#find("number").label.parentElement;
    this.root.replaceChildren(
      ...(number ? [number] : []),
      row("expiry", "cvc"),
      row("country", "postal"),
      this.#link,
    );
    this.#link.textContent = "Secure, fast checkout with Link";
    this.#find("country").control.value = "US";
    this.#showPostal();
  }

  /** @returns {Entries} */
  get entries() {
    const read = (/** @type {Field} */ field) => this.#find(field).control.value;
    return {
      number: read("number"),
      expiry: read("expiry"),
      cvc: read("cvc"),
      country: this.#asksAddress ? read("country") : "",
      postal: this.#asksAddress ? read("postal") : "",
    };
  }

  get isEmpty() {
    const { number, expiry, cvc } = this.entries;
    return number + expiry + cvc === "";
  }

  /** The first error, shown or not. */
  get problem() {
    const { entries } = this;
    return FIELDS.map(({ field }) => judgeField(field, entries)).find(Boolean) ?? null;
  }

  /** Shows all errors and focuses the first. */
  showProblems() {
    for (const { field } of FIELDS) this.#touched.add(field);
    this.#showErrors();
    /** @type {HTMLElement | null} */ (this.root.querySelector("[aria-invalid=true]"))?.focus();
  }

  /** @param {{ country?: string | undefined, postal?: string | undefined, asksAddress?: boolean }} values */
  prefill({ country, postal, asksAddress = true }) {
    const select = this.#find("country").control;
    if (country !== undefined && COUNTRIES.includes(country)) select.value = country;
    if (postal !== undefined) this.#find("postal").control.value = postal;
    this.#asksAddress = asksAddress;
    this.#showPostal();
  }

  /** Only shown: there is no Link to sign in to. @param {boolean} isOffered */
  offerLink(isOffered) {
    this.#link.hidden = !isOffered;
  }

  clear() {
    for (const field of /** @type {const} */ (["number", "expiry", "cvc", "postal"])) {
      this.#find(field).control.value = "";
    }
    this.#touched.clear();
    this.#showErrors();
  }

  /** @param {boolean} isLocked */
  lock(isLocked) {
    for (const { control } of this.#controls.values()) {
      if (control instanceof HTMLInputElement) control.readOnly = isLocked;
      else control.disabled = isLocked;
    }
  }

  focus() {
    this.#find("number").control.focus();
  }

  /**
   * @param {(typeof FIELDS)[number]} shape
   * @param {string} prefix
   * @param {() => void} onChange
   */
  #add(shape, prefix, onChange) {
    const { field, label: text, autocomplete } = shape;
    const id = `${prefix}-${field}`;
    const control = field === "country" ? makeSelect() : makeInput(shape);
    Object.assign(control, { id, name: field, autocomplete });
    control.classList.add("Input");
    control.setAttribute("aria-describedby", `${id}-error`);
    const label = document.createElement("label");
    Object.assign(label, { htmlFor: id, textContent: text, className: "Label" });
    const error = document.createElement("p");
    Object.assign(error, { id: `${id}-error`, className: "Error" });
    error.setAttribute("role", "alert");
    const wrapper = document.createElement("div");
    wrapper.className = "Field";
    wrapper.replaceChildren(label, control, error);
    this.#controls.set(field, { label, control, error });

    control.addEventListener("input", () => {
      if ("format" in shape && control instanceof HTMLInputElement)
        keepFormat(control, shape.format);
      if (field === "country") this.#showPostal();
      this.#showErrors();
      onChange();
    });
    control.addEventListener("blur", () => {
      if (control.value === "") return;
      this.#touched.add(field);
      this.#showErrors();
    });
  }

  #showPostal() {
    const label = findPostalLabel(this.#find("country").control.value);
    const wrapper = this.#find("postal").label.parentElement;
    const country = this.#find("country").label.parentElement;
    if (wrapper) wrapper.hidden = label === null || !this.#asksAddress;
    if (country) country.hidden = !this.#asksAddress;
    this.#find("postal").label.textContent = label ?? "";
  }

  #showErrors() {
    const { entries } = this;
    for (const [field, { control, error }] of this.#controls) {
      const problem = this.#touched.has(field) ? judgeField(field, entries) : null;
      // Rewriting an alert makes screen readers announce it again.
      if (error.textContent !== (problem?.message ?? ""))
        error.textContent = problem?.message ?? "";
      control.classList.toggle("Input--invalid", problem !== null);
      control.setAttribute("aria-invalid", String(problem !== null));
    }
    const cvc = this.#find("cvc").control;
    if (cvc instanceof HTMLInputElement) cvc.maxLength = findCvcLength(entries.number);
  }

  /** @param {Field} field */
  #find(field) {
    const control = this.#controls.get(field);
    if (control === undefined) throw new Error(`No field ${field}`);
    return control;
  }
}

/** @param {{ field: Field, placeholder?: string }} shape */
function makeInput({ field, placeholder = "" }) {
  const input = document.createElement("input");
  input.placeholder = placeholder;
  if (field !== "postal") input.inputMode = "numeric";
  return input;
}

function makeSelect() {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const options = COUNTRIES.map((code) => new Option(names.of(code) ?? code, code));
  const select = document.createElement("select");
  select.replaceChildren(...options.sort((one, other) => one.text.localeCompare(other.text)));
  return select;
}

/**
 * Formats the input and preserves the cursor position.
 *
 * @param {HTMLInputElement} input
 * @param {(text: string) => string} format
 */
function keepFormat(input, format) {
  const isAtEnd = input.selectionStart === input.value.length;
  const place = input.selectionStart;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  input.value = formatted;
  if (!isAtEnd) input.setSelectionRange(place, place);
}
