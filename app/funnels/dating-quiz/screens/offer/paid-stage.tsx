import { useEffect, useRef } from "react";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { paid } from "#app/funnels/dating-quiz/content/purchase-messages.ts";

/** Shown between the payment and `/success`, with a link in case the redirect fails. */
export function PaidStage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <StatePage scene="paid" {...paid} heading={heading} href="/success" />;
}
