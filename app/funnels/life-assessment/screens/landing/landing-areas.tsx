import { SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { areasSection, growthAreas } from "#app/funnels/life-assessment/content/landing.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import * as css from "./landing-areas.css.ts";

/** The five areas: name, meaning and their five sub-dimensions. */
export const LandingAreas = () => (
  <Section id="areas" {...areasSection}>
    <ul role="list" className={css.list}>
      {growthAreas.map(({ key, name, text }, index) => (
        <li key={key} className={css.row}>
          <h3 className={css.name}>
            <PetalMark index={index} />
            {name}
          </h3>
          <p>{text}</p>
          <p className={css.subDimensions}>{SUB_DIMENSIONS[key].join(", ")}</p>
        </li>
      ))}
    </ul>
  </Section>
);

/** The rose with this area's petal highlighted. */
const PetalMark = ({ index }: { index: number }) => (
  <svg className={css.mark} viewBox="-16 -16 32 32" aria-hidden="true">
    {[0, 1, 2, 3, 4].map((petal) => (
      <path
        key={petal}
        className={petal === index ? css.ownPetal : css.otherPetal}
        d="M0 0C-4.4-3.5-6-10 0-16C6-10 4.4-3.5 0 0Z"
        transform={`rotate(${petal * 72})`}
      />
    ))}
  </svg>
);
