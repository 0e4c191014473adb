import { html } from "./html.ts";
import { answerPage } from "./page.ts";
import { writeMoney } from "./write-values.ts";

type Payment = { amountCents: number; currency: string; status: string };

/** The bank's 3-D Secure challenge. */
export function renderAuthentication({ amountCents, currency, status }: Payment): Response {
  if (status !== "requires_action") {
    return renderOutcome("Nothing to confirm", "This payment does not wait for you any more.");
  }
  return answerPage(
    { title: "3-D Secure authentication", width: "narrow" },
    html`<main><h1>3-D Secure authentication</h1>
      <div class="card"><p>Your bank asks whether you pay <strong>${writeMoney(amountCents, currency)}</strong>.</p>
      <form method="post" class="actions choice"><button class="main" name="answer" value="accept">Accept</button
      ><button name="answer" value="refuse">Refuse</button></form></div>
      <p class="soft">This stands in for the bank of a test card. Nothing is really asked or paid.</p></main>`,
  );
}

export const renderOutcome = (title: string, text: string, status = 200): Response =>
  answerPage(
    { title, width: "narrow", status },
    html`<main><h1>${title}</h1><p>${text}</p></main>`,
  );
