import { useMemo } from "react";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { notKept } from "#app/funnels/life-assessment/content/courses-page.ts";
import {
  changeMark,
  parseProgress,
  type ReadLessons,
  writeProgress,
} from "#app/funnels/life-assessment/rules/course-progress.ts";
import { keepValue } from "../kept-value.ts";

const { find, useValue, write } = keepValue("quiz2_courses");

/** The lessons marked as read in this browser; null on the server and until hydration. */
export function useReadLessons(): ReadLessons | null {
  const kept = useValue();
  return useMemo(() => (kept === null ? null : parseProgress(kept)), [kept]);
}

/** Shows a toast where storage is disabled or full. */
export function markLesson(key: string, isRead: boolean): void {
  const next = changeMark(parseProgress(find()), key, isRead);
  if (!write(writeProgress(next))) showToast({ ...notKept, tone: "problem" });
}
