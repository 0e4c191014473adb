import type Stripe from "stripe";
import type { InvoiceDescription } from "../api/shown.ts";
import { type Html, html } from "./html.ts";
import { answerPage } from "./page.ts";
import { writeDay, writeMoney } from "./write-values.ts";

/** The hosted invoice: line items, total and what has been paid. */
export function renderInvoice(invoice: InvoiceDescription): Response {
  const { currency, lines, totalCents, paidCents, number, id } = invoice;
  return renderDocument(`Invoice ${number ?? id}`, {
    facts: { Status: invoice.status, Date: writeDay(invoice.createdMs), To: invoice.email },
    sums: [
      ...lines.map(
        ({ description, amountCents }) =>
          html`<dt>${description}</dt><dd>${writeMoney(amountCents, currency)}</dd>`,
      ),
      renderTotal("Total", totalCents, currency),
      html`<dt>Paid</dt><dd>${writeMoney(paidCents, currency)}</dd>`,
      paidCents < totalCents &&
        html`<dt>Open</dt><dd>${writeMoney(totalCents - paidCents, currency)}</dd>`,
    ],
  });
}

/** The page at a charge's `receipt_url`. */
export function renderReceipt(charge: Stripe.Charge): Response {
  const { currency, amount, amount_refunded, disputed, created, status } = charge;
  const card = charge.payment_method_details?.card;
  return renderDocument("Receipt", {
    facts: {
      Status: disputed ? "disputed" : status,
      Date: writeDay(created * 1_000),
      To: charge.receipt_email ?? charge.billing_details.email,
      Card: card ? `${card.brand} •••• ${card.last4}` : null,
    },
    sums: [
      html`<dt>${charge.description ?? "Payment"}</dt><dd>${writeMoney(amount, currency)}</dd>`,
      amount_refunded > 0 &&
        html`<dt>Refunded</dt><dd>−${writeMoney(amount_refunded, currency)}</dd>`,
      renderTotal("Paid", status === "succeeded" ? amount - amount_refunded : 0, currency),
    ],
  });
}

const renderTotal = (name: string, cents: number, currency: string): Html =>
  html`<dt class="total">${name}</dt><dd class="total">${writeMoney(cents, currency)}</dd>`;

type Document = { facts: Record<string, string | null>; sums: readonly (Html | false)[] };

const renderDocument = (title: string, { facts, sums }: Document): Response => {
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== "");
  return answerPage(
    { title, width: "narrow" },
    html`<main><h1>${title}</h1><p class="soft">Sandbox: no real money</p>
      <dl>${known.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
      <div class="card"><dl class="sums">${sums}</dl></div></main>`,
  );
};
