import type { Charge } from "../api/kept.ts";
import { type Html, html } from "./html.ts";
import { answerPage } from "./page.ts";
import { writeDay, writeMoney } from "./write-values.ts";

/** The page at a charge's `receipt_url`. */
export function renderReceipt(charge: Charge): Response {
  const { currency, amount, amount_refunded, disputed, created, status } = charge;
  const { card } = charge.payment_method_details;
  return renderDocument("Receipt", {
    facts: {
      Status: disputed ? "disputed" : status,
      Date: writeDay(created * 1_000),
      To: charge.receipt_email ?? charge.billing_details.email,
      Card: `${card.brand} •••• ${card.last4}`,
    },
    sums: [
      html`<dt>${charge.description ?? "Payment"}</dt><dd>${writeMoney(amount, currency)}</dd>`,
      amount_refunded > 0 &&
        html`<dt>Refunded</dt><dd>−${writeMoney(amount_refunded, currency)}</dd>`,
      renderTotal("Paid", status === "succeeded" ? amount - amount_refunded : 0, currency),
    ],
  });
}

export const renderTotal = (name: string, cents: number, currency: string): Html =>
  html`<dt class="total">${name}</dt><dd class="total">${writeMoney(cents, currency)}</dd>`;

type Document = {
  facts: Record<string, string | null>;
  sums: readonly (Html | false)[];
  more?: Html | false;
  status?: number;
};

export const renderDocument = (title: string, document: Document): Response => {
  const { facts, sums, more = false, status = 200 } = document;
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== "");
  return answerPage(
    { title, width: "narrow", status },
    html`<main><h1>${title}</h1><p class="soft">Sandbox: no real money</p>
      <dl>${known.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
      <div class="card"><dl class="sums">${sums}</dl></div>${more}</main>`,
  );
};
