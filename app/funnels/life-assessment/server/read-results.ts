import type { Database } from "#app/data/database.ts";
import { findAttempt, type OwnedAttempt } from "#app/data/quiz2-attempts.ts";
import { AREAS, type AreaKey, type AssessmentScores } from "#app/domain/life-areas.ts";
import { AppError } from "#app/platform/app-error.ts";
import { areaTitles } from "../content/area-titles.ts";
import { attemptNotFound } from "./attempt-id.ts";

type ScoredArea = { readonly key: AreaKey; readonly name: string; readonly score: number };

/** The answer of `GET /api/quiz2/results/{attemptId}` for who has not paid (specification, section 3). */
export type ResultsSummary = {
  readonly overall_score: number;
  readonly area_scores: Readonly<Record<AreaKey, number>>;
  readonly top_area: ScoredArea;
  readonly bottom_area: ScoredArea;
  readonly areas_summary: readonly ScoredArea[];
  readonly locked: true;
};

/**
 * The scores of a completed attempt behind its email gate: one row is read.
 * @throws AppError `not_found`, `not_completed`, `email_required`.
 */
export async function readResults(
  deps: { db: Database },
  attempt: OwnedAttempt,
): Promise<ResultsSummary> {
  const found = await findAttempt(deps.db, attempt);
  if (found === null) throw attemptNotFound();
  if (found.status !== "completed" || found.scores === null) {
    throw new AppError("not_completed", "Please complete the assessment first.");
  }
  if (found.userId === null) {
    throw new AppError("email_required", "Please enter your email to see your results.");
  }
  return summarize(found.scores);
}

function summarize({ overall, areas, topArea, bottomArea }: AssessmentScores): ResultsSummary {
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
    locked: true,
  };
}
