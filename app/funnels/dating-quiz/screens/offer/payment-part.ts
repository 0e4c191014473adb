import { onDemand } from "../quiz/on-demand.ts";

/** It brings the way to Stripe along, so it comes with the first press that buys. */
export const paymentPart = onDemand(() =>
  import("./payment-stage.tsx").then((m) => m.PaymentStage),
);
