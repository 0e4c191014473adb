import { type Html, html } from "./html.ts";

const TEST_CARDS = [
  ["4242 4242 4242 4242", "works"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "is declined: insufficient funds"],
  ["4000 0000 0000 0069", "is declined: expired"],
  ["4000 0000 0000 0127", "is declined: wrong security code"],
  ["4000 0025 0000 3155", "asks for 3-D Secure"],
  ["4000 0000 0000 3220", "asks for 3-D Secure"],
  ["4000 0000 0000 0341", "works now, fails at the next charge"],
  ["4000 0000 0000 0259", "works and is disputed"],
] as const;

/** The test cards, listed beside the form because no other number is accepted. */
export const renderTestCards = (): Html => html`
  <details class="card"><summary>Test cards</summary
    ><p class="soft">Any date in the future and any security code will do. No real card is ever charged here.</p
    ><dl class="stack">${TEST_CARDS.map(([number, what]) => html`<dt><code>${number}</code></dt><dd>${what}</dd>`)}</dl></details>`;
