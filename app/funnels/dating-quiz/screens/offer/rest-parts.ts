import { onDemand } from "../quiz/on-demand.ts";

/** What stands below the first view of the two long pages. */
export const offerRest = onDemand(() => import("./offer-rest.tsx").then((m) => m.OfferRest));
export const resultRest = onDemand(() => import("./result-rest.tsx").then((m) => m.ResultRest));
