import { useCallback, useEffect, useRef, useState } from "react";
import { followPress } from "#app/funnels/dating-quiz/rules/begin.ts";
import { FRESH_SESSION, type QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { nameView, showView } from "#app/funnels/dating-quiz/rules/view.ts";
import { takeEarlyPresses } from "./early-presses.ts";
import {
  clearKeptSession,
  findKeptSession,
  keepSession,
  watchKeptSession,
} from "./kept-session.ts";
import { followTo, nameEntry, watchHistory } from "./quiz-history.ts";
import { keptSessionReader, loadKeptStage } from "./stage-parts.ts";
import type { ChangeSession } from "./stage-props.ts";

/** `opening`: not known yet what was kept and pressed before; the page is as the server wrote it. */
type Phase = "opening" | "failed" | "open";

/**
 * The session of this visitor: kept in the browser on every change, taken up again, cleared on the landing page
 * (docs/product.md#quiz-session). The browser's history follows it, and it follows the history.
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
      followTo(nameView(changed));
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
        nameEntry(nameView(current.current));
        for (const press of takeEarlyPresses()) change((shown) => followPress(shown, press));
        setPhase("open");
      },
      () => setPhase("failed"),
    );
  }, [phase, show, change]);

  useEffect(() => {
    if (phase !== "open") return;
    const endHistory = watchHistory((view) => {
      if (view === null) return followTo(nameView(current.current));
      show(showView(current.current, view));
      keep();
      nameEntry(nameView(current.current));
    });
    // Two tabs, one quiz: the one that is out of sight goes along, and takes no answer back.
    const endKept = watchKeptSession((text) => {
      if (!document.hidden || isForgotten.current) return;
      parseKept(text).then((kept) => {
        if (!kept) return;
        show(kept);
        nameEntry(nameView(kept));
      }, ignoreMissingScript);
    });
    return () => {
      endHistory();
      endKept();
    };
  }, [phase, show, keep]);

  return { session, phase, change, forget, openAgain: () => setPhase("opening") };
}

/** Null when there is none; what cannot be read is logged and cleared. Rejects when its script does not come. */
async function readKeptSession(): Promise<QuizSession | null> {
  const text = findKeptSession();
  if (text === null) return null;
  loadKeptStage(text);
  const kept = await parseKept(text);
  if (kept) return kept;
  console.warn("The kept quiz is damaged, and begins anew.");
  clearKeptSession();
  return null;
}

const parseKept = (text: string): Promise<QuizSession | null> =>
  keptSessionReader.load().then((parse) => parse(text));

/** This tab then stays as it is. */
const ignoreMissingScript = () => {};
