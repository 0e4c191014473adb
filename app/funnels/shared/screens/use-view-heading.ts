import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus and the window to the top of each view after the first. */
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
