import { useCallback, useEffect, useState } from "react";
import { showToast } from "#app/design/toast-store.ts";
import type { StartedOrder } from "#app/domain/order.ts";
import { requestPayment } from "#app/orders/screens/request-payment.ts";
import { setupFailure } from "../content/checkout.ts";
import { nameOfPrice, type PriceInfo } from "../rules/price.ts";
import { keepPaymentCompleted } from "./visit.ts";

export type CheckoutView = { readonly state: "creating" | "failed" } | StartedOrder;

/** Opens the payment when the page loads and follows it until it is paid. */
export function useCheckout(price: PriceInfo) {
  const [view, setView] = useState<CheckoutView>({ state: "creating" });

  /** Asks for a payment other than one that is known to be over. */
  const start = useCallback(
    async (over: string | null) => {
      try {
        const purchase = { price: nameOfPrice(price) };
        const started = await requestPayment("/api/create-perfectionism-payment", purchase);
        if (started.state === "open" && started.clientSecret === over) {
          throw new Error("The server returned the expired payment again.");
        }
        if (started.state === "paid") keepPaymentCompleted();
        setView(started);
      } catch {
        showToast({ ...setupFailure.toast, tone: "problem" });
        setView({ state: "failed" });
      }
    },
    [price],
  );
  useEffect(() => void start(null), [start]);

  const finish = useCallback(() => {
    keepPaymentCompleted();
    setView((shown) =>
      "orderId" in shown ? { state: "paid", clientSecret: null, orderId: shown.orderId } : shown,
    );
  }, []);

  return { view, start, finish };
}
