import { SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { areasSection, growthAreas } from "#app/funnels/life-assessment/content/landing.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { AreaMark } from "../flower/area-mark.tsx";
import * as css from "./landing-areas.css.ts";

/** The five areas: name, meaning and their five sub-dimensions. */
export const LandingAreas = () => (
  <Section id="areas" {...areasSection}>
    <ul role="list" className={css.list}>
      {growthAreas.map(({ key, text }) => (
        <li key={key} className={css.row}>
          <h3 className={css.name}>
            <AreaMark area={key} />
            {areaNames[key]}
          </h3>
          <p>{text}</p>
          <p className={css.subDimensions}>{SUB_DIMENSIONS[key].join(", ")}</p>
        </li>
      ))}
    </ul>
  </Section>
);
