import { Container, Stack } from "#app/design/layout.tsx";
import { growthAreas, hero } from "#app/funnels/life-assessment/content/landing.ts";
import * as panel from "#app/funnels/shared/screens/page/night-hero.css.ts";
import { StartNotice } from "../start-notice.tsx";
import { AreaRose } from "./area-rose.tsx";
import * as css from "./landing-hero.css.ts";
import { StartLink } from "./start-link.tsx";

const shortest = Math.min(...growthAreas.map(({ sample }) => sample));
const petals = growthAreas.map(({ key, name, sample }) => ({
  key,
  name,
  length: sample,
  isMarked: sample === shortest,
}));

/** `completed`: how many audits, if that may be shown. */
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
        <AreaRose petals={petals} label={hero.picture} />
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
