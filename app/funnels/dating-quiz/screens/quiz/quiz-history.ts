import { isEarlier, isPassedThrough } from "#app/funnels/dating-quiz/rules/view.ts";

/** State of a history entry: its view and the previous one. */
type Entry = { view: string; previous: string | null };

/** Whether our own `history.back()` is in progress. */
let isReturning = false;

/** Our part of the state; Remix stores its own beside it. */
const readEntry = (): Entry | null => window.history.state?.quiz1 ?? null;
const stateOf = (entry: Entry) => ({ ...window.history.state, quiz1: entry });

/** Sets the view of the current entry. */
export function setEntryView(view: string): void {
  const entry = readEntry();
  if (entry?.view === view) return;
  window.history.replaceState(stateOf({ view, previous: entry?.previous ?? null }), "");
}

/**
 * Moves the browser's history to a view. If that is the previous entry, it goes back, so that the browser's Back and
 * the page's own behave alike. If the previous entry is unknown (a resumed quiz), it replaces the current entry, so
 * that Back never leads to a later question.
 */
export function navigateTo(view: string): void {
  const entry = readEntry();
  if (isReturning || entry?.view === view) return;
  if (entry?.previous === view) {
    isReturning = true;
    window.history.back();
  } else if (entry && (isPassedThrough(entry.view) || isEarlier(view, entry.view))) {
    window.history.replaceState(stateOf({ ...entry, view }), "");
  } else {
    window.history.pushState(stateOf({ view, previous: entry?.view ?? null }), "");
  }
}

/**
 * Calls `onView` with the view that the visitor navigates to by the browser, or with `null` when our own
 * `history.back()` is done. Returns the unsubscribe function.
 */
export function watchHistory(onView: (view: string | null) => void): () => void {
  const onPopState = () => {
    const entry = readEntry();
    if (!entry) return;
    const isOwn = isReturning;
    isReturning = false;
    onView(isOwn ? null : entry.view);
  };
  window.addEventListener("popstate", onPopState);
  return () => window.removeEventListener("popstate", onPopState);
}
