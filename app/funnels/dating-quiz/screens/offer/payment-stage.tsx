import { leavePayment } from "#app/funnels/dating-quiz/rules/offer.ts";
import type { StageProps } from "../quiz/stage-props.ts";
import { PaidStage } from "./finish-purchase.tsx";
import { PaymentMode } from "./payment-mode.tsx";
import { usePurchase } from "./use-purchase.ts";
import { useSending } from "./use-sending.ts";

/** The offer in payment mode. */
export function PaymentStage(props: StageProps) {
  const { session, change, paymentSetup, heading } = props;
  const { isPaid, finish, renew } = usePurchase(props);
  useSending(props);
  if (isPaid) return <PaidStage />;
  if (session.clientSecret === null) return null;
  return (
    <PaymentMode
      clientSecret={session.clientSecret}
      email={session.email}
      setup={paymentSetup}
      heading={heading}
      onBack={() => change(leavePayment)}
      onPaid={finish}
      onUnpayable={renew}
    />
  );
}
