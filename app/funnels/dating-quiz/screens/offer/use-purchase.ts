import { useRef, useState } from "react";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { orderMessages, overMessages } from "#app/funnels/dating-quiz/content/purchase-messages.ts";
import {
  describePurchase,
  describeStartFailure,
  discardPayment,
  openPayment,
} from "#app/funnels/dating-quiz/rules/offer.ts";
import { inTime } from "#app/funnels/shared/screens/in-time.ts";
import { useRestored } from "#app/funnels/shared/screens/use-restored.ts";
import type { StageProps } from "../quiz/stage-props.ts";
import { finishPurchase } from "./finish-purchase.tsx";

/** The purchase, from the buy button to the paid order. */
export function usePurchase({ session, change, forget }: StageProps) {
  const [isPending, setIsPending] = useState(false);
  const [isPaid, setIsPaid] = useState(false);
  const isBusy = useRef(false);

  const setBusy = (isNowBusy: boolean) => {
    isBusy.current = isNowBusy;
    setIsPending(isNowBusy);
  };
  useRestored(() => setBusy(false));

  const finish = (message: Parameters<typeof finishPurchase>[0]) => {
    setIsPaid(true);
    finishPurchase(message, forget, session.clientSecret);
  };

  /** Requests a payment and shows its form. `expiredSecret`: a payment known to be no longer payable. */
  const startPayment = async (expiredSecret: string | null): Promise<void> => {
    const purchase = describePurchase(session);
    const { requestPayment } = await inTime(import("#app/orders/screens/request-payment.ts"));
    const started = await requestPayment("/api/create-payment-intent", purchase);
    if (started.state !== "open") return finish(overMessages[started.state]);
    if (started.clientSecret === expiredSecret)
      throw new Error("The server returned the expired payment again.");
    change((shown) => openPayment(shown, started.clientSecret));
  };

  const startPaymentOnce = async (expiredSecret: string | null): Promise<void> => {
    if (isBusy.current) return;
    setBusy(true);
    try {
      await startPayment(expiredSecret);
    } catch (error) {
      showToast({ ...describeStartFailure(error), tone: "problem" });
      change(discardPayment);
    }
    setBusy(false);
  };

  return {
    isPending,
    isPaid,
    buy: () => startPaymentOnce(null),
    finish: () => finish(orderMessages.paid),
    renew: () => startPaymentOnce(session.clientSecret),
  };
}
