import { useCallback, useEffect, useRef, useState } from "react";
import { replayPress } from "#app/funnels/dating-quiz/rules/begin.ts";
import { FRESH_SESSION, type QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { nameView, showView } from "#app/funnels/dating-quiz/rules/view.ts";
import { consumeEarlyPresses } from "./early-presses.ts";
import {
  clearKeptSession,
  findKeptSession,
  keepSession,
  watchKeptSession,
} from "./kept-session.ts";
import { navigateTo, setEntryView, watchHistory } from "./quiz-history.ts";
import { preloadStoredStage, sessionParser } from "./stage-parts.ts";
import type { ChangeSession } from "./stage-props.ts";

/** `opening`: stored session and early presses are not yet applied; the page is as the server rendered it. */
type Phase = "opening" | "failed" | "open";

/**
 * The visitor's session: stored on every change, resumed on return, cleared on the landing page
 * (docs/product.md#quiz-session), in sync with the browser's history.
 */
export function useQuizSession() {
  const [session, setSession] = useState<QuizSession>(FRESH_SESSION);
  const [phase, setPhase] = useState<Phase>("opening");
  const current = useRef(session);
  const isForgotten = useRef(false);

  const show = useCallback((next: QuizSession) => {
    current.current = next;
    setSession(next);
  }, []);
  const keep = useCallback(() => {
    if (isForgotten.current) return;
    if (current.current.stage === "landing") clearKeptSession();
    else keepSession(current.current);
  }, []);

  const change: ChangeSession = useCallback(
    (next) => {
      const changed = next(current.current);
      if (changed === current.current) return;
      show(changed);
      keep();
      navigateTo(nameView(changed));
    },
    [show, keep],
  );

  const forget = useCallback(() => {
    isForgotten.current = true;
    clearKeptSession();
  }, []);

  useEffect(() => {
    if (phase !== "opening") return;
    readKeptSession().then(
      (kept) => {
        if (kept) show(kept);
        setEntryView(nameView(current.current));
        for (const press of consumeEarlyPresses()) change((shown) => replayPress(shown, press));
        setPhase("open");
      },
      () => setPhase("failed"),
    );
  }, [phase, show, change]);

  useEffect(() => {
    if (phase !== "open") return;
    const endHistory = watchHistory((view) => {
      if (view === null) return navigateTo(nameView(current.current));
      show(showView(current.current, view));
      keep();
      setEntryView(nameView(current.current));
    });
    // With two tabs open, the hidden one follows the visible one and never overwrites its answers.
    const endKept = watchKeptSession((text) => {
      if (!document.hidden || isForgotten.current) return;
      parseKept(text).then((kept) => {
        if (!kept) return;
        show(kept);
        setEntryView(nameView(kept));
      }, ignoreMissingScript);
    });
    return () => {
      endHistory();
      endKept();
    };
  }, [phase, show, keep]);

  return { session, phase, change, forget, retry: () => setPhase("opening") };
}

/** Null without a stored session; an invalid one is logged and cleared. Rejects if the parser fails to load. */
async function readKeptSession(): Promise<QuizSession | null> {
  const text = findKeptSession();
  if (text === null) return null;
  preloadStoredStage(text);
  const kept = await parseKept(text);
  if (kept) return kept;
  console.warn("The stored quiz session is invalid and was cleared.");
  clearKeptSession();
  return null;
}

const parseKept = (text: string): Promise<QuizSession | null> =>
  sessionParser.load().then((parse) => parse(text));

/** A hidden tab that fails to load the parser just stays as it is. */
const ignoreMissingScript = () => {};
