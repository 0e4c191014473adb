import { useEffect, useRef } from "react";
import { Button, LinkButton } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import { seconds } from "#app/domain/duration.ts";
import { celebrate } from "#app/funnels/shared/screens/celebrate.ts";
import { copyText } from "#app/funnels/shared/screens/copy-text.ts";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { useNewTab } from "#app/funnels/shared/screens/use-in-app-browser.ts";
import { celebration } from "../content/texts.ts";
import { tweetLink } from "../rules/share.ts";
import * as css from "./signup-section.css.ts";

const CONFETTI = { count: 50, durationMs: seconds(4) };

export type Thanks = { readonly title: string; readonly lead: string };

/** Replaces the form after a signup and takes the focus, even from the sample lesson's form. */
export function Celebration({ title, lead }: Thanks) {
  const { siteOrigin } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = useRef<HTMLSpanElement>(null);
  const newTab = useNewTab();

  useEffect(() => {
    heading.current?.focus();
    return celebrate(CONFETTI);
  }, []);

  const copyLink = async () => {
    if (await copyText(siteOrigin)) return showToast({ title: celebration.copied });
    // Selected, so that the phone offers to copy it.
    if (address.current) getSelection()?.selectAllChildren(address.current);
    showToast({ title: celebration.copyFailed, tone: "problem" });
  };

  return (
    <div className={css.celebration}>
      <div className={css.sticks}>
        <Sticks lit={5} />
      </div>
      <div>
        <h2 id="signup-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={css.lead}>{lead}</p>
      </div>
      <div className={css.actions}>
        <LinkButton href={tweetLink(siteOrigin)} {...newTab}>
          <Icon name="share" />
          {celebration.share}
        </LinkButton>
        <Button tone="quiet" onClick={copyLink}>
          <Icon name="link" />
          {celebration.copy}
        </Button>
        <span ref={address} className={css.address}>
          {siteOrigin}
        </span>
      </div>
    </div>
  );
}
