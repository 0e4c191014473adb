import { Accordion } from "#app/design/controls/accordion.tsx";
import { Container, VisuallyHidden } from "#app/design/layout.tsx";
import { AREAS, type AreaKey, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { areaTitles } from "#app/funnels/life-assessment/content/area-titles.ts";
import {
  describeChange,
  describeChanges,
  comparison as words,
} from "#app/funnels/life-assessment/content/comparison.ts";
import {
  type Change,
  type Comparison,
  directionOf,
  scoresAt,
  sortChanges,
} from "#app/funnels/life-assessment/rules/compare-attempts.ts";
import { reliableChange } from "#app/funnels/life-assessment/rules/reliability.ts";
import { areaAccents } from "#app/funnels/life-assessment/screens/flower/area-accents.css.ts";
import { AreaFlower } from "#app/funnels/life-assessment/screens/flower/area-flower.tsx";
import { AreaMark } from "#app/funnels/life-assessment/screens/flower/area-mark.tsx";
import { TabSection } from "../tab-section.tsx";
import * as css from "./results-changes.css.ts";

/** The tab of those who took the assessment before (docs/product.md#since-last-time). */
export function ResultsChanges({ since }: { since: Comparison }) {
  const { areas, beforeAt, afterAt, caveats } = since;
  const [before, after] = [scoresAt(areas, "before"), scoresAt(areas, "after")];
  return (
    <>
      <Container>
        <section className={css.panel} aria-labelledby="since-title">
          <div className={css.flower}>
            <AreaFlower
              {...{ before, scores: after }}
              writes="names"
              label={words.flower(before, after)}
            />
          </div>
          <div className={css.words}>
            <h2 id="since-title" className={css.title}>
              {words.title}
            </h2>
            <p className={css.summary}>{describeChanges(sortChanges(areas))}</p>
            <p className={css.legend}>{words.legend(beforeAt, afterAt)}</p>
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
            <li key={area} className={`${css.area} ${areaAccents[area]}`}>
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

const Figures = ({ change: { before, after } }: { change: Change }) => (
  <span className={css.figures}>
    <VisuallyHidden>{`${words.before} `}</VisuallyHidden>
    {before}
    <span aria-hidden="true"> → </span>
    <VisuallyHidden>{`, ${words.after} `}</VisuallyHidden>
    <strong>{after}</strong>
  </span>
);

/** From the old score, a ring, to the new one, a dot. */
function Track({ change }: { change: Change }) {
  const { before, after } = change;
  const tone = directionOf(change) === "same" ? css.unsure : css.sure;
  return (
    <svg className={`${css.track} ${tone}`} height="16" aria-hidden="true">
      <line className={css.rail} x1="0%" x2="100%" y1="8" y2="8" />
      <line className={css.way} x1={`${before}%`} x2={`${after}%`} y1="8" y2="8" />
      <circle className={css.oldDot} cx={`${before}%`} cy="8" r="5" />
      <circle className={css.newDot} cx={`${after}%`} cy="8" r="6" />
    </svg>
  );
}

const Verdict = ({ change }: { change: Change }) => (
  <span className={directionOf(change) === "same" ? css.small : css.moved}>
    {describeChange(change)}
  </span>
);
