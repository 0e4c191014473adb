import { LinkButton } from "#app/design/button.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { offer, order } from "../content/preview.ts";
import { PAYWALL_PATH } from "./paywall-path.ts";
import * as css from "./preview-order.css.ts";

export const PreviewOrder = () => (
  <Container className={css.section}>
    <section aria-labelledby="order-title" className={css.order}>
      <h2 id="order-title">{order.title}</h2>
      <LinkButton href={PAYWALL_PATH} size="l" isBlock>
        {order.action}
      </LinkButton>
      <p className={css.terms}>{offer.terms.join(" ")}</p>
      <ul role="list" className={css.badges}>
        {order.badges.map(({ icon, text }) => (
          <li key={text} className={css.badge}>
            <Icon name={icon} size={18} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  </Container>
);
