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
import { enqueueSyncs, type StripeQueue } from "#app/payments/sync-queue.ts";
import { describeError } from "#app/platform/log.ts";
import { type SyncDeps, type SyncOwner, syncBehindFence } from "./sync.ts";

export type StripeDeps = SyncDeps & { stripeQueue: StripeQueue };

/** Events may be added to Stripe's list out of order. */
const OVERLAP_MS = minutes(5);
/** Stripe's retention of events. */
const FIRST_READ_MS = days(30);
/** The queue's own message comes first; an object still behind after that has lost it. */
const GRACE_MS = minutes(1);
const LIMIT = 500;

/** The sync of everything that Stripe's events are about, by the owners of those objects. */
export function createStripeSync(owners: readonly SyncOwner[]) {
  const findOwner = (objectId: string) =>
    owners.find(({ idPrefix }) => objectId.startsWith(idPrefix));

  /**
   * Syncs the object of an event: one with an owner, or a charge, which Stripe is asked to resolve to one.
   * @throws AppError `unavailable`.
   */
  async function syncObject(deps: SyncDeps, objectId: string): Promise<void> {
    const owner = findOwner(objectId);
    if (owner) return owner.sync(deps, objectId);
    await syncBehindFence(deps, objectId, async () => {
      const { customerId, paymentIntentId } = await deps.payments.findOwnerOfCharge(objectId);
      const ownerId = customerId ?? paymentIntentId;
      if (ownerId !== null) {
        await requestSync(deps.db, ownerId, deps.clock());
        await findOwner(ownerId)?.sync(deps, ownerId);
      }
      return null;
    });
  }

  /**
   * The ids of the objects to sync now: those whose queue message was lost, those whose owners request it, and
   * those of events that no webhook delivered.
   * @throws AppError `unavailable`; what was found before is kept for the next sweep.
   */
  async function findUnsynced(deps: SyncDeps): Promise<string[]> {
    const objectIds = new Set(await listObjectsBehind(deps.db, deps.clock() - GRACE_MS, LIMIT));
    for (const { requestDue } of owners) {
      for (const objectId of await requestDue(deps)) objectIds.add(objectId);
    }
    for (const objectId of await readEvents(deps)) objectIds.add(objectId);
    return [...objectIds];
  }

  /** Enqueues what no webhook announced. Never throws: the next minute brings the next sweep. */
  async function sweepStripe(deps: StripeDeps): Promise<void> {
    try {
      const objectIds = await findUnsynced(deps);
      if (objectIds.length === 0) return;
      await enqueueSyncs(deps.stripeQueue, objectIds, deps.log);
      deps.log("info", { event: "sweep", kind: "stripe", count: objectIds.length });
    } catch (error) {
      deps.log("error", { event: "failure", ...describeError(error) });
    }
  }

  return { syncObject, findUnsynced, sweepStripe };
}

/** Records the events of Stripe's own list that no webhook delivered; returns the ids of their objects. */
async function readEvents({ db, clock, payments }: SyncDeps): Promise<string[]> {
  const cursor = await findEventCursor(db);
  const since = cursor === null ? clock() - FIRST_READ_MS : cursor - OVERLAP_MS;
  const objectIds: string[] = [];
  let newest = cursor;
  for await (const events of payments.listEvents(since)) {
    const ids = events.map((event) => event.id);
    const unknown = await findUnknownEvents(db, ids);
    for (const event of events) {
      newest = Math.max(newest ?? 0, event.createdAt);
      const objectId = findSubject(event);
      if (objectId === null || !unknown.has(event.id)) continue;
      const { id, type, createdAt, body } = event;
      await recordStripeEvent(db, { id, type, objectId, createdAt, receivedAt: clock(), body });
      objectIds.push(objectId);
    }
  }
  // Only at the end: an interrupted list is read again from its beginning.
  if (newest !== null && newest !== cursor) await moveEventCursor(db, newest);
  return objectIds;
}
