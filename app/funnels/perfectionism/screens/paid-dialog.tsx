import { useEffect, useState } from "react";
import { Button, LinkButton } from "#app/design/controls/button.tsx";
import { Dialog } from "#app/design/controls/dialog.tsx";
import { Stack } from "#app/design/layout.tsx";
import { seconds } from "#app/domain/duration.ts";
import { DOWNLOADS_PATH, downloadPath, SOLD_FILES } from "#app/domain/purchase/download.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { areCookiesBlocked } from "#app/funnels/shared/screens/call-api.ts";
import { celebrate } from "#app/funnels/shared/screens/celebrate.ts";
import { InAppNotice } from "#app/funnels/shared/screens/small-print.tsx";
import { useIsInApp } from "#app/funnels/shared/screens/use-in-app-browser.ts";
import { useRestored } from "#app/funnels/shared/screens/use-restored.ts";
import { DownloadButton } from "#app/orders/screens/download-button.tsx";
import { success } from "../content/checkout.ts";
import * as css from "./checkout-page.css.ts";

const CONFETTI = { count: 50, durationMs: seconds(5) };
const LEAVE_AFTER_MS = seconds(0.5);

export type PaidNow = {
  readonly isMailed: boolean;
  /** The address of the download that needs no cookie. */
  readonly download: Promise<string | null>;
};

/** Offers the download. Closing it opens the sales page after 0.5 s. `paidNow`: null on later visits. */
export function PaidDialog({ orderId, paidNow }: { orderId: OrderId; paidNow: PaidNow | null }) {
  const [isOpen, setIsOpen] = useState(true);
  const isInApp = useIsInApp() && !areCookiesBlocked();
  const ownPath = downloadPath(orderId, SOLD_FILES.toolkit);
  // Null: without a cookie, only the address that is on its way opens the file.
  const [address, setAddress] = useState(areCookiesBlocked() ? null : ownPath);

  useEffect(() => (paidNow ? celebrate(CONFETTI) : undefined), [paidNow]);
  useEffect(() => {
    void paidNow?.download.then((permitted) => setAddress(permitted ?? ownPath));
  }, [paidNow, ownPath]);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => window.location.assign("/perfectionism"), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  useRestored(() => setIsOpen(true));

  const close = () => setIsOpen(false);
  return (
    <Dialog title={success.title} isOpen={isOpen} onClose={close}>
      <Stack gap="m">
        <p>{success.lead}</p>
        {isInApp ? (
          // Embedded browsers save nothing; that page has links which work in other browsers.
          <LinkButton href={DOWNLOADS_PATH}>{success.download}</LinkButton>
        ) : (
          address && (
            <DownloadButton kind="file" address={address}>
              {success.download}
            </DownloadButton>
          )
        )}
        <InAppNotice isMailed={paidNow?.isMailed ?? false} />
        <p className={css.again}>
          {success.again} <a href={DOWNLOADS_PATH}>{success.downloads}</a>.
        </p>
        <Button tone="quiet" isBlock onClick={close}>
          {success.close}
        </Button>
      </Stack>
    </Dialog>
  );
}
