import { useMemo, useSyncExternalStore } from "react";
import { showToast } from "#app/design/toast-store.ts";
import { notKept } from "#app/funnels/life-assessment/content/courses-page.ts";
import {
  changeMark,
  parseProgress,
  type ReadLessons,
  writeProgress,
} from "#app/funnels/life-assessment/rules/course-progress.ts";

const KEY = "quiz2_courses";
/** Fired in this tab on changes, because `storage` events only reach other tabs. */
const CHANGED = "quiz2-courses-changed";

/** The lessons read in this browser; null on the server and during hydration. */
export function useReadLessons(): ReadLessons | null {
  const kept = useSyncExternalStore(watch, find, findNothing);
  return useMemo(() => (kept === null ? null : parseProgress(kept)), [kept]);
}

/** Storage may be disabled or full: then nothing is marked, and a toast says so. */
export function markLesson(key: string, isRead: boolean): void {
  try {
    const next = changeMark(parseProgress(localStorage.getItem(KEY) ?? ""), key, isRead);
    localStorage.setItem(KEY, writeProgress(next));
  } catch {
    showToast({ ...notKept, tone: "problem" });
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

function find(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

const findNothing = () => null;

/** A page restored from the back/forward cache has missed changes. */
function watch(onChange: () => void): () => void {
  const events = ["storage", "pageshow", CHANGED];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
