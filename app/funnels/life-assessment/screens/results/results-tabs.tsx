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

/** What has no panel has no tab. */
type ResultsTabsProps = { panels: Readonly<Record<ResultsTab, ReactNode>> };

/** On a phone. */
const FIT_IN_ONE_ROW = 4;

/**
 * The parts of the results as ARIA tabs that are links: each has an address, and "Back" leads to the tab before. Arrow
 * keys replace the address, so that walking along the tabs leaves no trail.
 */
export function ResultsTabs({ panels }: ResultsTabsProps) {
  const [query, setQuery] = useSearchParams();
  const start = useRef<HTMLDivElement>(null);
  const shown = RESULTS_TABS.filter((tab) => panels[tab] !== null);
  const selected = readTab(query, shown);

  function open(tab: ResultsTab, replace = false): void {
    setQuery(nameTab(query, tab), { replace, preventScrollReset: true });
    // The bar sticks to the window's top: the panel begins below it, wherever the last one was left.
    if ((start.current?.getBoundingClientRect().top ?? 0) < 0) {
      start.current?.scrollIntoView({ block: "start", behavior: "instant" });
    }
  }

  function onClick(event: MouseEvent, tab: ResultsTab): void {
    // Opens another tab or window of the browser.
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
