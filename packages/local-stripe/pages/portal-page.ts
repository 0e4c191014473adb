import type { PortalDescription } from "../api/portal.ts";
import { type CardEntries, type CardProblems, renderCardFields } from "./card-fields.ts";
import { type Html, html } from "./html.ts";
import { answerPage } from "./page.ts";
import { renderTestCards } from "./test-cards.ts";
import { writeDay, writeMoney } from "./write-values.ts";

export type PortalForm = { entries: CardEntries; problems: CardProblems; failure: string | null };

type Subscription = PortalDescription["subscriptions"][number];

/** The customer portal. */
export function renderPortal(view: PortalDescription, form: PortalForm): Response {
  const { subscriptions, invoices, returnUrl, customer, flow } = view;
  const isWrong = form.failure !== null || Object.keys(form.problems).length > 0;
  return answerPage(
    { title: "Billing", width: "narrow", status: isWrong ? 402 : 200 },
    html`<header>${returnUrl !== null && html`<a href="${returnUrl}"><span aria-hidden="true">←</span> Return to the site</a>`}<span
      class="soft">Sandbox: no real money</span></header>
      <main><h1>Billing</h1><p class="soft">${customer.email}</p>
      ${flow !== "payment_method_update" && renderSubscriptions(subscriptions)}
      ${flow !== "subscription_cancel" && renderCard(form)}
      ${flow === null && html`<h2>Invoices</h2>${renderInvoices(invoices)}`}</main>`,
  );
}

const LIVE = ["trialing", "active", "past_due"];

const STATUS_NAMES: Record<string, string> = {
  trialing: "Trial",
  active: "Active",
  past_due: "Payment failed",
  unpaid: "Unpaid",
  incomplete: "Waits for its first payment",
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

const renderCard = (form: PortalForm): Html => html`
  <h2>Add a card</h2>
  ${form.failure !== null && html`<p class="problem" role="alert">${form.failure}</p>`}
  <form method="post" novalidate>
  ${renderCardFields(form.entries, form.problems)}
  <button class="main" name="intent" value="add_card">Add this card</button></form>
  ${renderTestCards()}`;

const renderInvoices = (invoices: PortalDescription["invoices"]): Html => html`
  <ol>${invoices.map(
    ({
      id,
      createdMs,
      amountCents,
      status,
    }) => html`<li><a class="row" href="/__sandbox/stripe/invoice/${id}"
      ><strong>${writeMoney(amountCents)}</strong><span class="soft">${writeDay(createdMs)}, ${status}</span></a></li>`,
  )}</ol>`;
