import { Books, type Verb } from "./books.ts";
import { bookBalance } from "./charging.ts";
import { expireSession } from "./checkout-sessions.ts";
import { openDispute } from "./disputes.ts";
import {
  announceRenewal,
  announceTrialEnd,
  cancelAt,
  finalizeDue,
  renew,
  retryDue,
} from "./renewals.ts";
import type { Store } from "./store.ts";

const VERBS: Record<Verb, (books: Books, id: string) => void> = {
  expireSession: (books, id) => void expireSession(books, books.get("checkout.session", id)),
  announceTrialEnd,
  announceRenewal,
  renew,
  finalizeInvoice: finalizeDue,
  retryInvoice: retryDue,
  openDispute: (books, id) => void openDispute(books, id),
  bookBalance,
  cancelAt,
};

type Entry = { verb: Verb; id: string; due_ms: number };

/** Runs everything that is due, in order and each at its own time, including what is scheduled on the way. */
export function runDue(store: Store, nowMs: number): void {
  for (;;) {
    const [entry] = store.sql
      .exec<Entry>(
        "select verb, id, due_ms from agenda where due_ms <= ? order by due_ms, rowid limit 1",
        nowMs,
      )
      .toArray();
    if (entry === undefined) return;
    store.sql.exec("delete from agenda where verb = ? and id = ?", entry.verb, entry.id);
    VERBS[entry.verb](new Books(store, entry.due_ms), entry.id);
  }
}

export const findNextDueMs = (store: Store): number | null =>
  store.sql.exec<{ due: number | null }>("select min(due_ms) as due from agenda").one().due;
