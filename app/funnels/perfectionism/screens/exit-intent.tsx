import { type ComponentType, useCallback, useEffect, useState } from "react";
import { type SessionKey, sessionStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { useClaimsMode } from "#app/funnels/shared/screens/page/site.tsx";
import {
  BOTTOM_COUNTS_AFTER_MS,
  isAboveWindow,
  isAtBottom,
  isExitOfferDue,
  OFFER_AFTER_MS,
} from "../rules/scroll-triggers.ts";
import type { ExitOfferDialog } from "./exit-offer-dialog.tsx";

type DialogProps = Parameters<typeof ExitOfferDialog>[0];
type Dialog = { Shown: ComponentType<DialogProps>; endsAtMs: number | null };

/** Offers the lower price once, on exit intent. The dialog's script is loaded when triggered. */
export function ExitIntent() {
  const isVerified = useClaimsMode() === "verified";
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const offer = useCallback(async (): Promise<"settled" | "waits"> => {
    try {
      const { ExitOfferDialog, holdOffer } = await import("./exit-offer-dialog.tsx");
      if (isDialogOpen()) return "waits";
      // The offer begins once, however often it is requested.
      const endsAtMs = await holdOffer(isVerified);
      if (isDialogOpen()) return "waits";
      sessionStore.write("perfectionism_exit_offer_shown", "true");
      setDialog({ Shown: ExitOfferDialog, endsAtMs });
      setIsOpen(true);
    } catch {
      // The offer is optional. Ignore a failed call, an offer that has ended, and a browser that has already bought.
    }
    return "settled";
  }, [isVerified]);
  useExitIntent(offer);

  return (
    dialog && (
      <dialog.Shown isOpen={isOpen} endsAtMs={dialog.endsAtMs} onClose={() => setIsOpen(false)} />
    )
  );
}

const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

const isNoted = (key: SessionKey): boolean => sessionStore.read(key) === "true";

/** Not twice, and not after a purchase in this tab; `holdOffer` checks for purchases in other tabs. */
const mayOffer = (): boolean =>
  !isNoted("perfectionism_exit_offer_shown") && !isNoted("perfectionism_payment_completed");

/** Calls `onDue` on the first trigger, again on the next one if the offer waits, and never after a purchase. */
function useExitIntent(onDue: () => Promise<"settled" | "waits">): void {
  useEffect(() => {
    const loadedAtMs = Date.now();
    const root = document.documentElement;
    let isUnmounted = false;

    const look = async (hasLeftByTop: boolean) => {
      // A visitor reading another dialog is not leaving. The next movement after it closes triggers another look.
      if (isDialogOpen()) return;
      const sinceLoadMs = Date.now() - loadedAtMs;
      const scroll = {
        scrolledPx: window.scrollY,
        windowHeightPx: window.innerHeight,
        pageHeightPx: root.scrollHeight,
      };
      if (!isExitOfferDue({ sinceLoadMs, isAtBottom: isAtBottom(scroll), hasLeftByTop })) return;
      stop();
      // Checked here: the visitor may have bought on another page while this one was in the back/forward cache.
      if (mayOffer() && (await onDue()) === "waits" && !isUnmounted) listen();
    };
    const onScroll = () => void look(false);
    const onLeave = ({ clientY }: MouseEvent) => void look(isAboveWindow(clientY));

    const listen = () => {
      window.addEventListener("scroll", onScroll, { passive: true });
      root.addEventListener("mouseleave", onLeave);
    };
    const timers = [BOTTOM_COUNTS_AFTER_MS, OFFER_AFTER_MS].map((afterMs) =>
      setTimeout(onScroll, afterMs),
    );
    const stop = () => {
      window.removeEventListener("scroll", onScroll);
      root.removeEventListener("mouseleave", onLeave);
      for (const timer of timers) clearTimeout(timer);
    };
    listen();
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [onDue]);
}
