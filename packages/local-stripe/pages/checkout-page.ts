import type { CheckoutDescription } from "../api/checkout-payment.ts";
import { renderCardForm } from "./card-form.ts";
import { type Html, html } from "./html.ts";
import { answerPage } from "./page.ts";
import { writeDay, writeMoney } from "./write-values.ts";

/** The hosted checkout of an open session; `failure` says why it was not paid. */
export function renderCheckout(view: CheckoutDescription, failure: string | null): Response {
  const { cancelUrl, email, lines, submitText, trialEndMs } = view;
  const [renewing] = lines.filter(({ recurring }) => recurring !== null);
  const title = `${trialEndMs === null ? "Subscribe to" : "Try"} ${renewing?.description}`;
  const button = trialEndMs === null ? "Subscribe" : "Start trial";
  return answerPage(
    { title: "Kindling: checkout", width: "narrow", status: failure === null ? 200 : 402 },
    html`<header>${cancelUrl !== null && renderWayBack(cancelUrl)}<span class="soft">Sandbox: no real money</span></header>
      <main><h1>${title}</h1>
      ${renderSums(view)}
      <div class="field"><span class="label">Email</span><p>${email}</p></div>
      ${renderCardForm(
        "Pay with card",
        failure,
        html`${submitText !== null && html`<p>${submitText}</p>`}<button class="main">${button}</button>`,
      )}</main>`,
  );
}

const renderWayBack = (url: string): Html =>
  html`<a href="${url}"><span aria-hidden="true">←</span> Back to Kindling</a>`;

function renderSums({ lines, totalTodayCents, currency, trialEndMs }: CheckoutDescription): Html {
  const write = (cents: number) => writeMoney(cents, currency);
  const from = trialEndMs === null ? "now" : writeDay(trialEndMs);
  const rows = lines.map(
    ({ description, amountCents, recurring }) =>
      html`<dt>${description}</dt><dd>${
        recurring === null
          ? write(amountCents)
          : `${write(amountCents)} each ${recurring} from ${from}`
      }</dd>`,
  );
  return html`<div class="card"><dl class="sums">${rows}<dt class="total">Due today</dt
    ><dd class="total">${write(totalTodayCents)}</dd></dl></div>`;
}

export const renderExpired = ({ cancelUrl }: CheckoutDescription): Response =>
  renderEnd(
    410,
    "This page has expired",
    "The checkout session was open for too long, or it was closed. Nothing has been charged.",
    cancelUrl !== null && renderWayBack(cancelUrl),
  );

export const renderComplete = ({ successUrl }: CheckoutDescription): Response =>
  renderEnd(
    200,
    "You're all done here",
    "This checkout session is complete. It cannot be paid a second time.",
    html`<a href="${successUrl}">Return to Kindling</a>`,
  );

export const renderUnknown = (): Response =>
  renderEnd(
    404,
    "Something went wrong",
    "The page you were looking for could not be found. Please check the URL or contact the merchant.",
    false,
  );

const renderEnd = (status: number, title: string, text: string, link: Html | false) =>
  answerPage(
    { title, width: "narrow", status },
    html`<main><h1>${title}</h1><p>${text}</p>${link && html`<p>${link}</p>`}</main>`,
  );
