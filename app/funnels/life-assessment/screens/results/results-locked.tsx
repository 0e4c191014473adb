import { LinkButton } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { Container } from "#app/design/layout.tsx";
import type { Offer } from "#app/domain/subscription.ts";
import { offers } from "#app/funnels/life-assessment/content/preview.ts";
import { locked } from "#app/funnels/life-assessment/content/results.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import * as css from "./results-locked.css.ts";

/** Without payment: what the complete results contain, with a link to the paywall. */
export const ResultsLocked = ({ offer }: { offer: Offer }) => (
  <Container className={css.place}>
    <Card className={css.card}>
      <div>
        <h2 className={css.title}>{locked.title}</h2>
        <p className={css.text}>{locked.text}</p>
      </div>
      <div className={css.action}>
        <LinkButton href={PAYWALL_PATH} size="l" isBlock>
          {offers[offer].unlock}
        </LinkButton>
        <p className={css.terms}>{offers[offer].terms.join(" ")}</p>
      </div>
    </Card>
  </Container>
);
