import type { PortalDescription } from "../api/portal.ts";
import { renderCardForm } from "./card-form.ts";
import { type Html, html } from "./html.ts";
import { answerPage } from "./page.ts";
import { writeDay, writeMoney } from "./write-values.ts";

type Subscription = PortalDescription["subscriptions"][number];

/** The customer portal. */
export function renderPortal(view: PortalDescription, failure: string | null): Response {
  const { subscriptions, invoices, returnUrl, email, flow } = view;
  return answerPage(
    { title: "Billing", width: "narrow", status: failure === null ? 200 : 402 },
    html`<header>${returnUrl !== null && html`<a href="${returnUrl}"><span aria-hidden="true">←</span> Return to the site</a>`}<span
      class="soft">Sandbox: no real money</span></header>
      <main><h1>Billing</h1><p class="soft">${email}</p>
      ${flow === null && renderSubscriptions(subscriptions)}
      ${renderCardForm("Add a card", failure, html`<button class="main" name="intent" value="add_card">Add this card</button>`)}
      ${flow === null && html`<h2>Invoices</h2>${renderInvoices(invoices)}`}</main>`,
  );
}

const LIVE = ["trialing", "active", "past_due"];

const STATUS_NAMES: Record<string, string> = {
  trialing: "Trial",
  active: "Active",
  past_due: "Payment failed",
  canceled: "Cancelled",
};

const renderSubscriptions = (subscriptions: Subscription[]): Html => html`<h2>Subscriptions</h2>
  ${subscriptions.length === 0 ? html`<p>There is no subscription.</p>` : subscriptions.map(renderSubscription)}`;

function renderSubscription(subscription: Subscription): Html {
  const { id, status, isEnding } = subscription;
  const press = (intent: string, name: string) =>
    html`<form method="post"><input type="hidden" name="subscription" value="${id}"
      ><button name="intent" value="${intent}">${name}</button></form>`;
  return html`<section class="card"><h3>${subscription.description}: ${STATUS_NAMES[status] ?? status}${
    isEnding && LIVE.includes(status) && ", ends soon"
  }</h3><p class="soft">${describeNext(subscription)}</p>
    ${
      LIVE.includes(status) &&
      html`<div class="actions">${isEnding ? press("resume", "Don't cancel subscription") : press("cancel", "Cancel subscription")}</div>`
    }</section>`;
}

function describeNext(subscription: Subscription): string {
  const { status, isEnding, currentPeriodEndMs, amountCents } = subscription;
  if (!LIVE.includes(status)) return "Nothing more will be charged.";
  const day = writeDay(currentPeriodEndMs);
  if (status === "past_due") return "The last payment failed. Pay the open invoice to keep it.";
  return isEnding
    ? `It ends on ${day}, and nothing more will be charged.`
    : `The next charge is ${writeMoney(amountCents)} on ${day}.`;
}

const renderInvoices = (invoices: PortalDescription["invoices"]): Html => html`
  <ol>${invoices.map(
    ({
      id,
      created,
      total,
      status,
    }) => html`<li><a class="row" href="/__sandbox/stripe/invoice/${id}"
      ><strong>${writeMoney(total)}</strong><span class="soft">${writeDay(created * 1_000)}, ${status}</span></a></li>`,
  )}</ol>`;
