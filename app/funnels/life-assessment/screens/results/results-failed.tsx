import { type RefObject, useEffect, useState } from "react";
import { Button, LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { dismissToast, showToast } from "#app/design/feedback/toast-store.ts";
import { seconds } from "#app/domain/duration.ts";
import {
  failure,
  missing,
  notOpenHere,
  withoutCookie,
} from "#app/funnels/life-assessment/content/results-failed.ts";
import { areCookiesBlocked, useCookiesBlocked } from "#app/funnels/shared/screens/call-api.ts";

const LEAVE_AFTER_MS = seconds(2);

/** A press or a key says that the visitor is still reading; a screen reader's press is only a click. */
const SIGNS = ["pointerdown", "keydown", "click"] as const;

type ResultsFailedProps = {
  heading: RefObject<HTMLHeadingElement>;
  /** A buyer is not sent to a sales page. */
  hasBought?: boolean;
  /** The address of a buyer's own results, where the attempt may be somebody else's. */
  ownPath?: string | null;
};

/** Returns to the landing page, unless the visitor has bought something or gives a sign of staying. */
export function ResultsFailed({ heading, hasBought = false, ownPath }: ResultsFailedProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const isBlocked = useCookiesBlocked();
  useEffect(() => setIsLeaving(!hasBought && !areCookiesBlocked()), [hasBought]);
  useEffect(() => {
    if (!isLeaving) return;
    showToast({ ...failure.toast, tone: "problem" });
    const timer = setTimeout(() => window.location.assign("/quiz2"), LEAVE_AFTER_MS);
    const stay = () => setIsLeaving(false);
    for (const sign of SIGNS) window.addEventListener(sign, stay);
    return () => {
      clearTimeout(timer);
      dismissToast();
      for (const sign of SIGNS) window.removeEventListener(sign, stay);
    };
  }, [isLeaving]);

  const { title, text, action } = isBlocked ? withoutCookie : failure;
  return (
    <StatePage scene="error" heading={heading} title={title} text={text} action={action} href="">
      {isLeaving && (
        <Button tone="quiet" size="l">
          {failure.stay}
        </Button>
      )}
      {ownPath && (
        <LinkButton href={ownPath} tone="quiet" size="l">
          {failure.own}
        </LinkButton>
      )}
    </StatePage>
  );
}

/** Without an attempt that this visitor may read. `ownPath`: a buyer has another one. */
export function PreviewMissing({ ownPath }: { ownPath?: string | null | undefined }) {
  if (useCookiesBlocked()) return <StatePage scene="locked" {...withoutCookie} href="" />;
  return ownPath ? (
    <StatePage scene="locked" {...notOpenHere} href={ownPath} />
  ) : (
    <StatePage scene="nothing-here" {...missing} href="/quiz2" />
  );
}
