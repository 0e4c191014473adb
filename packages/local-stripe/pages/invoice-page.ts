import type { InvoiceDescription } from "../api/shown.ts";
import { renderCardForm } from "./card-form.ts";
import { renderDocument, renderTotal } from "./documents.ts";
import { type Html, html } from "./html.ts";
import { writeDay, writeMoney } from "./write-values.ts";

/** The hosted invoice: line items, total and what has been paid; a card form while it is open. */
export function renderInvoice(invoice: InvoiceDescription, failure: string | null): Response {
  const { currency, lines, total, amount_paid: paid, number, id, status } = invoice;
  return renderDocument(`Invoice ${number ?? id}`, {
    status: failure === null ? 200 : 402,
    facts: {
      Status: status,
      Date: writeDay(invoice.created * 1_000),
      To: invoice.customer_email,
    },
    sums: [
      ...lines.data.map(
        ({ description, amount }) =>
          html`<dt>${description}</dt><dd>${writeMoney(amount, currency)}</dd>`,
      ),
      renderTotal("Total", total, currency),
      html`<dt>Paid</dt><dd>${writeMoney(paid, currency)}</dd>`,
    ],
    more: status === "open" && renderPayment(invoice, failure),
  });
}

const renderPayment = (
  { waitingIntentId }: InvoiceDescription,
  failure: string | null,
): Html => html`
  ${
    waitingIntentId !== null &&
    html`<form method="post"><p>Your bank wants you to confirm this payment.</p
      ><button name="intent" value="confirm">Confirm with your bank</button></form>`
  }
  ${renderCardForm(
    "Pay this invoice",
    failure,
    html`<button class="main" name="intent" value="pay">Pay with this card</button>`,
  )}`;
