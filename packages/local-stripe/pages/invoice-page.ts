import type { InvoiceDescription } from "../api/shown.ts";
import { type CardEntries, type CardProblems, renderCardFields } from "./card-fields.ts";
import { renderDocument, renderTotal } from "./documents.ts";
import { type Html, html } from "./html.ts";
import { renderTestCards } from "./test-cards.ts";
import { writeDay, writeMoney } from "./write-values.ts";

type InvoiceForm = { entries: CardEntries; problems: CardProblems; failure: string | null };

/** The hosted invoice: line items, total and what has been paid; a card form while it is open. */
export function renderInvoice(invoice: InvoiceDescription, form: InvoiceForm): Response {
  const { currency, lines, totalCents, paidCents, number, id, status } = invoice;
  const isWrong = form.failure !== null || Object.keys(form.problems).length > 0;
  return renderDocument(`Invoice ${number ?? id}`, {
    status: isWrong ? 402 : 200,
    facts: { Status: status, Date: writeDay(invoice.createdMs), To: invoice.email },
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
    more: status === "open" && renderPayment(invoice, form),
  });
}

const renderPayment = ({ waitingIntentId }: InvoiceDescription, form: InvoiceForm): Html => html`
  ${
    waitingIntentId !== null &&
    html`<form method="post"><p>Your bank wants you to confirm this payment.</p
      ><button name="intent" value="confirm">Confirm with your bank</button></form>`
  }
  <h2>Pay this invoice</h2>
  ${form.failure !== null && html`<p class="problem" role="alert">${form.failure}</p>`}
  <form method="post" novalidate>
  ${renderCardFields(form.entries, form.problems)}
  <button class="main" name="intent" value="pay">Pay with this card</button></form>
  ${renderTestCards()}`;
