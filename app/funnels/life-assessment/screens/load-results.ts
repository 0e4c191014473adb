import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { failure } from "../content/preview.ts";
import { RESULTS_RETRY_PAUSES_MS, type Results, readResultsAnswer } from "../rules/results.ts";

/** @throws CallError, TypeError or Error of the last try. */
export async function loadResults(
  attemptId: string,
  pausesMs: readonly number[] = RESULTS_RETRY_PAUSES_MS,
): Promise<Results> {
  try {
    return await askForResults(attemptId);
  } catch (error) {
    const [pauseMs, ...others] = pausesMs;
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return loadResults(attemptId, others);
  }
}

async function askForResults(attemptId: string): Promise<Results> {
  const results = readResultsAnswer(await callApi("GET", `/api/quiz2/results/${attemptId}`));
  if (results === null) throw new Error(failure.unreadable);
  return results;
}
