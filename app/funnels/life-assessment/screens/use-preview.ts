import { type RefObject, useEffect, useRef, useState } from "react";
import type { Preview } from "../rules/results.ts";
import { keepCompletedAttempt, keepEmail } from "./kept-attempt.ts";
import { loadResults } from "./load-results.ts";

type View = Preview | { readonly state: "analyzing" };

/** Gate, analysis, results: from what the server found to what the visitor does (specification, section 4). */
export function usePreview(attemptId: string, found: Preview) {
  const [view, setView] = useState<View>(found);

  useEffect(() => {
    if (view.state === "results") keepCompletedAttempt(attemptId);
  }, [attemptId, view.state]);

  return {
    view,
    openGate: (email: string) => {
      keepEmail(email);
      setView({ state: "analyzing" });
    },
    load: () =>
      loadResults(attemptId).then(
        (results) => setView({ state: "results", results }),
        () => setView({ state: "failed" }),
      ),
  };
}

/** Takes the focus and the window to the top of each view after the first. */
export function useViewHeading(state: View["state"]): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [state]);
  return heading;
}
