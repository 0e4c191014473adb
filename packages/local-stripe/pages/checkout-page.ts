import type { CheckoutDescription } from "../api/checkout-payment.ts";
import { days } from "../duration.ts";
import { type CardEntries, type CardProblems, renderCardFields } from "./card-fields.ts";
import { type Html, html } from "./html.ts";
import { answerPage } from "./page.ts";
import { renderTestCards } from "./test-cards.ts";
import { writeDay, writeMoney } from "./write-values.ts";

export type CheckoutForm = {
  entries: CardEntries;
  email: string;
  problems: CardProblems & { email?: string; terms?: string };
  /** The decline message. */
  failure: string | null;
};

/** The hosted checkout of an open session. */
export function renderCheckout(
  view: CheckoutDescription,
  form: CheckoutForm,
  nowMs: number,
): Response {
  const { merchantName, cancelUrl } = view;
  const isWrong = form.failure !== null || Object.keys(form.problems).length > 0;
  return answerPage(
    { title: `${merchantName}: checkout`, width: "narrow", status: isWrong ? 402 : 200 },
    html`<header>${cancelUrl !== null && renderWayBack(cancelUrl, merchantName)}<span class="soft">Sandbox: no real money</span></header>
      <main><h1>${describePayment(view)}</h1>
      ${renderSums(view, nowMs)}
      <h2>Pay with card</h2>
      ${form.failure !== null && html`<p class="problem" role="alert">${form.failure}</p>`}
      <form method="post" novalidate>
      ${renderEmail(view, form)}
      ${renderCardFields(form.entries, form.problems)}
      ${renderTerms(view, form)}
      ${view.submitText !== null && html`<p>${view.submitText}</p>`}
      <button class="main">${namePress(view)}</button></form>
      ${renderTestCards()}</main>`,
  );
}

const renderTerms = ({ asksConsent }: CheckoutDescription, { problems }: CheckoutForm) =>
  asksConsent &&
  html`<div class="field"><label><input type="checkbox" name="terms" value="accepted"> I agree to the terms of service</label
    >${problems.terms !== undefined && html`<p class="bad">${problems.terms}</p>`}</div>`;

const renderWayBack = (url: string, merchantName: string): Html =>
  html`<a href="${url}"><span aria-hidden="true">←</span> Back to ${merchantName}</a>`;

function describePayment({ lines, merchantName }: CheckoutDescription): string {
  const renewing = lines.find(({ recurring }) => recurring !== null);
  if (renewing === undefined) return `Pay ${merchantName}`;
  return renewing.trialDays > 0
    ? `Try ${renewing.description}`
    : `Subscribe to ${renewing.description}`;
}

const namePress = ({ mode, lines, totalTodayCents, currency }: CheckoutDescription): string => {
  if (mode === "payment") return `Pay ${writeMoney(totalTodayCents, currency)}`;
  return lines.some(({ trialDays }) => trialDays > 0) ? "Start trial" : "Subscribe";
};

function renderSums(
  { lines, totalTodayCents, currency }: CheckoutDescription,
  nowMs: number,
): Html {
  const money = (cents: number) => writeMoney(cents, currency);
  const rows = lines.map(({ description, amountCents, recurring, trialDays }) => {
    const isFree = recurring !== null && trialDays > 0;
    const rhythm = recurring === null ? "" : ` each ${recurring}`;
    return html`<dt>${description}</dt
      ><dd>${isFree ? `${trialDays} days free` : `${money(amountCents)}${rhythm}`}</dd>`;
  });
  const renewals = lines
    .filter(({ recurring }) => recurring !== null)
    .map(
      ({ amountCents, recurring, trialDays }) =>
        html`<p class="soft">Then ${money(amountCents)} each ${recurring}, ${
          trialDays > 0 ? `for the first time on ${writeDay(nowMs + days(trialDays))}` : "from now"
        }, until you cancel.</p>`,
    );
  return html`<div class="card"><dl class="sums">${rows}<dt class="total">Due today</dt
    ><dd class="total">${money(totalTodayCents)}</dd></dl>${renewals}</div>`;
}

function renderEmail(view: CheckoutDescription, form: CheckoutForm): Html {
  if (view.isEmailFixed) {
    return html`<div class="field"><span class="label">Email</span><p>${view.email}</p></div>`;
  }
  const problem = form.problems.email;
  return html`<div class="field"><label for="email">Email</label
    ><input id="email" name="email" type="email" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" required value="${form.email}"${
      problem !== undefined && html` aria-invalid="true" aria-describedby="email-problem"`
    }>${problem !== undefined && html`<p class="bad" id="email-problem">${problem}</p>`}</div>`;
}

export const renderExpired = ({ cancelUrl, merchantName }: CheckoutDescription): Response =>
  renderEnd(
    410,
    "This page has expired",
    "The checkout session was open for too long, or it was closed. Nothing has been charged.",
    cancelUrl !== null && renderWayBack(cancelUrl, merchantName),
  );

export const renderComplete = ({ id, successUrl, merchantName }: CheckoutDescription): Response =>
  renderEnd(
    200,
    "You're all done here",
    "This checkout session is complete. It cannot be paid a second time.",
    html`<a href="${successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id)}">Return to ${merchantName}</a>`,
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
