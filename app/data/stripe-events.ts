import { and, asc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { isBehind } from "./schema/column-rules.ts";
import { emailJobs, stripeEvents, stripeSyncs } from "./schema.ts";

/** Times in milliseconds. */
export type StripeEventRow = typeof stripeEvents.$inferInsert;

/** Stores an event and requests a sync of its object, both or neither. A duplicate is a no-op. */
export async function recordStripeEvent(db: Database, event: StripeEventRow): Promise<void> {
  await db.batch(recordEvent(db, event));
}

/** Stores events and requests the syncs of their objects, in one batch. */
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
        sql`select ${event.objectId}, 1, 0, ${event.receivedAt}, 0
          where not exists (select 1 from ${stripeEvents} where ${eq(stripeEvents.id, event.id)})`,
      )
      .onConflictDoUpdate({ target: stripeSyncs.objectId, set: requestOnce(event.receivedAt) }),
    db.insert(stripeEvents).values(event).onConflictDoNothing(),
  ] as const;

/** Those of the ids whose events are not stored yet. */
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

/** Requests the syncs of many objects, in one statement. */
export async function requestSyncs(
  db: Database,
  objectIds: readonly string[],
  requestedAt: number,
): Promise<void> {
  if (objectIds.length > 0) await insertSyncRequests(db, objectIds, requestedAt);
}

/** Requests the syncs of many objects, as part of a batch. */
const insertSyncRequests = (db: Database, objectIds: readonly string[], requestedAt: number) => {
  const ids = JSON.stringify([...new Set(objectIds)]);
  return requestSyncOf(db, sql`select value as object_id from json_each(${ids})`, requestedAt);
};

/** Requests the syncs of the objects that a query names in its column `object_id`; without a time, none. */
export const requestSyncOf = (db: Database, objects: SQL, requestedAt: number | null) =>
  db
    .insert(stripeSyncs)
    // The `where` also tells the parser that ON CONFLICT does not belong to a join.
    .select(
      sql`select object_id, 1, 0, ${requestedAt}, 0 from (${objects}) where ${requestedAt} is not null`,
    )
    .onConflictDoUpdate({ target: stripeSyncs.objectId, set: requestOnce(requestedAt ?? 0) });

/** An object is behind since its oldest request: a request due later must not delay an event. */
const requestOnce = (requestedAt: number) => {
  const { requestedRevision, syncedRevision, requestedAt: since } = stripeSyncs;
  return {
    requestedRevision: sql`${requestedRevision} + 1`,
    requestedAt: sql`case when ${syncedRevision} < ${requestedRevision}
      then min(${since}, ${requestedAt}) else ${requestedAt} end`,
  };
};

type LastEvent = { readonly id: string; readonly createdAt: number };
export type Fence = {
  readonly requestedRevision: number;
  readonly syncedRevision: number;
  readonly lastEvent: LastEvent | null;
};

/** A query for one object, for the statements that take several. */
export const oneObject = (objectId: string): SQL => sql`select ${objectId} as object_id`;

/** The fences of these objects, each with the newest event, for a batch. `toFence` reads them. */
export const selectFences = (db: Database, objects: SQL) =>
  db
    .select({
      objectId: stripeSyncs.objectId,
      requestedRevision: stripeSyncs.requestedRevision,
      syncedRevision: stripeSyncs.syncedRevision,
      eventId: newestEvent<string>("id"),
      eventAt: newestEvent<number>("created_at"),
    })
    .from(stripeSyncs)
    .where(sql`${stripeSyncs.objectId} in (select object_id from (${objects}))`);

/** Drizzle omits table names in a query of one table, so this names them. */
const newestEvent = <T>(column: "id" | "created_at") =>
  sql<T | null>`(select ${sql.raw(column)} from stripe_events as e where e.object_id = stripe_syncs.object_id
    order by e.created_at desc limit 1)`.as(`event_${column}`);

type FenceRow = Awaited<ReturnType<typeof selectFences>>[number];

export const toFence = ({
  requestedRevision,
  syncedRevision,
  eventId,
  eventAt,
}: FenceRow): Fence => ({
  requestedRevision,
  syncedRevision,
  lastEvent: eventId === null ? null : { id: eventId, createdAt: eventAt ?? 0 },
});

/** The fence of an object and its newest event. Null: no sync was ever requested. */
export async function findFence(db: Database, objectId: string): Promise<Fence | null> {
  const [found] = await selectFences(db, oneObject(objectId));
  return found === undefined ? null : toFence(found);
}

