import { useRef, useState } from "react";
import { showToast } from "#app/design/toast-store.ts";
import { orderMessages, overMessages } from "#app/funnels/dating-quiz/content/purchase-messages.ts";
import {
  describeStartFailure,
  openPayment,
  stopPayment,
} from "#app/funnels/dating-quiz/rules/payment-mode.ts";
import { useRestored } from "#app/funnels/shared/screens/use-restored.ts";
import { requestPayment } from "#app/orders/screens/request-payment.ts";
import type { StageProps } from "../quiz/stage-props.ts";
import { finishPurchase } from "./finish-purchase.ts";

/** From the button that buys to what was bought. */
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
    finishPurchase(message, forget);
  };

  /** Asks for a payment other than one that is known to be over, and shows the form for it. */
  const begin = async (over: string | null): Promise<void> => {
    const { email, finalArchetype: archetype } = session;
    const started = await requestPayment("/api/create-payment-intent", { email, archetype });
    if (started.state !== "open") return finish(overMessages[started.state]);
    if (started.clientSecret === over) throw new Error("There is no other payment.");
    change((shown) => openPayment(shown, started.clientSecret));
  };

  const beginOnce = async (over: string | null): Promise<void> => {
    if (isBusy.current) return;
    setBusy(true);
    try {
      await begin(over);
    } catch (error) {
      showToast({ ...describeStartFailure(error), tone: "problem" });
      change(stopPayment);
    }
    setBusy(false);
  };

  return {
    isPending,
    isPaid,
    buy: () => beginOnce(null),
    finish: () => finish(orderMessages.paid),
    renew: () => beginOnce(session.clientSecret),
  };
}
