import { listRenewalsToRemind } from "#app/data/quiz2-subscriptions.ts";
import {
  findEventCursor,
  findUnknownEvents,
  listObjectsBehind,
  moveEventCursor,
  recordStripeEvent,
  requestSync,
} from "#app/data/stripe-events.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { findSubject } from "#app/payments/stripe-event.ts";
import { REMINDED_BEFORE_MS } from "../rules/decide-sync.ts";
import type { SyncDeps } from "./sync-trial.ts";

/** An event may come into Stripe's list after one that is younger. */
const OVERLAP_MS = minutes(5);
/** So long Stripe keeps its events. */
const FIRST_LOOK_MS = days(30);
/** The queue's own message comes first; whatever is still behind after that was lost. */
const GRACE_MS = minutes(1);
const LIMIT = 500;

/**
 * Finds what no webhook announced: events of Stripe's own list, renewals to remind of, and objects whose
 * message the queue lost. Returns the ids of all that are to be synced now.
 * @throws AppError `unavailable` when Stripe does not answer; what was found before is kept for the next time.
 */
export async function findUnsynced(deps: SyncDeps): Promise<string[]> {
  const behind = await listObjectsBehind(deps.db, deps.clock() - GRACE_MS, LIMIT);
  const renewing = await remindOfRenewals(deps);
  const reported = await readEvents(deps);
  return [...new Set([...behind, ...renewing, ...reported])];
}

async function remindOfRenewals({ db, clock }: SyncDeps): Promise<string[]> {
  const now = clock();
  const due = await listRenewalsToRemind(
    db,
    { after: now, until: now + REMINDED_BEFORE_MS },
    LIMIT,
  );
  for (const customerId of due) await requestSync(db, customerId, now);
  return due;
}

async function readEvents({ db, clock, payments }: SyncDeps): Promise<string[]> {
  const cursor = await findEventCursor(db);
  const since = cursor === null ? clock() - FIRST_LOOK_MS : cursor - OVERLAP_MS;
  const objectIds: string[] = [];
  let newest = cursor;
  for await (const events of payments.listEvents(since)) {
    const unknown = await findUnknownEvents(
      db,
      events.map((event) => event.id),
    );
    for (const event of events) {
      newest = Math.max(newest ?? 0, event.createdAt);
      const objectId = findSubject(event);
      if (objectId === null || !unknown.has(event.id)) continue;
      const { id, type, createdAt, body } = event;
      await recordStripeEvent(db, { id, type, objectId, createdAt, receivedAt: clock(), body });
      objectIds.push(objectId);
    }
  }
  // Only now: a list that was cut off is read again from where it began.
  if (newest !== null && newest !== cursor) await moveEventCursor(db, newest);
  return objectIds;
}
