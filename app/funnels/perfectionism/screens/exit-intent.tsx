import { type ComponentType, useCallback, useState } from "react";
import type { ExitOfferDialog } from "./exit-offer-dialog.tsx";
import { useExitIntent } from "./use-exit-intent.ts";
import { keepOfferShown } from "./visit.ts";

type DialogProps = Parameters<typeof ExitOfferDialog>[0];

/** Offers the lower price once, on exit intent. The dialog's script is loaded when triggered. */
export function ExitIntent() {
  const [dialog, setDialog] = useState<{ Shown: ComponentType<DialogProps> } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const offer = useCallback(async () => {
    try {
      const { ExitOfferDialog } = await import("./exit-offer-dialog.tsx");
      keepOfferShown();
      setDialog({ Shown: ExitOfferDialog });
      setIsOpen(true);
    } catch {
      // The offer is optional: a failure to load it is ignored.
    }
  }, []);
  useExitIntent(offer);

  return dialog && <dialog.Shown isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}
