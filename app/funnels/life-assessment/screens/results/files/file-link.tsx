import { type MouseEvent, type ReactNode, useState } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import { actions, printing } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { download } from "#app/funnels/shared/content/download.ts";
import { awaitFile } from "#app/funnels/shared/screens/await-file.ts";
import { isInApp } from "#app/funnels/shared/screens/use-in-app-browser.ts";

type FileLinkProps = { href: string; tone?: "quiet"; children: ReactNode };

/** A plain link to a file. With script, it waits on this page while the file is being generated. */
export function FileLink({ href, tone, children }: FileLinkProps) {
  const [isPending, setPending] = useState(false);

  async function open(event: MouseEvent): Promise<void> {
    // The browser opens another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      await awaitFile(href, () =>
        showToast({ title: printing.title, description: printing.message }),
      );
      window.location.assign(href);
      showToast(isInApp() ? { title: download.inApp } : actions.fileReady);
    } catch {
      showToast({ ...actions.fileNotLoaded, tone: "problem" });
    } finally {
      setPending(false);
    }
  }

  return (
    <LinkButton href={href} isPending={isPending} onClick={open} {...(tone && { tone })}>
      <Icon name="download" />
      {children}
    </LinkButton>
  );
}
