import { useCallback, useEffect, useState } from "react";
import { showToast } from "#app/design/feedback/toast-store.ts";
import type { StartedOrder } from "#app/domain/purchase/order.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { localStore, sessionStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { requestPayment } from "#app/orders/screens/request-payment.ts";
import { setupFailure } from "../content/checkout.ts";
import { nameOfPrice, type PriceInfo } from "../rules/price.ts";

export type CheckoutView =
  | { readonly state: "creating" }
  | { readonly state: "failed"; readonly text: string }
  | StartedOrder;

/**
 * Stores that the toolkit was paid. `/success` removes the first key; after that, the second one prevents exit offers
 * in this tab, and the third one in every other tab.
 */
function notePaid(): void {
  sessionStore.write("perfectionism_payment_completed", "true");
  sessionStore.write("perfectionism_exit_offer_shown", "true");
  localStore.write("perfectionism_bought", "true");
}

/** Starts the payment on page load and tracks it until paid. */
export function useCheckout(price: PriceInfo) {
  const [view, setView] = useState<CheckoutView>({ state: "creating" });

  /** Requests a payment. `expiredSecret`: a payment known to be no longer payable. */
  const start = useCallback(
    async (expiredSecret: string | null) => {
      try {
        const purchase = { price: nameOfPrice(price) };
        const started = await requestPayment("/api/create-perfectionism-payment", purchase);
        if (started.state === "open" && started.clientSecret === expiredSecret) {
          throw new Error("The server returned the expired payment again.");
        }
        if (started.state === "paid") notePaid();
        setView(started);
      } catch (error) {
        const limit = error instanceof CallError ? error.limitMessage : null;
        const { toast, text } = setupFailure;
        showToast({ ...toast, description: limit ?? toast.description, tone: "problem" });
        setView({ state: "failed", text: limit ?? text });
      }
    },
    [price],
  );
  useEffect(() => void start(null), [start]);

  const finish = useCallback(() => {
    notePaid();
    setView((shown) =>
      "orderId" in shown
        ? { ...shown, state: "paid", clientSecret: null, amount: price.amount }
        : shown,
    );
  }, [price]);

  return { view, start, finish };
}
