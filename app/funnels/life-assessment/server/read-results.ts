import type { Database } from "#app/data/database.ts";
import type { OwnedAttempt } from "#app/data/quiz2-attempts.ts";
import { findScoredAttempt } from "#app/data/quiz2-subscriptions.ts";
import { AREAS, type AreaKey, type AssessmentScores } from "#app/domain/life-areas.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { isEntitled } from "#app/subscriptions/server/access.ts";
import { areaTitles } from "../content/area-titles.ts";
import { attemptNotFound } from "./attempt-id.ts";
import { type CompleteResults, completeResults } from "./complete-results.ts";

type ScoredArea = { readonly key: AreaKey; readonly name: string; readonly score: number };

/** What everybody behind the email gate may see (specification, section 3). */
type Summary = {
  readonly overall_score: number;
  readonly area_scores: Readonly<Record<AreaKey, number>>;
  readonly top_area: ScoredArea;
  readonly bottom_area: ScoredArea;
  readonly areas_summary: readonly ScoredArea[];
};

/** The answer of `GET /api/quiz2/results/{attemptId}`: with what is paid for, or locked. */
export type Results = Summary &
  ({ readonly complete: CompleteResults } | { readonly locked: true });

/**
 * The scores of a completed attempt behind its email gate, and what is sold with them while it is paid for.
 * @throws AppError `not_found`, `not_completed`, `email_required`.
 */
export async function readResults(
  deps: { db: Database; clock: Clock },
  attempt: OwnedAttempt,
): Promise<Results> {
  const found = await findScoredAttempt(deps.db, attempt);
  if (found === null) throw attemptNotFound();
  if (found.status !== "completed" || found.scores === null) {
    throw new AppError("not_completed", "Please complete the assessment first.");
  }
  if (found.userId === null) {
    throw new AppError("email_required", "Please enter your email to see your results.");
  }
  const isPaid = found.paid !== null && isEntitled(found.paid, deps.clock());
  return {
    ...summarize(found.scores),
    ...(isPaid ? { complete: completeResults(found.scores) } : { locked: true }),
  };
}

function summarize({ overall, areas, topArea, bottomArea }: AssessmentScores): Summary {
  const describe = (key: AreaKey): ScoredArea => ({
    key,
    name: areaTitles[key],
    score: areas[key],
  });
  return {
    overall_score: overall,
    area_scores: areas,
    top_area: describe(topArea),
    bottom_area: describe(bottomArea),
    areas_summary: AREAS.map(describe),
  };
}
