import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { deleteItemConsent, findItemConsent, insertItemConsent } from "#app/data/item-consents.ts";
import { findReportSource } from "#app/data/quiz2-reports.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import { AttemptId } from "#app/domain/ids.ts";
import type { Clock } from "#app/platform/clock.ts";
import { keepAnswersNotice } from "../content/keep-answers.ts";
import { type ItemConsent, toItemConsent } from "../rules/item-consent.ts";
import { areWeak, judgeAnswers } from "../rules/report/judge-answers.ts";
import { readFacts } from "./read-facts.ts";

/** The fields of `POST /quiz2/keep-answers`. Without `keep` the consent is withdrawn. */
export const KeepAnswers = z.strictObject({
  attempt_id: AttemptId,
  keep: z.literal("yes").optional(),
});

type Given = { readonly isGiven: boolean; readonly country: string | null };

/**
 * Stores or withdraws the consent to counting the answers, and returns the new state: counted answers cannot be
 * withdrawn. Idempotent; a no-op for anybody but the person who answered.
 */
export async function keepAnswers(
  { db, clock }: { db: Database; clock: Clock },
  attempt: VisitorAttempt,
  { isGiven, country }: Given,
): Promise<ItemConsent> {
  const source = isGiven ? await findReportSource(db, attempt.id) : null;
  if (source !== null) {
    const quality = judgeAnswers(readFacts(source));
    await insertItemConsent(db, attempt, {
      version: keepAnswersNotice.version,
      givenAt: clock(),
      country,
      isUsable: quality !== null && !areWeak(quality),
    });
  }
  if (!isGiven) await deleteItemConsent(db, attempt);
  return toItemConsent(await findItemConsent(db, attempt));
}
