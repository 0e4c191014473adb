import { Disc } from "#app/design/disc.tsx";
import { Container } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { claims } from "../content/claims.ts";
import { steps } from "../content/thank-you.ts";
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
          {steps.items.map(({ id, title, text }, index) => (
            <li key={id} className={css.step}>
              <Disc>{index + 1}</Disc>
              <div>
                <h3 className={css.stepTitle}>{title}</h3>
                <p className={css.text}>
                  {text} {id === "email" && withinHour}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Container>
  );
}
