import { useEffect, useRef } from "react";
import { MessageCard } from "#app/funnels/shared/screens/message-card.tsx";
import { paid } from "../content/purchase-messages.ts";

/** For the moment between the payment and what was bought, and for who is not led on. */
export function PaidStage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <MessageCard {...paid} heading={heading} href="/success" />;
}
