import { finishDeletion, listUnfinishedDeletions } from "#app/data/data-requests.ts";
import type { Database } from "#app/data/database.ts";
import { erasePerson } from "#app/data/erase-person.ts";
import { findPerson } from "#app/data/person.ts";
import { minutes } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { ENDED_BY_ERASURE } from "#app/domain/mail/mail-limits.ts";
import { type DataRequestSource, ERASED_NOTICE } from "#app/domain/personal-data.ts";
import { listFileOwners, type ReportOwner, reportFolder } from "#app/domain/report-folder.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Files } from "#app/files/files.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import { countHeld } from "../rules/describe-held.ts";

export type FileDeps = { db: Database; clock: Clock; files: Files; log: Log };

export type EraseDeps = FileDeps & {
  /** Syncs these objects with Stripe, or sees to it that they are synced later. Never throws. */
  syncNow: (objectIds: readonly string[]) => Promise<void>;
};

/** A row may be written while the others are erased. */
const ROUNDS = 3;
/** Longer than it takes to print a report that was under way when its attempt was erased or its reader renamed. */
const PRINTING_MS = minutes(5);
const LIMIT = 50;

/**
 * Erases a person (docs/product.md#your-data): in the database at once, wholly or not at all, which also requests the
 * rest. Then what is open at Stripe is closed, the subscription ended and the customer deleted, and files are deleted;
 * the jobs worker does what fails. Idempotent. Returns how many rows of each table were found.
 */
export async function eraseHeld(
  deps: EraseDeps,
  address: EmailAddress,
  source: DataRequestSource,
): Promise<Record<string, number>> {
  const key = { address, recipient: await recipientOf(address) };
  const erased: Record<string, number> = {};
  for (let round = 1; round <= ROUNDS; round += 1) {
    const person = await findPerson(deps.db, key);
    // The notice of a withdrawal is left until it is sent, and one without a notice until the operator has settled it.
    const mails = person.mails.filter(({ id, dedupeKey }) => dedupeKey !== `${ERASED_NOTICE}${id}`);
    const withdrawals = person.withdrawals.filter(({ erasedAt }) => erasedAt === null);
    const counts = countHeld({ ...person, mails, withdrawals });
    if (Object.keys(counts).length === 0) break;
    for (const [name, count] of Object.entries(counts)) erased[name] = (erased[name] ?? 0) + count;
    const request = { id: crypto.randomUUID(), source, requestedAt: deps.clock(), counts };
    const erasure = { ...request, suppressed: ENDED_BY_ERASURE };
    await deps.syncNow(await erasePerson(deps.db, person, erasure));
    // If this fails, the sweep does it.
    await deleteFiles(deps, listFileOwners(person)).catch(ignoreUnavailable);
  }
  return erased;
}

/** Deletes the files of attempts and orders. */
export async function deleteFiles(
  { files }: Pick<FileDeps, "files">,
  owners: readonly ReportOwner[],
): Promise<void> {
  for (const id of owners) {
    const stored = await files.list(reportFolder(id), null);
    await files.remove(stored.files.map(({ key }) => key));
  }
}

/**
 * Deletes the files of what was erased or renamed once more, after every print that was under way has ended, or because
 * R2 was unavailable. Never throws: the next sweep runs within a minute.
 */
export async function sweepDeletions(deps: FileDeps): Promise<boolean> {
  try {
    const before = deps.clock() - PRINTING_MS;
    for (const { id, fileOwners } of await listUnfinishedDeletions(deps.db, before, LIMIT)) {
      await deleteFiles(deps, fileOwners);
      await finishDeletion(deps.db, id, deps.clock());
    }
    return true;
  } catch (error) {
    deps.log("error", { event: "failure", ...describeError(error) });
    return false;
  }
}
