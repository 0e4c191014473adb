import { Card } from "#app/design/card.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { claims } from "../content/claims.ts";
import { benefits, offer } from "../content/preview.ts";
import * as css from "./preview-offer.css.ts";

/** What is behind the blur, and what it costs. */
export function PreviewOffer() {
  const claimText = useClaimText();
  const items = [...benefits.items, claimText(claims.exercises), claimText(claims.ebooks)];
  return (
    <Container className={css.section}>
      <section aria-labelledby="benefits-title">
        <h2 id="benefits-title" className={css.title}>
          {benefits.title}
        </h2>
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
      </section>
      <Card look="soft" className={css.offer}>
        <h2 className={css.price}>{offer.title}</h2>
        <ul role="list" className={css.terms}>
          {offer.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Card>
    </Container>
  );
}
