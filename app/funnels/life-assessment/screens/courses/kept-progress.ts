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
/** What a page hears when it has changed what is kept; the browser tells only other tabs. */
const CHANGED = "quiz2-courses-changed";

/** What was read, as far as this browser knows; null while the page is as the server wrote it. */
export function useReadLessons(): ReadLessons | null {
  const kept = useSyncExternalStore(watch, find, findNothing);
  return useMemo(() => (kept === null ? null : parseProgress(kept)), [kept]);
}

/** Storage may be switched off or full: then nothing is marked, and that is said. */
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

/** A page that Back brings out of the browser's memory has missed what changed meanwhile. */
function watch(onChange: () => void): () => void {
  const events = ["storage", "pageshow", CHANGED];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
