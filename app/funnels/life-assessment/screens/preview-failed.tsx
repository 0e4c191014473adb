import { type RefObject, useEffect, useRef } from "react";
import { showToast } from "#app/design/toast-store.ts";
import { seconds } from "#app/domain/duration.ts";
import { failure } from "../content/preview.ts";
import { PreviewMessage } from "./preview-message.tsx";

const LEAVE_AFTER_MS = seconds(2);

type PreviewFailedProps = { heading: RefObject<HTMLHeadingElement>; attemptId: string };

/** Leads back to the landing page by itself, unless the visitor tries again first (specification, section 8). */
export function PreviewFailed({ heading, attemptId }: PreviewFailedProps) {
  const timer = useRef<number>();

  useEffect(() => {
    showToast({ ...failure.toast, tone: "problem" });
    timer.current = window.setTimeout(() => window.location.assign("/quiz2"), LEAVE_AFTER_MS);
    return () => window.clearTimeout(timer.current);
  }, []);

  const { title, text, action } = failure;
  return (
    <PreviewMessage
      {...{ heading, title, text, action }}
      href={`/quiz2/mini/${attemptId}`}
      onClick={() => window.clearTimeout(timer.current)}
    />
  );
}
