import { Icon } from "#app/design/icon.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { claims } from "../content/claims.ts";
import { benefits } from "../content/preview.ts";
import * as css from "./benefit-list.css.ts";

/** What the trial opens. */
export function BenefitList() {
  const claimText = useClaimText();
  const items = [...benefits.items, claimText(claims.exercises), claimText(claims.ebooks)];
  return (
    <ul role="list" className={css.benefits}>
      {items.map(
        (item) =>
          item && (
            <li key={item} className={css.benefit}>
              <span className={css.mark}>
                <Icon name="check" />
              </span>
              {item}
            </li>
          ),
      )}
    </ul>
  );
}
