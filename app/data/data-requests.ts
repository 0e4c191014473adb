import { and, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { dataRequests, emailJobs } from "./schema.ts";

type DataRequestRow = typeof dataRequests.$inferSelect;

/** Times in milliseconds. */
export type NewDataRequest = Omit<DataRequestRow, "finishedAt">;

/** A request without files is finished when it is recorded. */
export const insertDataRequest = (db: Database, request: NewDataRequest) =>
  db.insert(dataRequests).values({
    ...request,
    finishedAt: request.fileOwners.length === 0 ? request.requestedAt : null,
  });

/** Requests made before a given time whose files are yet to be deleted. */
export const listUnfinishedDeletions = (
  db: Database,
  requestedBefore: number,
  limit: number,
): Promise<Pick<DataRequestRow, "id" | "fileOwners">[]> =>
  db
    .select({ id: dataRequests.id, fileOwners: dataRequests.fileOwners })
    .from(dataRequests)
    .where(and(isNull(dataRequests.finishedAt), lte(dataRequests.requestedAt, requestedBefore)))
    .limit(limit);

/** Also forgets whose files they were. */
export async function finishDeletion(db: Database, id: string, finishedAt: number): Promise<void> {
  await db.update(dataRequests).set({ finishedAt, fileOwners: [] }).where(eq(dataRequests.id, id));
}

/** The address that a mailed link is about; null once it is erased. */
export async function findLinkedAddress(db: Database, jobId: string): Promise<string | null> {
  const [found] = await db
    .select({ email: emailJobs.email })
    .from(emailJobs)
    .where(and(eq(emailJobs.id, jobId), eq(emailJobs.kind, "data_link")));
  return found?.email ?? null;
}
