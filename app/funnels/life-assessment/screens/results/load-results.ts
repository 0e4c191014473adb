import { failure } from "#app/funnels/life-assessment/content/results-failed.ts";
import { RESULTS_RETRY_PAUSES_MS } from "#app/funnels/life-assessment/rules/results.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { callApi, readResponse } from "#app/funnels/shared/screens/call-api.ts";

type Options = {
  /** A request already in flight. */
  early?: Promise<Response> | undefined;
  pausesMs?: readonly number[];
};

/** Whether the results are behind the email gate: retrying cannot help. */
export const isGated = (error: unknown): boolean =>
  error instanceof CallError && error.message.includes("email_required");

/**
 * Loads the results of an attempt, with two retries unless they are gated. `read` parses a response, null if invalid.
 * @throws CallError, TypeError or Error of the last try
 */
export async function loadResults<R>(
  attemptId: string,
  read: (answer: unknown) => R | null,
  { early, pausesMs = RESULTS_RETRY_PAUSES_MS }: Options = {},
): Promise<R> {
  try {
    const answer = early
      ? await readResponse(early)
      : await callApi("GET", `/api/quiz2/results/${encodeURIComponent(attemptId)}`);
    const results = read(answer);
    if (results === null) throw new Error(failure.unreadable);
    return results;
  } catch (error) {
    const [pauseMs, ...others] = pausesMs;
    if (pauseMs === undefined || isGated(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return loadResults(attemptId, read, { pausesMs: others });
  }
}
