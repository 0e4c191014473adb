import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { closing, hero } from "../content/sales-page.ts";
import { regularPrice } from "../rules/price.ts";
import { BuyLink } from "./buy-link.tsx";
import { PriceTag } from "./price-tag.tsx";

export const Closing = () => (
  <ClosingPanel {...closing}>
    <PriceTag price={regularPrice} once={hero.once} />
    <BuyLink />
  </ClosingPanel>
);
