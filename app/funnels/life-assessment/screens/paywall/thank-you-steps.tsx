import { Disc } from "#app/design/disc.tsx";
import { Container } from "#app/design/layout.tsx";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { steps } from "#app/funnels/life-assessment/content/thank-you.ts";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import * as css from "./thank-you-steps.css.ts";

export function ThankYouSteps() {
  const withinHour = useClaimText()(claims.withinHour);
  return (
    <Container className={css.section}>
      <section aria-labelledby="steps-title">
        <h2 id="steps-title" className={css.title}>
          {steps.title}
        </h2>
        <ol role="list" className={css.steps}>
          {steps.items.map((item, index) => (
            <li key={item.id} className={css.step}>
              <Disc>{index + 1}</Disc>
              <div>
                <h3 className={css.stepTitle}>{item.title}</h3>
                <p className={css.text}>
                  {item.text} {item.id === "email" && withinHour}
                  {item.id === "content" && <a href="/quiz2/courses">{item.link}</a>}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Container>
  );
}
