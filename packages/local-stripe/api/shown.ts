import type { Books } from "./books.ts";
import { findWaiting } from "./hosted-invoice.ts";
import { idOf } from "./kept.ts";
import type { Store } from "./store.ts";
import type { DeliveryState } from "./webhooks.ts";

/** For the overview and tests; `json` is the whole object as the API returns it. */
export type ShownObject = { id: string; name: string; created: number; json: string };

export type ShownEvent = ShownObject & {
  type: string;
  objectId: string | null;
  deliveries: { state: DeliveryState; attempts: number }[];
};

export type InvoiceDescription = {
  id: string;
  number: string | null;
  status: string;
  email: string | null;
  createdMs: number;
  paidMs: number | null;
  lines: { description: string; amountCents: number; startMs: number; endMs: number }[];
  totalCents: number;
  paidCents: number;
  currency: string;
  /** The payment that waits for 3-D Secure. */
  waitingIntentId: string | null;
};

type Row = { id: string; name: string; data: string };

const show = ({ id, name, data }: Row): ShownObject => ({
  id,
  name,
  created: JSON.parse(data).created,
  json: data,
});

/** Newest first. */
export const listShown = (store: Store, name: string | null): ShownObject[] =>
  store.sql
    .exec<Row>(
      "select id, name, data from objects where name = coalesce(?, name) and (? is not null or name <> 'event') order by seq desc",
      name,
      name,
    )
    .toArray()
    .map(show);

export function showObject(store: Store, id: string): ShownObject | null {
  const [row] = store.sql
    .exec<Row>("select id, name, data from objects where id = ?", id)
    .toArray();
  return row === undefined ? null : show(row);
}

/** Newest first. */
export function listShownEvents(store: Store): ShownEvent[] {
  const deliveries = Map.groupBy(
    store.sql
      .exec<{ event_id: string; state: DeliveryState; attempts: number }>(
        "select event_id, state, attempts from deliveries order by seq",
      )
      .toArray(),
    ({ event_id }) => event_id,
  );
  return listShown(store, "event").map((shown) => {
    const event: { type: string; data: { object: { id?: string } } } = JSON.parse(shown.json);
    return {
      ...shown,
      type: event.type,
      objectId: event.data.object.id ?? null,
      deliveries: (deliveries.get(shown.id) ?? []).map(({ state, attempts }) => ({
        state,
        attempts,
      })),
    };
  });
}

export function describeInvoice(books: Books, invoiceId: string): InvoiceDescription | null {
  const invoice = books.find("invoice", invoiceId);
  if (invoice === null) return null;
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status ?? "draft",
    email: invoice.customer_email ?? books.find("customer", idOf(invoice.customer))?.email ?? null,
    createdMs: invoice.created * 1_000,
    paidMs: paidAt === null ? null : paidAt * 1_000,
    lines: invoice.lines.data.map(({ description, amount, period }) => ({
      description: description ?? "",
      amountCents: amount,
      startMs: period.start * 1_000,
      endMs: period.end * 1_000,
    })),
    totalCents: invoice.total,
    paidCents: invoice.amount_paid,
    currency: invoice.currency,
    waitingIntentId: invoice.status === "open" ? findWaiting(books, invoice.id) : null,
  };
}
