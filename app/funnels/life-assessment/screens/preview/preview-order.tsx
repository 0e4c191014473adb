import { LinkButton } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { offer, order } from "#app/funnels/life-assessment/content/preview.ts";
import { TrustBadges } from "../landing/trust-badges.tsx";
import { PAYWALL_PATH } from "../paywall/paywall-path.ts";
import * as css from "./preview-order.css.ts";

export const PreviewOrder = () => (
  <Container className={css.section}>
    <section aria-labelledby="order-title" className={css.order}>
      <h2 id="order-title">{order.title}</h2>
      <LinkButton href={PAYWALL_PATH} size="l" isBlock>
        {order.action}
      </LinkButton>
      <p className={css.terms}>{offer.terms.join(" ")}</p>
      <TrustBadges />
    </section>
  </Container>
);
