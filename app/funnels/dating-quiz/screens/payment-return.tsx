import { useEffect, useState } from "react";
import { toastPaymentFailed, toastPaymentPending } from "#app/orders/screens/payment-toasts.ts";
import { orderMessages } from "../content/purchase-messages.ts";
import { readPaymentReturn } from "../rules/payment-return.ts";
import { finishPurchase } from "./finish-purchase.ts";
import { OpeningStage } from "./opening-stage.tsx";
import { PaidStage } from "./paid-stage.tsx";
import type { StageProps } from "./stage-props.ts";

/** The return from a bank's own page. If unpaid, the quiz goes on where it was. */
export function PaymentReturn({ forget, endReturn }: StageProps) {
  const [isPaid, setIsPaid] = useState(false);

  useEffect(() => {
    const outcome = readPaymentReturn(window.location.search);
    // The address holds the payment's secret, and a reload would tell of it again.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    if (outcome === "paid") {
      setIsPaid(true);
      finishPurchase(orderMessages.paid, forget);
      return;
    }
    if (outcome === "pending") toastPaymentPending();
    if (outcome === "failed") toastPaymentFailed(null);
    endReturn();
  }, [forget, endReturn]);

  return isPaid ? <PaidStage /> : <OpeningStage />;
}
