import { failure } from "#app/funnels/life-assessment/content/preview.ts";
import { RESULTS_RETRY_PAUSES_MS } from "#app/funnels/life-assessment/rules/results.ts";
import { callApi, readResponse } from "#app/funnels/shared/screens/call-api.ts";

type Options = {
  /** A first try that is under way already. */
  early?: Promise<Response> | undefined;
  pausesMs?: readonly number[];
};

/**
 * Asks for the results of an attempt, and twice again. `read` says what an answer holds, null when it is none.
 * @throws CallError, TypeError or Error of the last try.
 */
export async function loadResults<R>(
  attemptId: string,
  read: (answer: unknown) => R | null,
  { early, pausesMs = RESULTS_RETRY_PAUSES_MS }: Options = {},
): Promise<R> {
  try {
    const answer = early
      ? await readResponse(await early)
      : await callApi("GET", `/api/quiz2/results/${encodeURIComponent(attemptId)}`);
    const results = read(answer);
    if (results === null) throw new Error(failure.unreadable);
    return results;
  } catch (error) {
    const [pauseMs, ...others] = pausesMs;
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return loadResults(attemptId, read, { pausesMs: others });
  }
}
