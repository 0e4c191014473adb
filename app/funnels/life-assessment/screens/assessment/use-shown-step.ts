import { type RefObject, useEffect, useRef } from "react";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { scrollToTop } from "./answer-scroll.ts";

type Shown = {
  /** Names what is shown, such as a step. */
  readonly place: string;
  /** The window's title, without the brand. */
  readonly title: string;
};

/** Updates title, focus and scroll position on each change, but not on first render. */
export function useShownStep(heading: RefObject<HTMLHeadingElement>, { place, title }: Shown) {
  const { name } = useBrand();
  const shown = useRef(place);
  useEffect(() => {
    document.title = `${title} · ${name}`;
    if (shown.current === place) return;
    shown.current = place;
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [heading, place, title, name]);
}
