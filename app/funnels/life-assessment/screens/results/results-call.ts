import type { LocalKey } from "#app/funnels/shared/screens/browser-storage.ts";

const COMPLETED: LocalKey = "quiz2_completed_attempt";
const STARTED: LocalKey = "quiz2_attempt_id";

declare global {
  interface Window {
    resultsCall?: Promise<Response>;
  }
}

/**
 * Inline script: requests the results while the scripts are still loading. Chooses the attempt as `chooseAttempt` does.
 * A failure is handled by the retry that follows.
 */
export const callResults = (readable: readonly string[]): string => `try{
const query=new URLSearchParams(location.search),asked=query.get("attempt"),isLinked=/^[0-9a-f-]{36}$/i.test(asked);
const ids=${JSON.stringify(readable)},kept=localStorage.getItem("${COMPLETED}");
const id=isLinked?asked:ids.includes(kept)?kept:ids[0]||kept||localStorage.getItem("${STARTED}");
if(id){window.resultsCall=fetch("/api/quiz2/results/"+encodeURIComponent(id),{credentials:"include"});
window.resultsCall.catch(()=>{})}
}catch{}`;

/** Returns the early request once. */
export function consumeEarlyCall(): Promise<Response> | undefined {
  const early = window.resultsCall;
  delete window.resultsCall;
  return early;
}
