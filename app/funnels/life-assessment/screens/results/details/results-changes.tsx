import { Accordion } from "#app/design/controls/accordion.tsx";
import { Container } from "#app/design/layout.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import { AREAS, type AreaKey, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { areaTitles } from "#app/funnels/life-assessment/content/area-titles.ts";
import {
  describeChanges,
  comparison as words,
} from "#app/funnels/life-assessment/content/comparison.ts";
import {
  type Comparison,
  scoresAt,
  sortChanges,
} from "#app/funnels/life-assessment/rules/compare-attempts.ts";
import { reliableChange } from "#app/funnels/life-assessment/rules/reliability.ts";
import { areaAccents } from "#app/funnels/life-assessment/screens/flower/area-accents.css.ts";
import { AreaFlower } from "#app/funnels/life-assessment/screens/flower/area-flower.tsx";
import { AreaMark } from "#app/funnels/life-assessment/screens/flower/area-mark.tsx";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { PulseOffer } from "../../pulse/pulse-offer.tsx";
import { Figures, Track, Verdict } from "../change-parts.tsx";
import { TabSection } from "../tab-section.tsx";
import * as css from "./results-changes.css.ts";

/** The tab for people who took the assessment before (docs/product.md#since-last-time). */
export function ResultsChanges({ since }: { since: Comparison }) {
  const locale = useLocale();
  const { areas, beforeAt, afterAt, caveats } = since;
  const before = scoresAt(areas, "before");
  const after = scoresAt(areas, "after");
  return (
    <>
      <Container>
        <section className={css.panel} aria-labelledby="since-title">
          <div className={css.flower}>
            <AreaFlower
              before={before}
              scores={after}
              writes="names"
              label={words.flower(before, after)}
            />
          </div>
          <div className={css.words}>
            <h2 id="since-title" className={css.title}>
              {words.title}
            </h2>
            <p className={css.summary}>{describeChanges(sortChanges(areas))}</p>
            <p className={css.legend}>
              {words.legend(formatDay(beforeAt, locale), formatDay(afterAt, locale))}
            </p>
            {caveats.map((caveat) => (
              <p key={caveat} className={css.caveat}>
                {words.caveats[caveat]}
              </p>
            ))}
          </div>
        </section>
      </Container>
      <TabSection
        id="changes"
        title={words.areas}
        lead={words.rule(reliableChange("area"), reliableChange("subDimension"))}
      >
        <ul role="list" className={css.areas}>
          {AREAS.map((area) => (
            <li key={area} className={`${css.row} ${css.area} ${areaAccents[area]}`}>
              <AreaMark area={area} />
              <span className={css.name}>{areaTitles[area]}</span>
              <Figures change={areas[area]} />
              <Track change={areas[area]} />
              <Verdict change={areas[area]} />
            </li>
          ))}
        </ul>
        <Accordion
          name="sides"
          items={[
            {
              id: "sides",
              title: words.sides,
              body: AREAS.map((area) => <Sides key={area} area={area} since={since} />),
            },
          ]}
        />
        <div className={css.between}>
          <PulseOffer />
        </div>
      </TabSection>
    </>
  );
}

const Sides = ({ area, since }: { area: AreaKey; since: Comparison }) => (
  <section className={areaAccents[area]} aria-labelledby={`moved-${area}`}>
    <h3 id={`moved-${area}`} className={css.sidesTitle}>
      {areaNames[area]}
    </h3>
    <ul role="list">
      {SUB_DIMENSIONS[area].map((name) => (
        <li key={name} className={css.side}>
          <span>{name}</span>
          <Figures change={since.subDimensions[name]} />
          <Verdict change={since.subDimensions[name]} />
        </li>
      ))}
    </ul>
  </section>
);
