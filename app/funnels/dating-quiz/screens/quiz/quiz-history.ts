import { isEarlier, isPassedThrough } from "#app/funnels/dating-quiz/rules/view.ts";

/** An entry of the browser's history: the place that it shows, and the one before it. */
type Entry = { view: string; before: string | null };

/** Whether the browser is on its way to the entry before. */
let isReturning = false;

/** What we write; Remix keeps its own beside it. */
const readEntry = (): Entry | null => window.history.state?.quiz1 ?? null;
const stateOf = (entry: Entry) => ({ ...window.history.state, quiz1: entry });

/** Notes which place the present entry shows. */
export function nameEntry(view: string): void {
  const entry = readEntry();
  if (entry?.view === view) return;
  window.history.replaceState(stateOf({ view, before: entry?.before ?? null }), "");
}

/**
 * Lets the browser's history follow to another place. Where that is the place before, the browser itself goes back, so
 * that its Back and the page's own lead the same way. Where it does not know that place (a tab that took a quiz up),
 * nothing stays behind to which its Back would lead forward.
 */
export function followTo(view: string): void {
  const entry = readEntry();
  if (isReturning || entry?.view === view) return;
  if (entry?.before === view) {
    isReturning = true;
    window.history.back();
  } else if (entry && (isPassedThrough(entry.view) || isEarlier(view, entry.view))) {
    window.history.replaceState(stateOf({ ...entry, view }), "");
  } else {
    window.history.pushState(stateOf({ view, before: entry?.view ?? null }), "");
  }
}

/**
 * Tells to which place the visitor goes by the browser; `null` when the browser has arrived where it was sent.
 * Returns what ends it.
 */
export function watchHistory(onView: (view: string | null) => void): () => void {
  const onPopState = () => {
    const entry = readEntry();
    if (!entry) return;
    const isOurs = isReturning;
    isReturning = false;
    onView(isOurs ? null : entry.view);
  };
  window.addEventListener("popstate", onPopState);
  return () => window.removeEventListener("popstate", onPopState);
}
