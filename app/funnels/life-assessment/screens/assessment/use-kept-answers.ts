import { useCallback, useEffect, useRef } from "react";
import { afterPaint } from "#app/funnels/shared/screens/after-paint.ts";
import type { AnswerStore } from "./answer-store.ts";
import type { AttemptSession } from "./attempt-session.ts";

/**
 * Stores every answer locally at once, and on the server after each step, on reconnect and on leaving the page. A
 * failed save is silent and retried with the next one.
 */
export function useKeptAnswers(store: AnswerStore, attempt: AttemptSession, stepIndex: number) {
  const isSaving = useRef(false);
  const isAskedAgain = useRef(false);

  const saveInBackground = useCallback(
    async (isLeaving = false): Promise<void> => {
      isAskedAgain.current = true;
      // A step may be finished before the attempt is started.
      if (!attempt.isStarted() || (isSaving.current && !isLeaving)) return;
      isSaving.current = true;
      // The connection may have returned during a failing save.
      while (isAskedAgain.current) {
        isAskedAgain.current = false;
        const unsaved = store.listUnsaved();
        if (unsaved.size === 0) break;
        try {
          await attempt.save(unsaved, { isLeaving });
          store.markSaved(unsaved);
        } catch {
          // The answers stay unsaved until the next save.
        }
      }
      isSaving.current = false;
    },
    [store, attempt],
  );

  /** Saves the steps that were finished before the attempt was started. */
  const saveMissed = useCallback(async (): Promise<void> => {
    if (isAskedAgain.current) await saveInBackground();
  }, [saveInBackground]);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const keep = () => {
      cancel?.();
      cancel = undefined;
      attempt.store(stepIndex);
    };
    const keepSoon = () => {
      cancel ??= afterPaint(keep);
    };
    const unsubscribe = store.subscribe(keepSoon);
    if (store.answers.size > 0) keepSoon();
    const onHidden = () => {
      if (document.visibilityState !== "hidden") return;
      if (cancel) keep();
      void saveInBackground(true);
    };
    const onOnline = () => void saveInBackground();
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("online", onOnline);
    return () => {
      if (cancel) keep();
      unsubscribe();
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("online", onOnline);
    };
  }, [store, attempt, stepIndex, saveInBackground]);

  return { saveInBackground, saveMissed };
}
