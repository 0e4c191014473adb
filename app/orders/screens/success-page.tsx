import { useEffect } from "react";
import { seconds } from "#app/domain/duration.ts";
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { celebrateOnce } from "#app/funnels/shared/screens/celebrate-once.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { footer } from "../content/downloads.ts";
import { products } from "../content/products.ts";
import type { Success } from "../rules/success.ts";
import { isGuardPassed } from "./success-guard.ts";
import { SuccessHead } from "./success-head.tsx";
import { SuccessLibrary } from "./success-library.tsx";
import { WayBackStage } from "./way-back-stage.tsx";

const CONFETTI = { count: 50, durationMs: seconds(5) };

/** `/success` (docs/product.md#success-page). Contains paid content only if the server has confirmed the payment. */
export function SuccessPage({ success }: { success: Success }) {
  const { orderId, product } = success;
  useEffect(
    () =>
      orderId && isGuardPassed() ? celebrateOnce("order_celebrated", orderId, CONFETTI) : undefined,
    [orderId],
  );
  // A buyer who pays on the bank's page returns here, so the checkout never sees the payment.
  useEffect(() => {
    if (orderId && product === "perfectionism_toolkit") {
      localStore.write("perfectionism_bought", "true");
    }
  }, [orderId, product]);
  return (
    <SlimPage accent={products[product].accent} footer={footer}>
      {success.back ? (
        <WayBackStage product={product} back={success.back} />
      ) : (
        <SuccessHead success={success} />
      )}
      <SuccessLibrary success={success} />
    </SlimPage>
  );
}
