import { Button } from "#app/design/button.tsx";
import { offer } from "#app/funnels/dating-quiz/content/offer.ts";
import { loadAhead } from "../quiz/on-demand.ts";
import { paymentPart } from "./payment-part.ts";

type BuyButtonProps = { isPending: boolean; onBuy: () => void; size?: "m" | "l" };

/** While the payment is opened, its form is on the way already. */
export const BuyButton = ({ isPending, onBuy, size = "l" }: BuyButtonProps) => (
  <Button
    size={size}
    isPending={isPending}
    onClick={() => {
      loadAhead(paymentPart);
      onBuy();
    }}
  >
    {isPending ? offer.pending : offer.action}
  </Button>
);
