import { onDemand } from "../quiz/on-demand.ts";

/** Content below the fold of the two long pages. */
export const offerRest = onDemand(() => {
  preloadRequest();
  return import("./offer-rest.tsx").then((m) => m.OfferRest);
});
export const resultRest = onDemand(() => {
  preloadRequest();
  return import("./result-rest.tsx").then((m) => m.ResultRest);
});

/** Who reads on may buy, and a buy button should not wait for what it calls. */
function preloadRequest(): void {
  import("#app/orders/screens/request-payment.ts").catch(() => {});
}

/** Brings Stripe's loader along, so it is loaded with the first click on a buy button. */
export const paymentPart = onDemand(() =>
  import("./payment-stage.tsx").then((m) => m.PaymentStage),
);
