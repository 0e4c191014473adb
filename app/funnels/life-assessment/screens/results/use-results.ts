import { useEffect, useState } from "react";
import {
  type CompleteResults,
  readCompleteAnswer,
  readLinkedAttempt,
} from "#app/funnels/life-assessment/rules/complete-results.ts";
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { chooseAttempt } from "../kept-value.ts";
import { isGated, loadResults } from "./load-results.ts";
import { consumeEarlyCall } from "./results-call.ts";
import type { ResultsLocked } from "./results-locked.tsx";

export type ResultsView = {
  readonly state: "results";
  readonly attemptId: string;
  readonly results: CompleteResults;
  /** Loaded only for visitors who have not paid. */
  readonly Locked: typeof ResultsLocked | null;
};

type View = { readonly state: "loading" | "missing" | "failed" } | ResultsView;

type Expected = {
  /** Whether there is an attempt to load, as far as the server can tell. */
  readonly isExpected: boolean;
  /** The attempts that this browser may read, the one to show first. */
  readonly readable: readonly string[];
};

/**
 * The results of the attempt that the URL names, else of one that this browser may read. The first view is the server's
 * guess, which avoids a layout shift if it was right.
 */
export function useResults({ isExpected, readable }: Expected): View {
  const [view, setView] = useState<View>({ state: isExpected ? "loading" : "missing" });

  useEffect(() => {
    const linked = readLinkedAttempt(window.location.search);
    const attemptId = linked?.id ?? chooseAttempt(readable);
    if (attemptId === null) return setView({ state: "missing" });
    setView((shown) => (shown.state === "loading" ? shown : { state: "loading" }));
    loadResults(attemptId, readCompleteAnswer, { early: consumeEarlyCall() })
      .then(async (results) => {
        // Only after the server has allowed it: a stranger's link must not replace the visitor's own attempt.
        if (linked?.isMailed) localStore.write("quiz2_completed_attempt", linked.id);
        const Locked = results.complete ? null : await loadLocked();
        setView({ state: "results", attemptId, results, Locked });
      })
      .catch((error: unknown) => {
        if (!isGated(error)) return setView({ state: "failed" });
        // Otherwise Back from the gate would lead to it again.
        window.location.replace(`/quiz2/mini/${attemptId}`);
      });
  }, [readable]);

  return view;
}

const loadLocked = async () => (await import("./results-locked.tsx")).ResultsLocked;
