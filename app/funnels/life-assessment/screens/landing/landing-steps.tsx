import type { ReactNode } from "react";
import { howItWorks, sampleScores } from "#app/funnels/life-assessment/content/landing.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { AreaFlower } from "../flower/area-flower.tsx";
import * as css from "./landing-steps.css.ts";

const CHOSEN_CIRCLE = 3;

const pictures: Record<(typeof howItWorks.steps)[number]["id"], ReactNode> = {
  answer: (
    <span className={css.circles}>
      {[0, 1, 2, 3, 4].map((circle) => (
        <span key={circle} className={circle === CHOSEN_CIRCLE ? css.chosen : css.circle} />
      ))}
    </span>
  ),
  see: (
    <span className={css.shape}>
      <AreaFlower scores={sampleScores} />
    </span>
  ),
  begin: (
    <span className={css.days}>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <span key={day} className={day === 1 ? css.firstDay : css.day}>
          {day}
        </span>
      ))}
    </span>
  ),
};

export const LandingSteps = () => (
  <Section id="how-it-works" title={howItWorks.title} lead={howItWorks.lead}>
    <ol role="list" className={css.steps}>
      {howItWorks.steps.map(({ id, title, text }, index) => (
        <li key={id} className={css.step}>
          <div className={css.picture} aria-hidden="true">
            {pictures[id]}
          </div>
          <h3>{`${index + 1}. ${title}`}</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
