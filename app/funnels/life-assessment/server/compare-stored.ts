import type { Database } from "#app/data/database.ts";
import { findReportSource } from "#app/data/quiz2-reports.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type ComparedAttempt,
  type Comparison,
  compareAttempts,
} from "../rules/compare-attempts.ts";
import { areWeak, judgeAnswers } from "../rules/report/judge-answers.ts";
import { readFacts } from "./read-facts.ts";

/** Null unless both are completed. The caller has checked that both may be seen. */
export async function compareStored(
  db: Database,
  { before, after }: { before: AttemptId; after: AttemptId },
): Promise<Comparison | null> {
  const [earlier, later] = await Promise.all([findCompared(db, before), findCompared(db, after)]);
  return earlier && later && compareAttempts(earlier, later);
}

/** Null unless the attempt is completed. */
export async function findCompared(db: Database, id: AttemptId): Promise<ComparedAttempt | null> {
  const source = await findReportSource(db, id);
  if (source === null) return null;
  const { scores, completedAt, bankVersion } = source;
  return { scores, completedAt, bankVersion, isDoubtful: areWeak(judgeAnswers(readFacts(source))) };
}
