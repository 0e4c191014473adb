import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { AnswerStore } from "./answer-store.ts";
import { saveAnswers } from "./assessment-calls.ts";
import { storeProgress } from "./stored-progress.ts";

/**
 * Keeps every answer on this device at once, and on the server after each step, when the connection is
 * back and when the page is left. What fails is silent: it goes along with the next time.
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
        // They stay unsaved.
      }
      isSaving.current = false;
      if (!isAskedAgain.current) return;
      isAskedAgain.current = false;
      // The line may have come back while the last try was still failing.
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
    // After the answer has been painted, not before.
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
