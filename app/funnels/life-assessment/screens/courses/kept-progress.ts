import { useMemo, useSyncExternalStore } from "react";
import { showToast } from "#app/design/toast-store.ts";
import { notKept } from "#app/funnels/life-assessment/content/courses-page.ts";
import {
  changeMark,
  parseProgress,
  type ReadLessons,
  writeProgress,
} from "#app/funnels/life-assessment/rules/course-progress.ts";

/** The browser's own `storage` event is only sent to other tabs. */
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";

const CHANGED = "quiz2-courses-changed";

/** The lessons marked as read in this browser; null on the server and until hydration. */
export function useReadLessons(): ReadLessons | null {
  const kept = useSyncExternalStore(watch, find, findNothing);
  return useMemo(() => (kept === null ? null : parseProgress(kept)), [kept]);
}

/** Shows a toast where storage is disabled or full. */
export function markLesson(key: string, isRead: boolean): void {
  const next = changeMark(parseProgress(find()), key, isRead);
  if (!localStore.write("quiz2_courses", writeProgress(next))) {
    showToast({ ...notKept, tone: "problem" });
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

const find = (): string => localStore.read("quiz2_courses") ?? "";

const findNothing = () => null;

/** A page restored from the back/forward cache has missed changes: hence `pageshow`. */
function watch(onChange: () => void): () => void {
  const events = ["storage", "pageshow", CHANGED];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
