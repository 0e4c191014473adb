import { LinkButton } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { Container, Inline } from "#app/design/layout.tsx";
import type { Offer } from "#app/domain/subscription.ts";
import { closed, courseTexts } from "#app/funnels/life-assessment/content/courses-page.ts";
import { footer } from "#app/funnels/life-assessment/content/landing.ts";
import { COURSE_IDS } from "#app/funnels/life-assessment/content/lesson.ts";
import { MANAGE_LINK, MANAGE_PATH, PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import * as css from "./courses-closed.css.ts";
import { shelf } from "./shelf.css.ts";

/** For non-subscribers, at every URL below `/quiz2/courses`. */
export const CoursesClosed = ({ hasAttempt, offer }: { hasAttempt: boolean; offer: Offer }) => (
  <SlimPage accent="lagoon" footer={footer}>
    <Container className={css.place}>
      <div className={css.head}>
        <h1 className={css.title}>{closed.offers[offer].title}</h1>
        <p className={css.lead}>{closed.offers[offer].lead}</p>
        <Inline>
          {hasAttempt ? (
            <LinkButton href={PAYWALL_PATH} size="l">
              {closed.offers[offer].paywall}
            </LinkButton>
          ) : (
            <LinkButton href="/quiz2" size="l">
              {closed.assessment}
            </LinkButton>
          )}
        </Inline>
      </div>
      <ul role="list" className={shelf}>
        {COURSE_IDS.map((id) => (
          <li key={id}>
            <Card className={css.course}>
              <h2 className={css.name}>{courseTexts[id].title}</h2>
              <p className={css.text}>{courseTexts[id].summary}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className={css.paid}>
        {closed.paid} <a href={MANAGE_PATH}>{MANAGE_LINK}</a>
      </p>
    </Container>
  </SlimPage>
);
