import type { CardInput } from "../api/cards.ts";
import { type Html, html } from "./html.ts";

/** Reads the fields, of which the account says what is wrong. A date is `12 / 34`, `12/2034` or `1234`. */
export function readCard(form: FormData): CardInput {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const [, month, year] = /^(\d{2})\s*\/?\s*(?:20)?(\d{2})$/.exec(read("expiry")) ?? [];
  return {
    number: read("number"),
    expMonth: Number(month ?? 0),
    expYear: 2_000 + Number(year ?? 0),
    cvc: read("cvc"),
    name: read("name"),
  };
}

const renderField = (name: string, label: string, attributes: Html): Html => html`
  <div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" ${attributes}></div>`;

/** A card form with labels, input modes and autofill hints; `more` is below the fields, and has the button. */
export const renderCardForm = (title: string, failure: string | null, more: Html): Html => html`
  <h2>${title}</h2>
  ${failure !== null && html`<p class="problem" role="alert">${failure}</p>`}
  <form method="post" novalidate>
  ${renderField("number", "Card number", html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"`)}
  <div class="pair">
  ${renderField("expiry", "Expiration", html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"`)}
  ${renderField("cvc", "Security code", html`inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="3"`)}
  </div>
  ${renderField("name", "Cardholder name", html`autocomplete="cc-name" autocapitalize="words" spellcheck="false"`)}
  ${more}</form>
  <details class="card"><summary>Test cards</summary
    ><p class="soft">Any date in the future and any security code will do. No real card is ever charged here.</p
    ><dl class="stack">${TEST_CARDS.map(([number, what]) => html`<dt><code>${number}</code></dt><dd>${what}</dd>`)}</dl></details>`;

/** Listed because no other number is accepted. */
const TEST_CARDS = [
  ["4242 4242 4242 4242", "works"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "is declined: insufficient funds"],
  ["4000 0000 0000 3220", "asks for 3-D Secure"],
  ["4000 0000 0000 0341", "works now, fails at the next charge"],
  ["4000 0000 0000 0259", "works and is disputed"],
] as const;
