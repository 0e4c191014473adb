import { useEffect, useState } from "react";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { orderMessages } from "#app/funnels/dating-quiz/content/purchase-messages.ts";
import { readPaymentReturn } from "#app/funnels/dating-quiz/rules/payment-return.ts";
import { paymentMessages } from "#app/orders/screens/payment-messages.ts";
import type { StageProps } from "../quiz/stage-props.ts";
import { OpeningStage } from "../quiz/waiting-stages.tsx";
import { finishPurchase, PaidStage } from "./finish-purchase.tsx";

/** The return from the bank's page. If unpaid, the quiz continues where it was. */
export function PaymentReturn({ forget, endReturn }: StageProps) {
  const [isPaid, setIsPaid] = useState(false);

  useEffect(() => {
    const outcome = readPaymentReturn(window.location.search);
    // The URL holds the payment's secret, and a reload would repeat the message.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    if (outcome === "paid") {
      setIsPaid(true);
      finishPurchase(orderMessages.paid, forget);
      return;
    }
    if (outcome === "pending") showToast(paymentMessages.pending);
    if (outcome === "failed") showToast({ ...paymentMessages.failed, tone: "problem" });
    endReturn();
  }, [forget, endReturn]);

  return isPaid ? <PaidStage /> : <OpeningStage />;
}
