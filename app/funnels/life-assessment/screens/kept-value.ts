import { useSyncExternalStore } from "react";
import { type LocalKey, localStore } from "#app/funnels/shared/screens/browser-storage.ts";

/** A text in local storage that components read and follow, even if another tab changes it. */
export function keepValue(key: LocalKey) {
  // The browser's own `storage` event is only sent to other tabs.
  const changed = `${key}-changed`;
  const find = (): string => localStore.read(key) ?? "";

  /** A page restored from the back/forward cache has missed changes: hence `pageshow`. */
  function watch(onChange: () => void): () => void {
    const events = ["storage", "pageshow", changed];
    for (const event of events) window.addEventListener(event, onChange);
    return () => {
      for (const event of events) window.removeEventListener(event, onChange);
    };
  }

  return {
    find,
    /** Null on the server and until hydration. */
    useValue: (): string | null => useSyncExternalStore(watch, find, findNothing),
    /** False where storage is disabled or full. */
    write(value: string): boolean {
      if (!localStore.write(key, value)) return false;
      window.dispatchEvent(new Event(changed));
      return true;
    },
  };
}

const findNothing = () => null;

/**
 * The attempt to show: the completed one that this browser stores, if the server names it as readable, else the first
 * that the server names. Null if neither knows one. `results-call.ts` chooses alike before the scripts have loaded.
 */
export function chooseAttempt(readable: readonly string[]): string | null {
  const completed = localStore.read("quiz2_completed_attempt") || null;
  if (completed !== null && readable.includes(completed)) return completed;
  return readable[0] ?? completed ?? (localStore.read("quiz2_attempt_id") || null);
}
