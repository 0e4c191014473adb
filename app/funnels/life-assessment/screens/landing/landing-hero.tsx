import { Container, Stack } from "#app/design/layout.tsx";
import { hero, sampleScores } from "#app/funnels/life-assessment/content/landing.ts";
import * as panel from "#app/funnels/shared/screens/page/night-hero.css.ts";
import { AreaFlower } from "../flower/area-flower.tsx";
import { StartNotice } from "../start-notice.tsx";
import * as css from "./landing-hero.css.ts";
import { StartLink } from "./start-link.tsx";

/** `completed`: the number of completed audits, if it may be shown. */
export const LandingHero = ({ completed }: { completed: string | null }) => (
  <Container>
    <div className={css.panel}>
      <Stack gap="m" className={panel.words}>
        <p className={panel.eyebrow}>{hero.eyebrow}</p>
        <h1>{hero.title}</h1>
        <p className={panel.lead}>{hero.lead}</p>
        <div>
          <StartLink />
        </div>
        <StartNotice />
        <p className={panel.note}>{hero.note}</p>
      </Stack>
      <figure className={css.picture}>
        <AreaFlower scores={sampleScores} writes="names" label={hero.picture} />
        <figcaption className={css.caption}>{hero.caption}</figcaption>
      </figure>
      <ul role="list" className={`${css.figures} ${panel.foot}`}>
        {hero.figures.map(({ value, unit }) => (
          <li key={unit}>
            <strong className={css.value}>{value}</strong> {unit}
          </li>
        ))}
        {completed && (
          <li>
            <strong className={css.value}>{completed}</strong> {hero.completed}
          </li>
        )}
      </ul>
    </div>
  </Container>
);
