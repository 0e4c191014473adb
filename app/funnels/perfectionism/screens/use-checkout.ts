import { useCallback, useEffect, useState } from "react";
import { showToast } from "#app/design/toast-store.ts";
import type { StartedOrder } from "#app/domain/order.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { setupFailure } from "../content/checkout.ts";
import { nameOfPrice, type PriceInfo } from "../rules/price.ts";
import { readStarted } from "../rules/started-payment.ts";
import { keepPaymentCompleted } from "./visit.ts";

export type CheckoutView = { readonly state: "creating" | "failed" } | StartedOrder;

/** From the payment that is opened with the page to the one that is paid (specification, section 4). */
export function useCheckout(price: PriceInfo) {
  const [view, setView] = useState<CheckoutView>({ state: "creating" });

  const start = useCallback(async () => {
    try {
      const body = { price: nameOfPrice(price) };
      const started = readStarted(await callApi("POST", "/api/create-perfectionism-payment", body));
      if (started.state === "paid") keepPaymentCompleted();
      setView(started);
    } catch {
      showToast({ ...setupFailure.toast, tone: "problem" });
      setView({ state: "failed" });
    }
  }, [price]);
  useEffect(() => void start(), [start]);

  const finish = useCallback(() => {
    keepPaymentCompleted();
    setView((shown) =>
      "orderId" in shown ? { state: "paid", clientSecret: null, orderId: shown.orderId } : shown,
    );
  }, []);

  return { view, start, finish };
}
