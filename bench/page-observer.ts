/** Collected in the page. Times in ms since the start of the navigation. */
type Observed = {
  firstPaintMs: number | null;
  largestPaintMs: number | null;
  layoutShift: number;
  longTasksMs: number[];
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
    longTasksMs: [],
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
    observed.longTasksMs.push(entry.duration);
  });

  // All shifts together, which is more than CLS and no different while none is allowed.
  observe<LayoutShift>("layout-shift", (entry) => {
    if (!entry.hadRecentInput) observed.layoutShift += entry.value;
  });
}
