import { useEffect, useRef } from "react";

/**
 * Calls when the browser shows this page as it was left, without loading it: whatever was on its way then has to be
 * pressed again. Not with the first showing, which a press on a slow line may come before.
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
