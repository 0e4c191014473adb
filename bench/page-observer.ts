/** Collected in the page. Times in ms since the start of the navigation. */
type Observed = {
  firstPaintMs: number | null;
  largestPaintMs: number | null;
  layoutShift: number;
  longTasks: { startMs: number; durationMs: number }[];
};

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    benchObserved: Observed;
  }
}

/** An init script of the page; self-contained, because it is serialised. */
export function observePage(): void {
  const observed: Observed = {
    firstPaintMs: null,
    largestPaintMs: null,
    layoutShift: 0,
    longTasks: [],
  };
  window.benchObserved = observed;
  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });
  };

  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") observed.firstPaintMs = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    observed.largestPaintMs = entry.startTime;
  });
  observe("longtask", (entry) => {
    observed.longTasks.push({ startMs: entry.startTime, durationMs: entry.duration });
  });

  // CLS is the worst session window: shifts less than 1 s apart, 5 s at most (https://web.dev/articles/cls).
  const session = { value: 0, startMs: 0, endMs: 0 };
  observe<LayoutShift>("layout-shift", (entry) => {
    if (entry.hadRecentInput) return;
    const isNew =
      entry.startTime - session.endMs > 1_000 || entry.startTime - session.startMs > 5_000;
    if (isNew) Object.assign(session, { value: 0, startMs: entry.startTime });
    session.endMs = entry.startTime;
    session.value += entry.value;
    observed.layoutShift = Math.max(observed.layoutShift, session.value);
  });
}
