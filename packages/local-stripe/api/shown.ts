import type { Books } from "./books.ts";
import { findIntent } from "./invoices.ts";
import type { Invoice } from "./kept.ts";
import type { Store } from "./store.ts";

/** For the overview and tests; `json` is the whole object as the API returns it. */
export type ShownObject = { id: string; name: string; created: number; json: string };

export type ShownEvent = ShownObject & { type: string };

/** `waitingIntentId`: the payment that waits for 3-D Secure. */
export type InvoiceDescription = Invoice & { waitingIntentId: string | null };

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
export const listShownEvents = (store: Store): ShownEvent[] =>
  listShown(store, "event").map((shown) => ({ ...shown, type: JSON.parse(shown.json).type }));

export function describeInvoice(books: Books, invoiceId: string): InvoiceDescription | null {
  const invoice = books.find("invoice", invoiceId);
  if (invoice === null) return null;
  const intent = findIntent(books, invoiceId);
  const isWaiting = invoice.status === "open" && intent?.status === "requires_action";
  return { ...invoice, waitingIntentId: isWaiting ? intent.id : null };
}
