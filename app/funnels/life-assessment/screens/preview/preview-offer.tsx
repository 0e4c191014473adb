import { Card } from "#app/design/card.tsx";
import { Container } from "#app/design/layout.tsx";
import { benefits, offer } from "#app/funnels/life-assessment/content/preview.ts";
import * as css from "./preview-offer.css.ts";
import { BenefitList } from "./trial-benefits.tsx";

/** What is behind the blur, and its price. */
export const PreviewOffer = () => (
  <Container className={css.section}>
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={css.title}>
        {benefits.title}
      </h2>
      <BenefitList />
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
