const KEY = "quiz1_session";

/** The stored session; null if there is none or storage is unavailable. */
export function findKeptSession(): string | null {
  return attempt(() => localStorage.getItem(KEY), "The kept quiz cannot be read.") ?? null;
}

export const keepSession = (session: unknown): void =>
  attempt(() => localStorage.setItem(KEY, JSON.stringify(session)), "The quiz cannot be kept.");

export const clearKeptSession = (): void =>
  attempt(() => localStorage.removeItem(KEY), "The kept quiz cannot be cleared.");

/** Calls `onKept` when another tab stores a session. Returns the unsubscribe function. */
export function watchKeptSession(onKept: (text: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) onKept(newValue);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Storage may be disabled or full: log and continue. */
function attempt<T>(action: () => T, failure: string): T | undefined {
  try {
    return action();
  } catch {
    console.warn(failure);
    return undefined;
  }
}
