import { useEffect, useState } from "react";

type IsPast = (scrolledPx: number, windowHeightPx: number, windowWidthPx: number) => boolean;

/** Whether `isPast` holds for the scroll position. It must be a stable function. */
export function useScrolledPast(isPast: IsPast): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const update = () => setIsShown(isPast(window.scrollY, window.innerHeight, window.innerWidth));
    update();
    const passive = { passive: true };
    window.addEventListener("scroll", update, passive);
    window.addEventListener("resize", update, passive);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [isPast]);
  return isShown;
}
