import { type Html, html } from "@kindling/local-stripe/html";
import type { Charge, Customer } from "@kindling/local-stripe/kept";
import { answerPage } from "@kindling/local-stripe/page";
import type { ShownObject } from "@kindling/local-stripe/shown";
import { writeMoney, writeTime } from "@kindling/local-stripe/write-values";
import { days } from "../../app/domain/duration.ts";

type Overview = {
  nowMs: number;
  charges: Charge[];
  customers: Customer[];
  /** Result of the last action, or why it failed. */
  notice: string | null;
};

const PLACES = {
  "/__sandbox": "Overview",
  "/__sandbox/objects": "Objects",
  "/__sandbox/inbox": "Inbox",
} as const;

/** Navigation; `here` is the current page or its parent. */
export const nav = (here: keyof typeof PLACES): Html => {
  const links = Object.entries(PLACES).map(
    ([path, name]) =>
      html`<a href="${path}"${path === here && html` aria-current="page"`}>${name}</a>`,
  );
  return html`<nav aria-label="Sandbox">${links}</nav>`;
};

const press = (value: string, name: string): Html =>
  html`<button name="do" value="${value}">${name}</button>`;

/** Controls for people: the clock, the jobs, and what buyers and banks do. */
export const renderOverview = ({ nowMs, charges, customers, notice }: Overview): Response =>
  answerPage(
    { title: "Sandbox" },
    html`${nav("/__sandbox")}<main><h1>Sandbox</h1>
      ${notice !== null && html`<p class="card" role="status">${notice}</p>`}
      <h2>Clock</h2>
      <p>At Stripe it is <strong>${writeTime(nowMs)}</strong>. It moves forward only; what falls due happens, and its webhooks are delivered.</p>
      <form method="post" class="actions spaced"><input type="hidden" name="do" value="clock">
      ${[1, 7, 31].map((count) => html`<button name="by_ms" value="${days(count)}">+${count} ${count === 1 ? "day" : "days"}</button>`)}</form>
      <h2>Jobs</h2>
      <form method="post" class="actions">${press("deliver", "Deliver webhooks now")}${press("cron", "Run the minute's cron")}${press("night", "Run the night's cron")}</form>
      <h2>Charges</h2>${renderList(charges.map(renderCharge))}
      <h2>Cards on file</h2>${renderList(customers.map(renderCustomer))}
      <h2>Begin anew</h2>
      <form method="post" class="actions">${press("reset", "Empty the local Stripe")}</form></main>`,
  );

const renderList = (items: readonly Html[]): Html =>
  items.length === 0
    ? html`<p>There is none yet.</p>`
    : html`<ol>${items.map((item) => html`<li class="item">${item}</li>`)}</ol>`;

const linkTo = (id: string): Html => html`<a href="/__sandbox/objects/${id}">${id}</a>`;

function renderCharge(charge: Charge): Html {
  const { id, amount, currency, created, disputed, refunded, status } = charge;
  const state = disputed ? "disputed" : refunded ? "refunded" : status;
  return html`<strong>${writeMoney(amount, currency)}</strong>
    <span class="soft">${state}, ${writeTime(created * 1_000)}, ${linkTo(id)}</span>
    ${
      state === "succeeded" &&
      html`<form method="post" class="actions"><input type="hidden" name="id" value="${id}">${press("refund", "Refund")}${press("dispute", "Dispute")}</form>`
    }`;
}

const CARDS = [
  ["4242424242424242", "works"],
  ["4000000000000341", "fails when charged"],
  ["4000000000003220", "asks for 3-D Secure each time"],
] as const;

/** Replaces the card on file, so that the next renewal fails or succeeds. */
const renderCustomer = ({
  id,
  email,
}: Customer): Html => html`<strong>${email ?? "no email"}</strong>
  <span class="soft">${linkTo(id)}</span>
  <form method="post" class="actions"><input type="hidden" name="customer" value="${id}"
  ><label for="card-${id}">Charge from now on</label><select class="short" id="card-${id}" name="card"
  >${CARDS.map(([number, what]) => html`<option value="${number}">…${number.slice(-4)} ${what}</option>`)}</select
  >${press("set_default_card", "Use")}</form>`;

/** Objects of one type, or of all types except events. */
export const renderObjects = (objects: readonly ShownObject[]): Response =>
  answerPage(
    { title: "Objects" },
    html`${nav("/__sandbox/objects")}<main><h1>Objects</h1>${renderList(
      objects.map(
        ({ id, name, created }) => html`<strong>${linkTo(id)}</strong
          ><span class="soft"><a href="/__sandbox/objects?type=${name}">${name}</a>, ${writeTime(created * 1_000)}</span>`,
      ),
    )}</main>`,
  );

export const renderObject = ({ id, name, json }: ShownObject): Response =>
  answerPage(
    { title: id },
    html`${nav("/__sandbox/objects")}<main><h1>${id}</h1><p class="soft">${name}</p>
      <pre tabindex="0">${linkIds(JSON.stringify(JSON.parse(json), null, 2), id)}</pre></main>`,
  );

const ID = /"((?:cus|prod|price|cs|sub|in|inpay|pi|pm|ch|re|du|bps)_\w+)"/;

/** Links ids in the JSON; `split` with a group puts them at odd indexes. */
const linkIds = (json: string, own: string): (Html | string)[] =>
  json.split(ID).map((part, index) => {
    if (index % 2 === 0) return part;
    return part === own ? `"${part}"` : html`"${linkTo(part)}"`;
  });
