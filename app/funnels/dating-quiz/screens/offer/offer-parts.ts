import { onDemand } from "../quiz/on-demand.ts";

/** Content below the fold of the two long pages. */
export const offerRest = onDemand(() => import("./offer-rest.tsx").then((m) => m.OfferRest));
export const resultRest = onDemand(() => import("./result-rest.tsx").then((m) => m.ResultRest));

/** Brings Stripe's loader along, so it is loaded with the first click on a buy button. */
export const paymentPart = onDemand(() =>
  import("./payment-stage.tsx").then((m) => m.PaymentStage),
);
