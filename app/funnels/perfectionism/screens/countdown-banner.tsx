import { useEffect, useState } from "react";
import { seconds } from "#app/domain/duration.ts";
import { COUNTDOWN_MS, secondsLeft } from "../rules/countdown.ts";
import * as css from "./countdown-banner.css.ts";

/** Stays at the top of the window, and counts ten minutes down to 0. */
export const CountdownBanner = ({ label }: { label: string }) => (
  <aside className={css.banner} aria-label={label}>
    <p className={css.text}>
      <span>{label}</span>
      <TimeLeft label={label} />
    </p>
  </aside>
);

const SECONDS_PER_MINUTE = 60;
const twoDigits = (count: number): string => String(count).padStart(2, "0");

/** Not announced each second: a reader may look when it wants to. */
function TimeLeft({ label }: { label: string }) {
  const left = useSecondsLeft();
  return (
    <span className={css.time} role="timer" aria-label={label} aria-live="off">
      {twoDigits(Math.floor(left / SECONDS_PER_MINUTE))}:{twoDigits(left % SECONDS_PER_MINUTE)}
    </span>
  );
}

function useSecondsLeft(): number {
  const [left, setLeft] = useState(COUNTDOWN_MS / seconds(1));

  useEffect(() => {
    const startedAtMs = Date.now();
    const timer = setInterval(() => {
      const nowLeft = secondsLeft(startedAtMs, Date.now());
      setLeft(nowLeft);
      if (nowLeft === 0) clearInterval(timer);
    }, seconds(1));
    return () => clearInterval(timer);
  }, []);

  return left;
}
