import { type Html, html } from "@kindling/local-stripe/html";
import { writeMoney, writeTime } from "@kindling/local-stripe/write-values";
import type Stripe from "stripe";

type Charge = Stripe.Charge;

/** Each charge with its actions: refund or dispute. */
export function renderCharges(charges: readonly Charge[]): Html {
  if (charges.length === 0) return html`<p>Nothing has been charged yet.</p>`;
  return renderList(
    charges.map((charge) => {
      const isPaid = charge.status === "succeeded";
      return html`<strong>${writeMoney(charge.amount, charge.currency)}</strong>
        <span class="soft">${describeState(charge)}, ${writeTime(charge.created * 1_000)},
        <a href="/__sandbox/objects/${charge.id}">${charge.id}</a></span>
        ${isPaid && !charge.refunded && !charge.disputed && renderChargeForm(charge)}`;
    }),
  );
}

const renderChargeForm = ({ id, amount, amount_refunded }: Charge): Html => html`
  <form method="post" class="actions"><input type="hidden" name="id" value="${id}"
  ><input type="hidden" name="charge" value="${id}"
  ><label for="cents-${id}">Cents</label><input class="short" id="cents-${id}" name="amount_cents" inputmode="numeric" value="${amount - amount_refunded}"
  ><button name="do" value="refund">Refund</button><button name="do" value="dispute">Dispute</button></form>`;

function describeState({ status, refunded, amount_refunded, currency, disputed }: Charge): string {
  if (disputed) return "disputed";
  if (refunded) return "refunded";
  if (amount_refunded > 0) return `${writeMoney(amount_refunded, currency)} of it refunded`;
  return status;
}

/** Open disputes. */
export function renderDisputes(disputes: readonly Stripe.Dispute[]): Html | false {
  const open = disputes.filter(({ status }) => status !== "won" && status !== "lost");
  if (open.length === 0) return false;
  const items = open.map(
    ({ id, amount, currency, status }) => html`<strong>${writeMoney(amount, currency)}</strong>
      <span class="soft">${status}, <a href="/__sandbox/objects/${id}">${id}</a></span>
      <form method="post" class="actions"><input type="hidden" name="do" value="close_dispute"
      ><input type="hidden" name="dispute" value="${id}"><button name="verdict" value="won">We win</button
      ><button name="verdict" value="lost">We lose</button></form>`,
  );
  return html`<h2>Open disputes</h2>${renderList(items)}`;
}

const CARDS = [
  ["4242424242424242", "works"],
  ["4000000000000341", "fails when charged"],
  ["4000002760003184", "asks for 3-D Secure each time"],
] as const;

/** Replaces the card on file, so that the next renewal fails or succeeds. */
export function renderCustomers(customers: readonly Stripe.Customer[]): Html {
  if (customers.length === 0) return html`<p>There is no customer yet.</p>`;
  return renderList(
    customers.map(
      ({ id, email }) => html`<strong>${email ?? "no email"}</strong>
        <span class="soft"><a href="/__sandbox/objects/${id}">${id}</a></span>
        <form method="post" class="actions"><input type="hidden" name="customer" value="${id}"
        ><label for="card-${id}">Charge from now on</label><select class="short" id="card-${id}" name="card"
        >${CARDS.map(([number, what]) => html`<option value="${number}">…${number.slice(-4)} ${what}</option>`)}</select
        ><button name="do" value="set_default_card">Use</button></form>`,
    ),
  );
}

const renderList = (items: readonly Html[]): Html =>
  html`<ol>${items.map((item) => html`<li class="item">${item}</li>`)}</ol>`;
