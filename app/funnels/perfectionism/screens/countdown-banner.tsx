import { useEffect, useState } from "react";
import { minutes, seconds } from "#app/domain/duration.ts";
import { splitTime } from "#app/funnels/shared/rules/countdown.ts";
import { useSecondsLeft } from "#app/funnels/shared/screens/use-seconds-left.ts";
import * as css from "./countdown-banner.css.ts";

const COUNTDOWN_MS = minutes(10);

/** Sticky banner that counts down from ten minutes to 0. */
export function CountdownBanner({ label }: { label: string }) {
  // The server renders the full time, because only the browser knows when the page was opened.
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  useEffect(() => setEndsAtMs(Date.now() + COUNTDOWN_MS), []);
  return (
    <aside className={css.banner} aria-label={label}>
      <p className={css.text}>
        <span>{label}</span>
        {/* Not a live region: announcing each second would flood a screen reader. */}
        <span className={css.time} role="timer" aria-label={label} aria-live="off">
          {endsAtMs === null ? formatTime(FULL_TIME) : <TimeLeft endsAtMs={endsAtMs} />}
        </span>
      </p>
    </aside>
  );
}

const TimeLeft = ({ endsAtMs }: { endsAtMs: number }) => (
  <>{formatTime(useSecondsLeft(endsAtMs))}</>
);

const FULL_TIME = COUNTDOWN_MS / seconds(1);
const twoDigits = (count: number): string => String(count).padStart(2, "0");

function formatTime(left: number): string {
  const time = splitTime(left);
  return `${twoDigits(time.minutes)}:${twoDigits(time.seconds)}`;
}
