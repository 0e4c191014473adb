import { LinkButton } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { Container, Inline } from "#app/design/layout.tsx";
import { subscribed } from "#app/funnels/life-assessment/content/paywall.ts";
import { MANAGE_LINK, MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import * as message from "#app/funnels/shared/screens/page/message-card.css.ts";

/** Shown instead of the offer, so that nobody pays twice. */
export const PaywallSubscribed = () => (
  <Container narrow className={message.place}>
    <Card className={message.card}>
      <h1 className={message.title}>{subscribed.title}</h1>
      <p className={message.text}>{subscribed.lead}</p>
      <Inline>
        <LinkButton href="/quiz2/results" size="l">
          {subscribed.results}
        </LinkButton>
        <LinkButton href={MANAGE_PATH} tone="quiet" size="l">
          {MANAGE_LINK}
        </LinkButton>
      </Inline>
    </Card>
  </Container>
);
