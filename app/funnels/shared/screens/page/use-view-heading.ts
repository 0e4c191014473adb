import { type RefObject, useEffect, useRef } from "react";

/** Moves focus to the heading and scrolls to the top when `state` changes. */
export function useViewHeading(state: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [state]);
  return heading;
}
