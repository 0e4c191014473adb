import type { Database } from "#app/data/database.ts";
import { insertAttempt, type Unfinished } from "#app/data/quiz2-attempts.ts";
import { days } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { KEPT_DAYS } from "#app/domain/personal-data.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { BANK_VERSION } from "../content/question-bank.ts";
import { refusals } from "../content/refusals.ts";
import { startNotice } from "../content/start-notice.ts";
import { BANK_VERSIONS, type BankVersion } from "../rules/report/statements-of.ts";

/** How long an unfinished attempt is stored and can be resumed. */
export const UNFINISHED_FOR_MS = days(KEPT_DAYS.unfinishedAttempts);

type Started = { readonly attemptId: AttemptId; readonly unfinished: Unfinished | null };

/**
 * The version of the statements on the page, which an old tab keeps after a release. Null (not sent) means the newest.
 * @throws AppError `invalid_input` for a version of no release, or of a later one that was rolled back.
 */
export function readBankVersion(named: string | null): BankVersion {
  const known = BANK_VERSIONS.find((version) => version === (named ?? BANK_VERSION));
  if (known !== undefined) return known;
  throw new AppError("invalid_input", refusals.oldStatements);
}

/**
 * Starts a fresh attempt, and finds the visitor's recent unfinished one.
 * @throws AppError `too_many_requests`.
 */
export async function startAttempt(
  deps: { db: Database; clock: Clock; limits: RateLimits },
  sender: Sender,
  bankVersion: BankVersion = BANK_VERSION,
): Promise<Started> {
  await enforceRateLimits(deps.limits, "start", sender);
  const startedAt = deps.clock();
  const attempt = {
    id: crypto.randomUUID() as AttemptId,
    visitorHash: sender.visitorHash,
    startedAt,
    noticeVersion: startNotice.version,
    bankVersion,
  };
  const since = startedAt - UNFINISHED_FOR_MS;
  const unfinished = await insertAttempt(deps.db, attempt, since, sender.visit);
  return { attemptId: attempt.id, unfinished };
}
