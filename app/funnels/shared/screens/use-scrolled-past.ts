import { useEffect, useState } from "react";

type IsPast = (scrolledPx: number, windowHeightPx: number, windowWidthPx: number) => boolean;

/** Whether so much was scrolled as `isPast` asks for, which must stay the same function. */
export function useScrolledPast(isPast: IsPast): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const judge = () => setIsShown(isPast(window.scrollY, window.innerHeight, window.innerWidth));
    judge();
    const passive = { passive: true };
    window.addEventListener("scroll", judge, passive);
    window.addEventListener("resize", judge, passive);
    return () => {
      window.removeEventListener("scroll", judge);
      window.removeEventListener("resize", judge);
    };
  }, [isPast]);
  return isShown;
}
