import { useEffect, useRef } from "react";
import { paid } from "#app/funnels/dating-quiz/content/purchase-messages.ts";
import { MessageCard } from "#app/funnels/shared/screens/page/message-card.tsx";

/** Shown between the payment and `/success`, with a link in case the redirect fails. */
export function PaidStage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <MessageCard {...paid} heading={heading} href="/success" />;
}
