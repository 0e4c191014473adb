import { Button } from "#app/design/controls/button.tsx";
import { offer } from "#app/funnels/dating-quiz/content/offer.ts";
import { preload } from "../quiz/on-demand.ts";
import { paymentPart } from "./offer-parts.tsx";

type BuyButtonProps = { isPending: boolean; onBuy: () => void; size?: "m" | "l" };

/** Preloads the payment form while the payment is being started. */
export const BuyButton = ({ isPending, onBuy, size = "l" }: BuyButtonProps) => (
  <Button
    size={size}
    isPending={isPending}
    onClick={() => {
      preload(paymentPart);
      onBuy();
    }}
  >
    {isPending ? offer.pending : offer.action}
  </Button>
);
