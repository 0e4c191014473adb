import { useEffect, useState } from "react";
import { minutes, seconds } from "#app/domain/duration.ts";
import { splitTime } from "#app/funnels/shared/rules/countdown.ts";
import { useSecondsLeft } from "#app/funnels/shared/screens/use-seconds-left.ts";
import * as css from "./countdown.css.ts";

const COUNTDOWN_MS = minutes(10);

/** Returns the time ten minutes after the page was opened; null until hydration. */
export function useCountdownEnd(): number | null {
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  useEffect(() => setEndsAtMs(Date.now() + COUNTDOWN_MS), []);
  return endsAtMs;
}

type CountdownProps = { label: string; endsAtMs: number | null };

/** Not a live region: announcing each second would flood a screen reader. */
export const Countdown = ({ label, endsAtMs }: CountdownProps) => (
  <span className={css.time} role="timer" aria-label={label} aria-live="off">
    {endsAtMs === null ? formatTime(FULL_TIME) : <TimeLeft endsAtMs={endsAtMs} />}
  </span>
);

const TimeLeft = ({ endsAtMs }: { endsAtMs: number }) => (
  <>{formatTime(useSecondsLeft(endsAtMs))}</>
);

const FULL_TIME = COUNTDOWN_MS / seconds(1);
const twoDigits = (count: number): string => String(count).padStart(2, "0");

function formatTime(left: number): string {
  const time = splitTime(left);
  return `${twoDigits(time.minutes)}:${twoDigits(time.seconds)}`;
}
