import { useEffect, useRef } from "react";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { seconds } from "#app/domain/duration.ts";
import { paid } from "#app/funnels/dating-quiz/content/purchase-messages.ts";
import { sessionStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { areCookiesBlocked } from "#app/funnels/shared/screens/call-api.ts";

const SEEN_FOR_MS = seconds(1.5);

/** A browser that refuses our cookie proves by the payment's secret that it has paid, as after a redirect to the bank. */
function findSuccessPath(clientSecret: string | null): string {
  if (clientSecret === null || !areCookiesBlocked()) return "/success";
  const [intentId = ""] = clientSecret.split("_secret_");
  return `/success?payment_intent=${intentId}&payment_intent_client_secret=${clientSecret}`;
}

/** Confirms the payment, clears the quiz and opens the purchase (docs/product.md#payment-mode). */
export function finishPurchase(
  message: { readonly title: string; readonly description: string },
  forget: () => void,
  clientSecret: string | null = null,
): void {
  showToast(message);
  if (!sessionStore.write("payment_completed", "true")) {
    console.warn("The payment cannot be noted here.");
  }
  forget();
  setTimeout(() => window.location.assign(findSuccessPath(clientSecret)), SEEN_FOR_MS);
  // Back must not show the form of a completed payment.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
}

/** Shown between the payment and `/success`, with a link in case the redirect fails. */
export function PaidStage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <StatePage scene="paid" {...paid} heading={heading} href="/success" />;
}
