import { type MouseEvent, type ReactNode, useState } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import { VisuallyHidden } from "#app/design/layout.tsx";
import { seconds } from "#app/domain/duration.ts";
import { download } from "#app/funnels/shared/content/download.ts";
import { awaitFile } from "#app/funnels/shared/screens/await-file.ts";
import { copyText } from "#app/funnels/shared/screens/copy-text.ts";
import { inTime } from "#app/funnels/shared/screens/in-time.ts";
import { useIsInApp, useNewTab } from "#app/funnels/shared/screens/use-in-app-browser.ts";
import type { SuccessDownload } from "../rules/success.ts";
import * as css from "./download-button.css.ts";

const PREPARING_MS = seconds(2);

type DownloadButtonProps = SuccessDownload & {
  size?: "m" | "l";
  tone?: "primary" | "quiet";
  /** The file's name, for screen readers. */
  name?: string;
  children: ReactNode;
};

/** A link, so that it works before hydration and without script. With script, a failed download is reported below it. */
export function DownloadButton({ kind, address, size, tone, name, children }: DownloadButtonProps) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const onClick = async (event: MouseEvent) => {
    if (isPreparing || isAwaited) return event.preventDefault();
    // The browser handles clicks that open another tab or window.
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    setHasFailed(false);
    setIsPreparing(true);
    setTimeout(() => setIsPreparing(false), PREPARING_MS);
    if (kind !== "file" || isElsewhere) return;
    event.preventDefault();
    setHasFailed(!(await fetchDownload(address, () => setIsAwaited(true))));
    setIsAwaited(false);
  };

  const isPending = isPreparing || isAwaited;
  const newTab = useNewTab();
  // Only a link with a permission also works in another browser.
  const isCopied = useIsInApp() && address.includes("token=");

  return (
    <div className={css.place}>
      <LinkButton
        href={address}
        isPending={isPending}
        onClick={onClick}
        {...(size && { size })}
        {...(tone && { tone })}
        {...(kind === "folder" && newTab)}
      >
        {!isPending && <Icon name="download" />}
        <span>{isPending ? download.preparing : children}</span>
        {name && !isPending && <VisuallyHidden> {name}</VisuallyHidden>}
      </LinkButton>
      {isCopied && <CopyButton address={address} />}
      <p role="alert" className={css.problem}>
        {hasFailed && download.failed}
      </p>
    </div>
  );
}

function CopyButton({ address }: { address: string }) {
  const [shown, setShown] = useState<string | null>(null);

  const copy = async () => {
    const url = new URL(address, window.location.href).href;
    if (await copyText(url)) return showToast({ title: download.copied });
    setShown(url);
    showToast({ title: download.copyFailed, tone: "problem" });
  };

  return (
    <>
      <button type="button" className={css.copy} onClick={copy}>
        <Icon name="link" />
        {download.copy}
      </button>
      {shown && <p className={css.address}>{shown}</p>}
    </>
  );
}

/**
 * Starts a browser download. Checks by HEAD first, because the page cannot observe a failed download, and waits for a
 * file that is being printed. Returns false if the file is unavailable or the request fails.
 */
async function fetchDownload(address: string, onWait: () => void): Promise<boolean> {
  try {
    const { ok, headers } = await inTime(
      fetch(address, { method: "HEAD", credentials: "include" }),
    );
    // Only a file that will be ready soon is answered with `Refresh`.
    if (!ok && !headers.has("Refresh")) return false;
    if (!ok) {
      onWait();
      showToast(download.printing);
      await awaitFile(address, () => {});
    }
    location.assign(address);
    return true;
  } catch {
    return false;
  }
}
