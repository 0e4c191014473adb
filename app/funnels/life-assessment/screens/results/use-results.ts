import { useEffect, useState } from "react";
import {
  type CompleteResults,
  readAskedAttempt,
  readCompleteAnswer,
} from "#app/funnels/life-assessment/rules/complete-results.ts";
import { findKeptAttempt, keepCompletedAttempt } from "../kept-attempt.ts";
import { loadResults } from "./load-results.ts";
import { takeEarlyCall } from "./results-call.ts";

type View =
  | { readonly state: "loading" | "missing" | "failed" }
  | {
      readonly state: "results";
      readonly attemptId: string;
      readonly results: CompleteResults;
    };

/** `named`: by a cookie, for a browser whose storage is switched off or was cleared. */
type Expected = { readonly isExpected: boolean; readonly named: string | null };

/**
 * The results of the attempt that this browser keeps, or that a mailed link names.
 * The first view is the server's guess, so that nothing moves where it was right.
 */
export function useResults({ isExpected, named }: Expected): View {
  const [view, setView] = useState<View>({ state: isExpected ? "loading" : "missing" });

  useEffect(() => {
    const asked = readAskedAttempt(window.location.search);
    if (asked !== null) keepCompletedAttempt(asked);
    const attemptId = asked ?? findKeptAttempt() ?? named;
    if (attemptId === null) return setView({ state: "missing" });
    setView((shown) => (shown.state === "loading" ? shown : { state: "loading" }));
    loadResults(attemptId, readCompleteAnswer, { early: takeEarlyCall() }).then(
      (results) => setView({ state: "results", attemptId, results }),
      () => setView({ state: "failed" }),
    );
  }, [named]);

  return view;
}
