import { useEffect, useRef, useState } from "react";

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

/** The pending state of a form that the browser submits natively. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  useRestored(() => setIsSending(false));
  return { isSending, onSubmit: () => setIsSending(true) };
}
