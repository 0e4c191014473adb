import { useEffect, useRef, useState } from "react";
import { seconds } from "#app/domain/duration.ts";

/**
 * Called when the page is restored from the back/forward cache, to reset pending actions. Not called on the first
 * `pageshow`, which may follow a click on a slow connection.
 */
export function useRestored(onRestored: () => void): void {
  const latest = useRef(onRestored);
  latest.current = onRestored;
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}

const LEFT_WITHIN_MS = seconds(10);

/**
 * Resolves if a page that is being left is still here after a while: the visitor has pressed Stop, or the connection
 * was lost. What waits for the next page can then be tried again.
 */
export const untilStopped = () => new Promise((resolve) => setTimeout(resolve, LEFT_WITHIN_MS));

/** The pending state of a form that the browser submits natively. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  useRestored(() => setIsSending(false));
  const onSubmit = async () => {
    setIsSending(true);
    await untilStopped();
    setIsSending(false);
  };
  return { isSending, onSubmit };
}
