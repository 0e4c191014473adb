import { LinkButton } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { offers, order } from "#app/funnels/life-assessment/content/preview.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { Guarantee } from "#app/funnels/shared/screens/guarantee.tsx";
import * as css from "./preview-order.css.ts";
import { TrustBadges } from "./trial-benefits.tsx";

export const PreviewOrder = ({ offer }: { offer: Offer }) => (
  <Container className={css.section}>
    <section aria-labelledby="order-title" className={css.order}>
      <p className={css.ready}>{order.title}</p>
      <h2 id="order-title" className={css.title}>
        {offers[offer].title}
      </h2>
      <ul role="list" className={css.terms}>
        {offers[offer].terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <LinkButton href={PAYWALL_PATH} size="l" isBlock>
        {offers[offer].order}
      </LinkButton>
      <TrustBadges />
      <Guarantee covers="subscription" />
    </section>
  </Container>
);
