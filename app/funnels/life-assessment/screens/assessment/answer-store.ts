import { useSyncExternalStore } from "react";
import type { AnswerValue } from "#app/domain/life-areas.ts";

type Answers = ReadonlyMap<string, AnswerValue>;

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/**
 * The page's answers by question id. Kept outside of React state, so that an answer re-renders the counters but no
 * statements.
 */
export function createAnswerStore() {
  const answers = new Map<string, AnswerValue>();
  const unsaved = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    answers: answers as Answers,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(id: string, value: AnswerValue) {
      if (answers.get(id) === value) return;
      answers.set(id, value);
      unsaved.add(id);
      notify();
    },
    /** Merges earlier answers; those of this page win. `saved` are the ones already on the server. */
    addEarlier(earlier: Answers, saved: Answers) {
      for (const [id, value] of earlier) {
        if (answers.has(id)) continue;
        answers.set(id, value);
        if (saved.get(id) !== value) unsaved.add(id);
      }
      notify();
    },
    listUnsaved: (): Answers => new Map([...answers].filter(([id]) => unsaved.has(id))),
    /** Answers changed during the save stay unsaved. */
    markSaved(saved: Answers) {
      for (const [id, value] of saved) if (answers.get(id) === value) unsaved.delete(id);
    },
  };
}

/** Re-renders only if the selected value changes. */
export const useAnswers = <T extends string | number | boolean>(
  store: AnswerStore,
  read: (answers: Answers) => T,
): T =>
  useSyncExternalStore(
    store.subscribe,
    () => read(store.answers),
    () => read(store.answers),
  );
