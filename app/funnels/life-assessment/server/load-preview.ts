import type { Database } from "#app/data/database.ts";
import { AttemptId } from "#app/domain/ids.ts";
import { AppError, type ErrorCode } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Preview } from "../rules/results.ts";
import { requireOwner } from "./attempt-id.ts";
import { readResults } from "./read-results.ts";

const STATE_OF_CODE: Partial<Record<ErrorCode, "missing" | "gate">> = {
  not_found: "missing",
  not_completed: "missing",
  email_required: "gate",
};

/** The preview state of an attempt; one that this visitor may not read counts as missing. */
export async function loadPreview(
  deps: { db: Database; clock: Clock },
  attemptId: string | undefined,
  visitor: { hash: string } | null,
): Promise<Preview> {
  const id = AttemptId.safeParse(attemptId);
  if (!id.success) return { state: "missing" };
  try {
    const answer = await readResults(deps, requireOwner(id.data, visitor));
    if ("complete" in answer) return { state: "open" };
    const { overall_score, top_area, bottom_area, areas_summary, offer } = answer;
    return {
      state: "results",
      results: { overall_score, top_area, bottom_area, areas_summary, offer },
    };
  } catch (error) {
    const state = error instanceof AppError && STATE_OF_CODE[error.code];
    if (state) return { state };
    throw error;
  }
}
