import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { closed, courseTexts } from "#app/funnels/life-assessment/content/courses-page.ts";
import { COURSE_IDS } from "#app/funnels/life-assessment/content/lesson.ts";
import { footer, freeLesson } from "#app/funnels/life-assessment/content/site-texts.ts";
import { LINK_FORM, PAYWALL_PATH, wayBack } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import * as css from "./courses-closed.css.ts";
import { shelf } from "./courses-page.css.ts";

/** For non-subscribers, at every URL below `/quiz2/courses`. */
export const CoursesClosed = ({ hasAttempt, offer }: { hasAttempt: boolean; offer: Offer }) => (
  <SlimPage accent="lagoon" footer={footer}>
    <StatePage
      scene="locked"
      title={closed.offers[offer].title}
      text={closed.offers[offer].lead}
      action={hasAttempt ? closed.offers[offer].paywall : closed.assessment}
      href={hasAttempt ? PAYWALL_PATH : "/quiz2"}
    />
    <Container className={css.place}>
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
      <p className={css.free}>
        <a href={freeLesson.href}>{freeLesson.link}</a>
      </p>
      <p className={css.paid}>
        {closed.paid} <a href={LINK_FORM}>{wayBack}</a>
      </p>
    </Container>
  </SlimPage>
);
