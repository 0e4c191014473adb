import { type MouseEvent, useEffect } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { EXIT_ADDRESS, exit } from "../content/texts.ts";
import * as css from "./quick-exit.css.ts";

const PRESSES = 3;
const WITHIN_MS = 3000;

/** A plain link without script. With it, the page also leaves the history, and three presses of Escape work too. */
export function QuickExit() {
  useEffect(() => {
    const presses: number[] = [];
    const onKey = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (key !== "Escape" || repeat) return;
      presses.push(timeStamp);
      const first = presses.at(-PRESSES);
      if (first !== undefined && timeStamp - first < WITHIN_MS) leave();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  return (
    <div className={css.exit}>
      <LinkButton
        href={EXIT_ADDRESS}
        rel="noreferrer"
        tone="quiet"
        size="s"
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          leave();
        }}
      >
        {exit.action}
      </LinkButton>
      <p className={css.hint}>{exit.hint}</p>
    </div>
  );
}

/** Empties the window first: the other site may take a while. */
function leave(): void {
  document.title = "";
  document.body.hidden = true;
  window.location.replace(EXIT_ADDRESS);
}
