import { Card } from "#app/design/card.tsx";
import { Container } from "#app/design/layout.tsx";
import type { Offer } from "#app/domain/subscription.ts";
import { benefits, offers } from "#app/funnels/life-assessment/content/preview.ts";
import * as css from "./preview-offer.css.ts";
import { BenefitList } from "./trial-benefits.tsx";

/** What is behind the blur, and its price. */
export const PreviewOffer = ({ offer }: { offer: Offer }) => (
  <Container className={css.section}>
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={css.title}>
        {benefits.title}
      </h2>
      <BenefitList />
    </section>
    <Card look="soft" className={css.offer}>
      <h2 className={css.price}>{offers[offer].title}</h2>
      <ul role="list" className={css.terms}>
        {offers[offer].terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Card>
  </Container>
);
