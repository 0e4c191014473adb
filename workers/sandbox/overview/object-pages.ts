import { type Html, html } from "@kindling/local-stripe/html";
import { answerPage } from "@kindling/local-stripe/page";
import type { ShownEvent, ShownObject } from "@kindling/local-stripe/shown";
import { writeTime } from "@kindling/local-stripe/write-values";
import { nav } from "../site-nav.ts";

const KINDS = [
  "customer",
  "product",
  "price",
  "checkout.session",
  "subscription",
  "invoice",
  "invoice_payment",
  "payment_intent",
  "payment_method",
  "charge",
  "refund",
  "dispute",
  "billing_portal.session",
];

/** Objects of one type, or of all types except events. */
export function renderObjects(objects: readonly ShownObject[], kind: string | null): Response {
  const here = (name: string | null) => name === kind && html` aria-current="page"`;
  return answerPage(
    { title: "Objects" },
    html`${nav("/__sandbox/objects")}<main><h1>Objects</h1>
      <nav aria-label="Kinds"><a href="/__sandbox/objects"${here(null)}>all</a>
      ${KINDS.map((name) => html` <a href="/__sandbox/objects?type=${name}"${here(name)}>${name}</a>`)}</nav>
      ${objects.length === 0 ? html`<p class="spaced">There is none.</p>` : renderRows(objects)}</main>`,
  );
}

const renderRows = (objects: readonly ShownObject[]): Html => html`
  <ol>${objects.map(
    (
      object,
    ) => html`<li><a class="row" href="/__sandbox/objects/${object.id}"><strong>${object.id}</strong
      ><span class="soft">${object.name}${describe(object)}, ${writeTime(object.created * 1_000)}</span></a></li>`,
  )}</ol>`;

/** A distinguishing attribute, if there is one. */
function describe({ json }: ShownObject): string {
  const { status, email, name, lookup_key, type }: Record<string, unknown> = JSON.parse(json);
  const known = [status, email, name, lookup_key, type].find((value) => typeof value === "string");
  return known === undefined ? "" : `, ${known}`;
}

export function renderObject(object: ShownObject): Response {
  const isEvent = object.name === "event";
  const json = JSON.stringify(JSON.parse(object.json), null, 2);
  return answerPage(
    { title: object.id },
    html`${nav(isEvent ? "/__sandbox/events" : "/__sandbox/objects")}<main><h1>${object.id}</h1>
      <p class="soft">${object.name}</p>${isEvent && renderSend(object.id)}
      <pre tabindex="0">${linkIds(json, object.id)}</pre></main>`,
  );
}

const ID = /"((?:cus|prod|price|cs|sub|in|inpay|pi|pm|ch|py|re|du|dp|evt|bps)_\w+)"/;

/** Links ids in the JSON; `split` with a group puts them at odd indexes. */
const linkIds = (json: string, own: string): (Html | string)[] =>
  json.split(ID).map((part, index) => {
    if (index % 2 === 0) return part;
    return part === own ? `"${part}"` : html`"<a href="/__sandbox/objects/${part}">${part}</a>"`;
  });

export const renderEvents = (events: readonly ShownEvent[]): Response =>
  answerPage(
    { title: "Events" },
    html`${nav("/__sandbox/events")}<main><h1>Events</h1>
      ${events.length === 0 ? html`<p>Nothing has happened yet.</p>` : html`<ol>${events.map(renderEvent)}</ol>`}</main>`,
  );

const renderEvent = ({ id, type, created, objectId, deliveries }: ShownEvent): Html => html`
  <li class="item"><strong><a href="/__sandbox/objects/${id}">${type}</a></strong>
  <span class="soft">${writeTime(created * 1_000)}, ${objectId}${deliveries.map(
    ({ state, attempts }) => `, ${state}${attempts > 1 ? ` at attempt ${attempts}` : ""}`,
  )}</span>${renderSend(id)}</li>`;

const renderSend = (id: string): Html => html`
  <form method="post" action="/__sandbox/events" class="actions"><button name="send" value="${id}">Send again</button></form>`;
