import { type RefObject, useEffect, useState } from "react";

/** Whether an element is outside the viewport. `isReplaced`: it is not rendered now, and will be a new one later. */
export function useIsAway(target: RefObject<HTMLElement>, isReplaced: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (isReplaced || target.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsAway(!entry?.isIntersecting));
    observer.observe(target.current);
    return () => {
      observer.disconnect();
      setIsAway(false);
    };
  }, [target, isReplaced]);
  return isAway;
}
