import { useEffect, useState } from "react";
import { seconds } from "#app/domain/duration.ts";
import { secondsLeft } from "../rules/countdown.ts";

/** Whole seconds until `endsAtMs`, at least 0; updates each second. */
export function useSecondsLeft(endsAtMs: number): number {
  const [left, setLeft] = useState(() => countSeconds(endsAtMs));
  useEffect(() => {
    if (countSeconds(endsAtMs) === 0) return;
    const timer = setInterval(() => {
      const now = countSeconds(endsAtMs);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, seconds(1));
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return left;
}

const countSeconds = (endsAtMs: number): number => secondsLeft(endsAtMs, Date.now());
