import { useCallback, useEffect, useState } from "react";
import { seconds } from "#app/domain/duration.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";

const POLL_MS = seconds(30);

/**
 * The number of signups, polled every 30 s while the page is visible; null until the first response. Right after
 * joining, the browser's cache is bypassed, so that the count includes this visitor.
 */
export function useWaitlistCount(hasJoined: boolean) {
  const [count, setCount] = useState<number | null>(null);

  const readCount = useCallback(async (cache: RequestCache) => {
    try {
      const path = "/api/waitlist/count";
      const answer = (await callApi("GET", path, undefined, { cache })) as { count: number };
      setCount(answer.count);
    } catch {
      // The page works without it; the next poll retries.
    }
  }, []);

  useEffect(() => {
    const poll = (cache: RequestCache) => {
      if (document.visibilityState === "visible") void readCount(cache);
    };
    poll(hasJoined ? "reload" : "default");
    const timer = setInterval(poll, POLL_MS, "default");
    return () => clearInterval(timer);
  }, [readCount, hasJoined]);

  /** After a signup, which the count must include. */
  const refreshCount = useCallback(() => readCount("reload"), [readCount]);
  return { count, refreshCount };
}
