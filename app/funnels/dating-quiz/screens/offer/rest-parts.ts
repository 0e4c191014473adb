import { onDemand } from "../quiz/on-demand.ts";

/** Content below the fold of the two long pages. */
export const offerRest = onDemand(() => import("./offer-rest.tsx").then((m) => m.OfferRest));
export const resultRest = onDemand(() => import("./result-rest.tsx").then((m) => m.ResultRest));
