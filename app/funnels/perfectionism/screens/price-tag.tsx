import { VisuallyHidden } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims } from "../content/claims.ts";
import { value } from "../content/sales-page.ts";
import type { PriceInfo } from "../rules/price.ts";
import * as css from "./price-tag.css.ts";

type PriceTagProps = { price: PriceInfo; once?: string; size?: keyof typeof css.figure };

/** The price, with the claimed total value if the claims mode shows it. */
export function PriceTag({ price, once, size = "m" }: PriceTagProps) {
  const worth = useClaimText()(claims.totalValue);
  return (
    <p className={css.price}>
      {worth && (
        <span className={css.worth}>
          <VisuallyHidden>{value.total} </VisuallyHidden>
          <s>{worth}</s>
        </span>
      )}
      <strong className={css.figure[size]}>{price.display}</strong>
      {once && <span>{once}</span>}
    </p>
  );
}
