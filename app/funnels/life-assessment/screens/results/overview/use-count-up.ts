import { useEffect, useState } from "react";
import { still } from "#app/design/page-tokens.ts";

const DURATION_MS = 900;

let hasCounted = false;

/** The share of a figure to show: from 0 to 1 on the first view, 1 afterwards and if motion is reduced. */
export function useCountUp(): number {
  const [share, setShare] = useState(() => (hasCounted || matchMedia(still).matches ? 1 : 0));

  useEffect(() => {
    if (hasCounted) return;
    hasCounted = true;
    let startedAt: number | undefined;
    const count = (now: number) => {
      startedAt ??= now;
      const left = Math.max(0, 1 - (now - startedAt) / DURATION_MS);
      setShare(1 - left ** 3);
      if (left > 0) requestAnimationFrame(count);
    };
    if (!matchMedia(still).matches) requestAnimationFrame(count);
  }, []);

  return share;
}
