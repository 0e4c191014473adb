import { useCallback, useEffect, useState } from "react";
import { seconds } from "#app/domain/duration.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";

const POLL_MS = seconds(30);

/** The number of signups, polled every 30 s while the page is visible; null until the first response. */
export function useWaitlistCount() {
  const [count, setCount] = useState<number | null>(null);

  const refreshCount = useCallback(async () => {
    try {
      const answer = (await callApi("GET", "/api/waitlist/count")) as { count: number };
      setCount(answer.count);
    } catch {
      // The page works without it; the next poll retries.
    }
  }, []);

  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === "visible") void refreshCount();
    };
    poll();
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [refreshCount]);

  return { count, refreshCount };
}
