import { useCallback, useEffect, useState } from "react";
import { seconds } from "#app/domain/duration.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";

const POLL_MS = seconds(30);

/** How many are on the waitlist, asked every 30 s while the page is seen; null until the first answer. */
export function useWaitlistCount() {
  const [count, setCount] = useState<number | null>(null);

  const refreshCount = useCallback(async () => {
    try {
      const answer = (await callApi("GET", "/api/waitlist/count")) as { count: number };
      setCount(answer.count);
    } catch {
      // The page stands without it; the next poll asks again.
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
