import { useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { Container } from "#app/design/layout.tsx";
import { tabs } from "#app/funnels/life-assessment/content/results.ts";
import {
  moveByKey,
  nameTab,
  RESULTS_TABS,
  type ResultsTab,
  readTab,
} from "#app/funnels/life-assessment/rules/results-tabs.ts";
import * as css from "./results-tabs.css.ts";

/** A tab without a panel is not shown. */
type ResultsTabsProps = { panels: Readonly<Record<ResultsTab, ReactNode>> };

/** On a phone. */
const FIT_IN_ONE_ROW = 4;

/**
 * The parts of the results as ARIA tabs that are links: each has an address, and "Back" leads to the tab before. Arrow
 * keys replace the address, so that moving along the tabs adds no history entries.
 */
export function ResultsTabs({ panels }: ResultsTabsProps) {
  const [query, setQuery] = useSearchParams();
  const start = useRef<HTMLDivElement>(null);
  const shown = RESULTS_TABS.filter((tab) => panels[tab] !== null);
  const selected = readTab(query, shown);

  function open(tab: ResultsTab, replace = false): void {
    setQuery(nameTab(query, tab), { replace, preventScrollReset: true });
    // The bar sticks to the window's top: the panel must begin below it, however far the last one was scrolled.
    if ((start.current?.getBoundingClientRect().top ?? 0) < 0) {
      start.current?.scrollIntoView({ block: "start", behavior: "instant" });
    }
  }

  function onClick(event: MouseEvent, tab: ResultsTab): void {
    // The browser opens another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(tab);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const next = event.key === " " ? selected : moveByKey(event.key, selected, shown);
    if (next === undefined) return;
    event.preventDefault();
    open(next, true);
    document.getElementById(`tab-${next}`)?.focus({ preventScroll: true });
  }

  return (
    <>
      <div ref={start} />
      <div className={shown.length > FIT_IN_ONE_ROW ? `${css.bar} ${css.tall}` : css.bar}>
        <Container>
          <div className={css.list} role="tablist" aria-label={tabs.label} onKeyDown={onKeyDown}>
            {shown.map((tab) => (
              <a
                key={tab}
                id={`tab-${tab}`}
                href={`?${nameTab(query, tab)}`}
                role="tab"
                aria-selected={tab === selected}
                aria-controls={`panel-${tab}`}
                tabIndex={tab === selected ? 0 : -1}
                className={css.tab}
                onClick={(event) => onClick(event, tab)}
              >
                {tabs.names[tab]}
              </a>
            ))}
          </div>
        </Container>
      </div>
      {shown.map((tab) => (
        <div
          key={tab}
          id={`panel-${tab}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          hidden={tab !== selected}
          className={css.panel}
        >
          {panels[tab]}
        </div>
      ))}
    </>
  );
}
