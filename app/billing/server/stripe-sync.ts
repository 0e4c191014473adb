import { findEventCursor, moveEventCursor } from "#app/data/event-cursor.ts";
import { noteSyncFailure } from "#app/data/failed-syncs.ts";
import { listObjectsOwed } from "#app/data/owed-refunds.ts";
import {
  findFence,
  findUnknownEvents,
  listObjectsBehind,
  recordStripeEvents,
  requestSync,
  requestSyncs,
} from "#app/data/stripe-events.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { isMissing, StripeRefusal } from "#app/payments/call-stripe.ts";
import { findSubject } from "#app/payments/stripe-event.ts";
import { enqueueSyncs, type StripeQueue } from "#app/payments/sync-queue.ts";
import { AppError } from "#app/platform/app-error.ts";
import { describeError } from "#app/platform/log.ts";
import { type SyncDeps, type SyncOwner, syncBehindFence } from "./sync.ts";

export type StripeDeps = SyncDeps & { stripeQueue: StripeQueue };

/** Events may be added to Stripe's list out of order. */
const OVERLAP_MS = minutes(5);
/** Stripe's retention of events. */
const FIRST_READ_MS = days(30);
/** A look-back is read in parts, oldest first, so that an interrupted one continues where it stopped. */
const PART_MS = days(3);
/** Time for the queue's own message. An object that is still behind afterwards has lost it. */
const GRACE_MS = minutes(1);
const LIMIT = 500;

/** Creates the sync of all objects that Stripe's events are about, each done by its owner. */
export function createStripeSync(owners: readonly SyncOwner[]) {
  const findOwner = (objectId: string) =>
    owners.find(({ idPrefix }) => objectId.startsWith(idPrefix));

  /**
   * Syncs the object of an event: one with an owner, or a charge, whose customer or payment Stripe is asked for. One
   * that Stripe does not know is left alone, and looked for again later.
   * @throws AppError `unavailable`.
   */
  async function syncObject(deps: SyncDeps, objectId: string): Promise<void> {
    try {
      await syncOne(deps, objectId);
    } catch (error) {
      // Its fence has counted that, and planned the next look.
      if (isMissing(error)) return;
      // Stripe's outages have an alarm of their own, and are no fault of this object.
      const isOutage = error instanceof AppError && !(error instanceof StripeRefusal);
      if (!isOutage) await noteSyncFailure(deps.db, objectId);
      throw error;
    }
  }

  async function syncOne(deps: SyncDeps, objectId: string): Promise<void> {
    const owner = findOwner(objectId);
    if (owner) return owner.sync(deps, objectId);
    const open = async () => {
      const fence = await findFence(deps.db, objectId);
      return fence && { fence };
    };
    const store = async () => {
      const { customerId, paymentIntentId } = await deps.payments.findOwnerOfCharge(objectId);
      const ownerId = customerId ?? paymentIntentId;
      if (ownerId !== null) {
        await requestSync(deps.db, ownerId, deps.clock());
        await findOwner(ownerId)?.sync(deps, ownerId);
      }
      return "nothing_to_store" as const;
    };
    await syncBehindFence(deps, { objectId, open, store });
  }

  /** Each source finds objects to sync now. */
  const sources: readonly ((deps: SyncDeps) => Promise<string[]>)[] = [
    // Objects whose queue message was lost.
    ({ db, clock }) => listObjectsBehind(db, clock() - GRACE_MS, LIMIT),
    ...owners.map(({ requestDue }) => requestDue),
    requestRefunds,
    readEvents,
  ];

  /**
   * Enqueues the objects that no webhook announced, source by source, so that a source that fails does not stop the
   * others. Never throws: the next sweep runs within a minute. Returns false if something failed.
   */
  async function sweepStripe(deps: StripeDeps): Promise<boolean> {
    const enqueued = new Set<string>();
    let isWell = true;
    for (const find of sources) {
      try {
        const objectIds = new Set(await find(deps)).difference(enqueued);
        if (objectIds.size === 0) continue;
        await enqueueSyncs(deps.stripeQueue, [...objectIds], deps.log);
        for (const objectId of objectIds) enqueued.add(objectId);
      } catch (error) {
        deps.log("error", { event: "failure", ...describeError(error) });
        isWell = false;
      }
    }
    if (enqueued.size > 0) {
      deps.log("info", { event: "sweep", kind: "stripe", count: enqueued.size });
    }
    return isWell;
  }

  /**
   * Syncs objects whose sync has just been requested, while their visitor waits. Never throws: what fails is enqueued,
   * and stays behind for the sweep.
   */
  async function syncNow(deps: StripeDeps, objectIds: readonly string[]): Promise<void> {
    const failed: string[] = [];
    for (const objectId of objectIds) {
      await syncObject(deps, objectId).catch((error) => {
        deps.log("error", { event: "sync", ...describeError(error) });
        failed.push(objectId);
      });
    }
    await enqueueSyncs(deps.stripeQueue, failed, deps.log);
  }

  return { syncObject, syncNow, sweepStripe };
}

/** Requests a sync for each refund that is due for a retry. */
async function requestRefunds({ db, clock }: SyncDeps): Promise<string[]> {
  const due = await listObjectsOwed(db, clock(), LIMIT);
  await requestSyncs(db, due, clock());
  return due;
}

/** Records the events in Stripe's own list that no webhook delivered. Returns the ids of their objects. */
async function readEvents(deps: SyncDeps): Promise<string[]> {
  const cursor = await findEventCursor(deps.db);
  const now = deps.clock();
  let since = cursor === null ? now - FIRST_READ_MS : cursor - OVERLAP_MS;
  // In an account that has never answered, Stripe's silence counts from the first request.
  if (cursor === null) await moveEventCursor(deps.db, since, now);
  const objectIds: string[] = [];
  while (since + PART_MS < now) {
    const until = since + PART_MS;
    objectIds.push(...(await readPart(deps, { since, until })).objectIds);
    await moveEventCursor(deps.db, until, deps.clock());
    since = until;
  }
  // Stripe's clock may be ahead of ours, so the last part has no end.
  const last = await readPart(deps, { since });
  await moveEventCursor(deps.db, last.newest ?? since, deps.clock());
  return [...objectIds, ...last.objectIds];
}

async function readPart(
  { db, clock, payments }: SyncDeps,
  range: { since: number; until?: number },
): Promise<{ objectIds: string[]; newest: number | null }> {
  const objectIds: string[] = [];
  let newest: number | null = null;
  for await (const events of payments.listEvents(range)) {
    const unknown = await findUnknownEvents(
      db,
      events.map((event) => event.id),
    );
    const receivedAt = clock();
    const missed = events.flatMap((event) => {
      newest = Math.max(newest ?? 0, event.createdAt);
      const objectId = findSubject(event);
      if (objectId === null || !unknown.has(event.id)) return [];
      const { id, type, createdAt } = event;
      return [{ id, type, objectId, createdAt, receivedAt }];
    });
    await recordStripeEvents(db, missed);
    objectIds.push(...missed.map(({ objectId }) => objectId));
  }
  return { objectIds, newest };
}
