import { onDemand } from "../quiz/on-demand.ts";

/** Brings Stripe's loader along, so it is loaded with the first click on a buy button. */
export const paymentPart = onDemand(() =>
  import("./payment-stage.tsx").then((m) => m.PaymentStage),
);
