import { useEffect, useState } from "react";
import { type Preview, readResultsAnswer } from "#app/funnels/life-assessment/rules/results.ts";
import { localStore, sessionStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { loadResults } from "../results/load-results.ts";

type View = Preview | { readonly state: "analyzing" };

/** Gate, analysis, results: starts at the server's state (docs/product.md#results-preview). */
export function usePreview(attemptId: string, found: Preview) {
  const [view, setView] = useState<View>(found);

  useEffect(() => {
    if (view.state === "results") localStore.write("quiz2_completed_attempt", attemptId);
  }, [attemptId, view.state]);

  return {
    view,
    openGate: (email: string) => {
      sessionStore.write("quiz2_email", email);
      setView({ state: "analyzing" });
    },
    load: () =>
      loadResults(attemptId, readResultsAnswer).then(
        (results) => setView({ state: "results", results }),
        () => setView({ state: "failed" }),
      ),
  };
}
