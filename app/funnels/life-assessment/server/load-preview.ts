import type { Database } from "#app/data/database.ts";
import { AttemptId } from "#app/domain/ids.ts";
import type { HelpOffer } from "#app/help/server/find-help.ts";
import { AppError, type ErrorCode } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Preview } from "../rules/results.ts";
import { requireVisitor } from "./attempt-id.ts";
import { type Completed, lockResults, readCompleted } from "./read-results.ts";

type Asked = {
  readonly attemptId: string | undefined;
  readonly visitor: { hash: string } | null;
  readonly country: string | null;
};

/** `help` is null unless the answers ask for it. */
export type LoadedPreview = { readonly preview: Preview; readonly help: HelpOffer | null };

const MISSING: LoadedPreview = { preview: { state: "missing" }, help: null };
const MISSING_CODES: readonly ErrorCode[] = ["not_found", "not_completed"];

/** The preview state of an attempt; an attempt that this visitor may not read counts as missing. */
export async function loadPreview(
  deps: { db: Database; clock: Clock },
  { attemptId, visitor, country }: Asked,
): Promise<LoadedPreview> {
  const id = AttemptId.safeParse(attemptId);
  if (!id.success) return MISSING;
  try {
    const attempt = requireVisitor(id.data, visitor);
    const completed = await readCompleted(deps, { attempt, country });
    return { preview: previewOf(completed), help: completed.help };
  } catch (error) {
    if (error instanceof AppError && MISSING_CODES.includes(error.code)) return MISSING;
    throw error;
  }
}

function previewOf({ scores, isPaid, wayIn, isGated }: Completed): Preview {
  if (isGated) return { state: "gate" };
  // The results page says what opens them again, and sells nothing.
  if (isPaid || wayIn.is_overdue) return { state: "open" };
  const { overall_score, top_area, bottom_area, areas_summary, first_look, offer } = lockResults(
    scores,
    wayIn,
  );
  return {
    state: "results",
    results: {
      overall_score,
      top_area,
      bottom_area,
      areas_summary,
      first_look,
      offer,
    },
  };
}
