import { type RefObject, useEffect, useState } from "react";

/** Whether an element is out of the window. `isReplaced`: it is not rendered at present, and another one will be. */
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
