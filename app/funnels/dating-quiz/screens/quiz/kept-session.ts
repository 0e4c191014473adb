import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";

const KEY = "quiz1_session";

/** The session stored in this browser; null when there is none, or none can be read. */
export function findKeptSession(): string | null {
  const kept = localStore.read(KEY);
  if (kept === undefined) console.warn("The kept quiz cannot be read.");
  return kept ?? null;
}

export function keepSession(session: unknown): void {
  if (!localStore.write(KEY, JSON.stringify(session))) console.warn("The quiz cannot be kept.");
}

export function clearKeptSession(): void {
  if (!localStore.remove(KEY)) console.warn("The kept quiz cannot be cleared.");
}

/** Calls back when another tab stores a session. Returns the function that stops it. */
export function watchKeptSession(onKept: (text: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) onKept(newValue);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
