import { and, asc, desc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { emailJobs, stripeCursors, stripeEvents, stripeSyncs } from "./schema.ts";

/** Times in milliseconds. */
export type StripeEventRow = typeof stripeEvents.$inferInsert;

/** Stores an event and requests a sync of its object, both or neither. A duplicate is a no-op. */
export async function recordStripeEvent(db: Database, event: StripeEventRow): Promise<void> {
  await db.batch(recordEvent(db, event));
}

/** The same for several events, in one batch. */
export async function recordStripeEvents(
  db: Database,
  events: readonly StripeEventRow[],
): Promise<void> {
  const [first, ...more] = events.flatMap((event) => recordEvent(db, event));
  if (first !== undefined) await db.batch([first, ...more]);
}

const recordEvent = (db: Database, event: StripeEventRow) =>
  [
    db
      .insert(stripeSyncs)
      // An `insert … select` needs every column, in the order of the table.
      .select(
        sql`select ${event.objectId}, 1, 0, ${event.receivedAt}
          where not exists (select 1 from ${stripeEvents} where ${eq(stripeEvents.id, event.id)})`,
      )
      .onConflictDoUpdate({ target: stripeSyncs.objectId, set: requestOnce(event.receivedAt) }),
    db.insert(stripeEvents).values(event).onConflictDoNothing(),
  ] as const;

/** The ids of those events that are not stored yet. */
export async function findUnknownEvents(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = JSON.stringify(ids);
  const known = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(inArray(stripeEvents.id, sql`(select value from json_each(${asked}))`));
  const unknown = new Set(ids);
  for (const { id } of known) unknown.delete(id);
  return unknown;
}

/** Requests a sync without an event; the sweep looks for it from `requestedAt` on, which may be in the future. */
export async function requestSync(
  db: Database,
  objectId: string,
  requestedAt: number,
): Promise<void> {
  await db
    .insert(stripeSyncs)
    .values({ objectId, requestedRevision: 1, requestedAt })
    .onConflictDoUpdate({ target: stripeSyncs.objectId, set: requestOnce(requestedAt) });
}

/** The same for many objects, in one statement. */
export async function requestSyncs(
  db: Database,
  objectIds: readonly string[],
  requestedAt: number,
): Promise<void> {
  if (objectIds.length > 0) await insertSyncRequests(db, objectIds, requestedAt);
}

/** That statement, for a batch. */
export const insertSyncRequests = (
  db: Database,
  objectIds: readonly string[],
  requestedAt: number,
) =>
  db
    .insert(stripeSyncs)
    // `where true` tells the parser that ON CONFLICT is not a join's.
    .select(
      sql`select value, 1, 0, ${requestedAt} from json_each(${JSON.stringify([...new Set(objectIds)])}) where true`,
    )
    .onConflictDoUpdate({ target: stripeSyncs.objectId, set: requestOnce(requestedAt) });

/** Behind since its oldest request: one that is due later must not put off an event. */
const requestOnce = (requestedAt: number) => {
  const { requestedRevision, syncedRevision, requestedAt: since } = stripeSyncs;
  return {
    requestedRevision: sql`${requestedRevision} + 1`,
    requestedAt: sql`case when ${syncedRevision} < ${requestedRevision}
      then min(${since}, ${requestedAt}) else ${requestedAt} end`,
  };
};

export type LastEvent = { readonly id: string; readonly createdAt: number };
export type Fence = {
  readonly requestedRevision: number;
  readonly syncedRevision: number;
  readonly lastEvent: LastEvent | null;
};

/** The fence of an object and its newest event. Null: no sync was ever requested. */
export async function findFence(db: Database, objectId: string): Promise<Fence | null> {
  const [fences, events] = await db.batch([
    db.select().from(stripeSyncs).where(eq(stripeSyncs.objectId, objectId)),
    db
      .select({ id: stripeEvents.id, createdAt: stripeEvents.createdAt })
      .from(stripeEvents)
      .where(eq(stripeEvents.objectId, objectId))
      .orderBy(desc(stripeEvents.createdAt))
      .limit(1),
  ]);
  const fence = fences[0];
  return fence
    ? {
        requestedRevision: fence.requestedRevision,
        syncedRevision: fence.syncedRevision,
        lastEvent: events[0] ?? null,
      }
    : null;
}

/** No newer fetch than one for this revision has been stored. */
export const isAhead = (objectId: string, requestedRevision: number) =>
  sql`exists (select 1 from ${stripeSyncs} where ${and(eq(stripeSyncs.objectId, objectId), lt(stripeSyncs.syncedRevision, requestedRevision))})`;

/** The last statement of the batch that stores what was fetched for this revision. */
export const moveFence = (db: Database, objectId: string, requestedRevision: number) =>
  db
    .update(stripeSyncs)
    .set({ syncedRevision: requestedRevision })
    .where(
      and(eq(stripeSyncs.objectId, objectId), lt(stripeSyncs.syncedRevision, requestedRevision)),
    );

type Fetched = {
  readonly objectId: string;
  /** Of the fence before the fetch. */
  readonly requestedRevision: number;
  readonly jobs: readonly NewEmailJob[];
  /** When the sweep looks again at what is not settled, without an event; null: not at all. */
  readonly nextTryAt: number | null;
};

/**
 * Stores what was fetched, its mails and the fence in one batch, or nothing if a newer fetch was stored before.
 * Returns the ids of the mails that are new.
 */
export async function storeBehindFence(
  db: Database,
  { objectId, requestedRevision, jobs, nextTryAt }: Fetched,
  write: (ifAhead: SQL) => readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]],
): Promise<string[]> {
  const ifAhead = isAhead(objectId, requestedRevision);
  const queueMails = jobs.map((job) =>
    insertEmailJob(db, job, ifAhead).returning({ id: emailJobs.id }),
  );
  const results: readonly unknown[] = await db.batch([
    ...write(ifAhead),
    ...queueMails,
    moveFence(db, objectId, requestedRevision),
    ...(nextTryAt === null ? [] : [insertSyncRequests(db, [objectId], nextTryAt)]),
  ]);
  return results.flatMap((queued) => (Array.isArray(queued) ? queued.map(({ id }) => id) : []));
}

/** Objects with an unsynced request from before `requestedBefore`, oldest first. */
export async function listObjectsBehind(
  db: Database,
  requestedBefore: number,
  limit: number,
): Promise<string[]> {
  const behind = await db
    .select({ objectId: stripeSyncs.objectId })
    .from(stripeSyncs)
    .where(
      and(
        sql`${stripeSyncs.syncedRevision} < ${stripeSyncs.requestedRevision}`,
        lte(stripeSyncs.requestedAt, requestedBefore),
      ),
    )
    .orderBy(asc(stripeSyncs.requestedAt))
    .limit(limit);
  return behind.map((row) => row.objectId);
}

/** How far Stripe's event list has been read; null before the first read. */
export async function findEventCursor(db: Database): Promise<number | null> {
  const [row] = await db.select().from(stripeCursors).where(eq(stripeCursors.id, 1));
  return row?.readUntil ?? null;
}

export async function moveEventCursor(db: Database, readUntil: number): Promise<void> {
  await db
    .insert(stripeCursors)
    .values({ id: 1, readUntil })
    .onConflictDoUpdate({
      target: stripeCursors.id,
      set: { readUntil: sql`max(${stripeCursors.readUntil}, excluded.read_until)` },
    });
}
