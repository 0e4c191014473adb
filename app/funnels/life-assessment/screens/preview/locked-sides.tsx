import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { AREAS, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { lockedSides } from "#app/funnels/life-assessment/content/free-part.ts";
import { AreaMark } from "../flower/area-mark.tsx";
import * as css from "./locked-sides.css.ts";

/** The titles of the locked sides, without any of their content. */
export const LockedSides = () => (
  <Container className={css.section}>
    <section aria-labelledby="sides-title">
      <h2 id="sides-title" className={css.title}>
        {lockedSides.title}
      </h2>
      <p className={css.lead}>{lockedSides.lead}</p>
      <ul role="list" className={css.areas}>
        {AREAS.map((area) => (
          <li key={area} className={css.area}>
            <AreaMark area={area} />
            <h3 className={css.name}>{areaNames[area]}</h3>
            <span className={css.lock}>
              <Icon name="lock" />
            </span>
            <ul role="list" className={css.sides}>
              {SUB_DIMENSIONS[area].map((side) => (
                <li key={side} className={css.side}>
                  {side}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  </Container>
);
