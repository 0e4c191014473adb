import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import * as css from "./tabs.css.ts";

type TabsProps = {
  label: string;
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The ARIA tabs pattern: arrow keys, Home and End move the selection; the list is one tab stop. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = STEPS[event.key]?.(selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div>
      <div className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={css.tab}
            onClick={() => setSelected(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={index !== selected}
          className={css.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
