import { useEffect, useState } from "react";
import { seconds } from "#app/domain/duration.ts";
import { COUNTDOWN_MS, type CountdownDisplay, FIRST_DISPLAY, tick } from "../rules/countdown.ts";

/** The time left until early access closes, counted from page load. */
export function useCountdown(): CountdownDisplay {
  const [display, setDisplay] = useState(FIRST_DISPLAY);

  useEffect(() => {
    const endsAtMs = Date.now() + COUNTDOWN_MS;
    const timer = setInterval(
      () => setDisplay((shown) => tick(shown, endsAtMs, Date.now())),
      seconds(1),
    );
    return () => clearInterval(timer);
  }, []);

  return display;
}
