import { type ComponentType, useEffect, useState } from "react";
import { type OnDemand, onDemand, useOnDemand } from "../quiz/on-demand.ts";
import { onFirstInteraction } from "../quiz/on-first-interaction.ts";
import { FailedStage } from "../quiz/waiting-stages.tsx";

type RestOfPageProps<Props> = Props & { part: OnDemand<ComponentType<Props>> };

/** Content below the fold. After a reload it is loaded on the visitor's first interaction. */
export function RestOfPage<Props extends object>({ part, ...props }: RestOfPageProps<Props>) {
  const [isWanted, setIsWanted] = useState(part.get() !== null);
  useEffect(() => onFirstInteraction(() => setIsWanted(true)), []);
  const demanded = useOnDemand(isWanted ? part : null);
  if (demanded.name === "failed") return <FailedStage what="part" retry={demanded.retry} />;
  return demanded.name === "loaded" && <demanded.part {...(props as unknown as Props)} />;
}

/** Content below the fold of the two long pages. */
export const offerRest = onDemand(() => {
  preloadRequest();
  return import("./offer-rest.tsx").then((m) => m.OfferRest);
});
export const resultRest = onDemand(() => {
  preloadRequest();
  return import("./result-rest.tsx").then((m) => m.ResultRest);
});

/** A visitor who reads on may buy, and a buy button should not wait for its script. */
function preloadRequest(): void {
  import("#app/orders/screens/request-payment.ts").catch(() => {});
}

/** At the end of the revealed pattern. */
export const shareCard = onDemand(() => import("../share/share-card.tsx").then((m) => m.ShareCard));

/** Includes Stripe's loader, so it is loaded with the first click on a buy button. */
export const paymentPart = onDemand(() =>
  import("./payment-stage.tsx").then((m) => m.PaymentStage),
);
