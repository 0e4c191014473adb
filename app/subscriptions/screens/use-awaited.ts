import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { seconds } from "#app/domain/duration.ts";

/** Stripe takes a second or two; while it is unavailable, a page that stays open stops asking. */
const WAITS_MS = [1, 1, 2, 4, 8, 16].map(seconds);

/** Reloads the page's data while something that it shows is about to be confirmed. */
export function useAwaited(isAwaited: boolean): void {
  const { revalidate, state } = useRevalidator();
  const [turn, setTurn] = useState(0);
  const waitMs = WAITS_MS[turn];
  useEffect(() => {
    if (!isAwaited || state !== "idle" || waitMs === undefined) return;
    const timer = setTimeout(() => {
      setTurn((last) => last + 1);
      revalidate();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isAwaited, state, waitMs, revalidate]);
}
