import { ATTEMPT, COMPLETED_ATTEMPT } from "../kept-attempt.ts";

declare global {
  interface Window {
    resultsCall?: Promise<Response>;
  }
}

/**
 * Stands in the page's HTML: keeps the attempt of a mailed link, and asks for the results while the scripts are
 * still on their way. A failure is told by the try that follows.
 */
export const RESULTS_CALL_SCRIPT = `try{
const asked=new URLSearchParams(location.search).get("attempt");
if(/^[0-9a-f-]{36}$/i.test(asked))localStorage.setItem("${COMPLETED_ATTEMPT}",asked);
const id=localStorage.getItem("${COMPLETED_ATTEMPT}")||localStorage.getItem("${ATTEMPT}");
if(id){window.resultsCall=fetch("/api/quiz2/results/"+encodeURIComponent(id),{credentials:"include"});
window.resultsCall.catch(()=>{})}
}catch{}`;

/** The call that the page began with; it is taken once. */
export function takeEarlyCall(): Promise<Response> | undefined {
  const early = window.resultsCall;
  delete window.resultsCall;
  return early;
}
