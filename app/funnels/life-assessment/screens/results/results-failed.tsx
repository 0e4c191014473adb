import { type RefObject, useEffect, useRef } from "react";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { seconds } from "#app/domain/duration.ts";
import { failure, missing } from "#app/funnels/life-assessment/content/preview.ts";

const LEAVE_AFTER_MS = seconds(2);

type ResultsFailedProps = {
  heading: RefObject<HTMLHeadingElement>;
  /** The page's own URL, to reload it. */
  href: string;
};

/** Redirects to the landing page, unless the visitor retries first. */
export function ResultsFailed({ heading, href }: ResultsFailedProps) {
  const timer = useRef<number>();

  useEffect(() => {
    showToast({ ...failure.toast, tone: "problem" });
    timer.current = window.setTimeout(() => window.location.assign("/quiz2"), LEAVE_AFTER_MS);
    return () => window.clearTimeout(timer.current);
  }, []);

  const { title, text, action } = failure;
  return (
    <StatePage
      scene="error"
      heading={heading}
      title={title}
      text={text}
      action={action}
      href={href}
      onClick={() => window.clearTimeout(timer.current)}
    />
  );
}

export const PreviewMissing = () => <StatePage scene="nothing-here" {...missing} href="/quiz2" />;
