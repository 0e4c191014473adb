import { useEffect, useRef } from "react";
import { paid } from "#app/funnels/dating-quiz/content/purchase-messages.ts";
import { MessageCard } from "#app/funnels/shared/screens/message-card.tsx";

/** For the moment between the payment and what was bought, and for who is not led on. */
export function PaidStage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <MessageCard {...paid} heading={heading} href="/success" />;
}