/** Whether no fetch for this revision or a newer one has been stored. */
const isAhead = (objectId: string, requestedRevision: number) =>
  sql`exists (select 1 from ${stripeSyncs} where ${and(eq(stripeSyncs.objectId, objectId), lt(stripeSyncs.syncedRevision, requestedRevision))})`;

/** The last statement of the batch that stores what was fetched for this revision. */
export const moveFence = (
  db: Database,
  objectId: string,
  requestedRevision: number,
  { unchanged = sql`true`, isRefused = false }: Pick<Fetched, "unchanged" | "isRefused"> = {},
) =>
  db
    .update(stripeSyncs)
    .set({
      syncedRevision: requestedRevision,
      failures: isRefused ? sql`${stripeSyncs.failures} + 1` : 0,
    })
    .where(
      and(
        eq(stripeSyncs.objectId, objectId),
        lt(stripeSyncs.syncedRevision, requestedRevision),
        unchanged,
      ),
    );

/** Skips this revision, for which nothing could be stored; the sweep looks again at `nextTryAt`. */
export async function postponeSync(
  db: Database,
  late: Omit<Fetched, "jobs"> & { readonly nextTryAt: number },
): Promise<void> {
  await db.batch([
    moveFence(db, late.objectId, late.requestedRevision),
    insertSyncRequests(db, [late.objectId], late.nextTryAt),
  ]);
}

type Fetched = {
  readonly objectId: string;
  /** The fence's revision before the fetch. */
  readonly requestedRevision: number;
  readonly jobs: readonly NewEmailJob[];
  /** When the sweep looks again at an unsettled object, without an event; null: not at all. */
  readonly nextTryAt: number | null;
  /** Whether the basis of the decision still holds; the batch itself must not make this false. */
  readonly unchanged?: SQL;
  /** Stripe has refused an action of the sync. */
  readonly isRefused?: boolean | undefined;
  readonly next?: NextStatements | undefined;
};

/** Statements that follow those of a batch in the same round trip, even if it stored nothing. */
export type NextStatements = {
  readonly statements: readonly BatchItem<"sqlite">[];
  readonly take: (results: readonly unknown[]) => void;
};

/** What a batch stored: its row, and the ids of the new mails. */
export type Stored<Row> = { readonly row: Row; readonly jobIds: string[] };

/**
 * Stores what was fetched, its mails and the fence in one batch. Stores nothing and returns null if a newer fetch has
 * been stored, or if the basis of the decision has changed (`unchanged`). The first statement of `write` returns the
 * row that it writes; those of `count` run before it and see the state that it is going to change.
 */
export async function storeBehindFence<Row>(
  db: Database,
  { objectId, requestedRevision, jobs, nextTryAt, unchanged = sql`true`, isRefused, next }: Fetched,
  write: (ifAhead: SQL) => readonly [RunnableQuery<Row[], "sqlite">, ...BatchItem<"sqlite">[]],
  count: (ifAhead: SQL) => readonly BatchItem<"sqlite">[] = () => [],
): Promise<Stored<Row> | null> {
  const ifAhead = sql`(${isAhead(objectId, requestedRevision)} and ${unchanged})`;
  const counts = count(ifAhead);
  const writes = write(ifAhead);
  const queueMails = jobs.map((job) =>
    insertEmailJob(db, job, ifAhead).returning({ id: emailJobs.id }),
  );
  const all: readonly unknown[] = await db.batch([
    ...counts,
    ...writes,
    ...queueMails,
    moveFence(db, objectId, requestedRevision, { unchanged, isRefused }),
    ...(nextTryAt === null ? [] : [insertSyncRequests(db, [objectId], nextTryAt)]),
    ...(next?.statements ?? []),
  ] as readonly BatchItem<"sqlite">[] as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
  next?.take(all.slice(all.length - next.statements.length));
  const results = all.slice(counts.length);
  const [row] = results[0] as Row[];
  if (row === undefined) return null;
  const queued = results.slice(writes.length, writes.length + queueMails.length) as {
    id: string;
  }[][];
  return { row, jobIds: queued.flat().map(({ id }) => id) };
}

/**
 * Objects with an unsynced request from before `requestedBefore`, oldest first; after them those whose syncs have
 * failed, so that these never fill the list and hold up the others.
 */
export async function listObjectsBehind(
  db: Database,
  requestedBefore: number,
  limit: number,
): Promise<string[]> {
  const behind = await db
    .select({ objectId: stripeSyncs.objectId })
    .from(stripeSyncs)
    .where(and(isBehind(stripeSyncs), lte(stripeSyncs.requestedAt, requestedBefore)))
    .orderBy(asc(stripeSyncs.failures), asc(stripeSyncs.requestedAt))
    .limit(limit);
  return behind.map((row) => row.objectId);
}
