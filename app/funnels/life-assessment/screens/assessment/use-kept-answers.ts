import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { AnswerStore } from "./answer-store.ts";
import { saveAnswers } from "./assessment-calls.ts";
import { storeProgress } from "./stored-progress.ts";

/**
 * Stores every answer locally at once, and on the server after each step, on reconnect and on leaving the page. A
 * failed save is silent and retried with the next one.
 */
export function useKeptAnswers(
  store: AnswerStore,
  attemptId: RefObject<string | null>,
  stepIndex: number,
) {
  const isSaving = useRef(false);
  const isAskedAgain = useRef(false);

  const saveInBackground = useCallback(
    async function save(isLeaving = false): Promise<void> {
      const unsaved = store.listUnsaved();
      const attempt = attemptId.current;
      if (attempt === null || unsaved.size === 0) return;
      if (isSaving.current && !isLeaving) {
        isAskedAgain.current = true;
        return;
      }
      isSaving.current = true;
      try {
        await saveAnswers(attempt, unsaved, { isLeaving });
        store.markSaved(unsaved);
      } catch {
        // They stay unsaved and go along with the next save.
      }
      isSaving.current = false;
      if (!isAskedAgain.current) return;
      isAskedAgain.current = false;
      // The connection may have returned during the failing save.
      await save();
    },
    [store, attemptId],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      storeProgress({ attemptId: attemptId.current, answers: store.answers }, stepIndex);
    };
    // After paint, to keep answering fast.
    const unsubscribe = store.subscribe(() => {
      timer ??= setTimeout(keep);
    });
    if (store.answers.size > 0) keep();
    const onHidden = () => {
      if (document.visibilityState !== "hidden") return;
      if (timer !== undefined) keep();
      void saveInBackground(true);
    };
    const onOnline = () => void saveInBackground();
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("online", onOnline);
    return () => {
      if (timer !== undefined) keep();
      unsubscribe();
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("online", onOnline);
    };
  }, [store, attemptId, stepIndex, saveInBackground]);

  return { saveInBackground };
}
