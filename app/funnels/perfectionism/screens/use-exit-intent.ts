import { useEffect } from "react";
import {
  BOTTOM_COUNTS_AFTER_MS,
  isAboveWindow,
  isAtBottom,
  isExitOfferDue,
  OFFER_AFTER_MS,
} from "../rules/scroll-triggers.ts";
import { mayOffer } from "./visit.ts";

/** Calls `onDue` on the first trigger, once per visit, and never after a purchase. */
export function useExitIntent(onDue: () => void): void {
  useEffect(() => {
    const loadedAtMs = Date.now();
    const root = document.documentElement;

    const look = (hasLeftByTop: boolean) => {
      const sinceLoadMs = Date.now() - loadedAtMs;
      const scroll = {
        scrolledPx: window.scrollY,
        windowHeightPx: window.innerHeight,
        pageHeightPx: root.scrollHeight,
      };
      if (!isExitOfferDue({ sinceLoadMs, isAtBottom: isAtBottom(scroll), hasLeftByTop })) return;
      stop();
      // Checked here: the visitor may have bought on another page while this one was in the back/forward cache.
      if (mayOffer()) onDue();
    };
    const onScroll = () => look(false);
    const onLeave = ({ clientY }: MouseEvent) => look(isAboveWindow(clientY));

    window.addEventListener("scroll", onScroll, { passive: true });
    root.addEventListener("mouseleave", onLeave);
    const timers = [BOTTOM_COUNTS_AFTER_MS, OFFER_AFTER_MS].map((afterMs) =>
      setTimeout(onScroll, afterMs),
    );
    const stop = () => {
      window.removeEventListener("scroll", onScroll);
      root.removeEventListener("mouseleave", onLeave);
      for (const timer of timers) clearTimeout(timer);
    };
    return stop;
  }, [onDue]);
}
