import { useState } from "react";
import { VisuallyHidden } from "#app/design/layout.tsx";
import { onTheLine } from "#app/funnels/life-assessment/content/close-call.ts";
import { areasPart } from "#app/funnels/life-assessment/content/results.ts";
import { subDimensionsPart } from "#app/funnels/life-assessment/content/results-sides.ts";
import { outOf } from "#app/funnels/life-assessment/content/scores.ts";
import type {
  CompleteArea,
  SubDimensionResult,
} from "#app/funnels/life-assessment/rules/complete-results.ts";
import { findBand } from "#app/funnels/life-assessment/rules/reliability.ts";
import type { AreaResult } from "#app/funnels/life-assessment/rules/results.ts";
import { findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import { findLine } from "#app/funnels/life-assessment/rules/text-level.ts";
import {
  areaAccents,
  sidePetal,
} from "#app/funnels/life-assessment/screens/flower/area-accents.css.ts";
import { AreaMark } from "#app/funnels/life-assessment/screens/flower/area-mark.tsx";
import { PetalFill } from "#app/funnels/life-assessment/screens/flower/petal-fill.tsx";
import { HelpText } from "#app/help/screens/help-text.tsx";
import type { CompleteProps } from "../overview/results-picture.tsx";
import { TabSection } from "../tab-section.tsx";
import * as css from "./results-sides.css.ts";

/** The 25 sub-dimensions as five rows of five petals, in the order of the questions. */
export const ResultsSides = ({ results, areas }: CompleteProps) => (
  <TabSection id="sides" title={subDimensionsPart.title} lead={subDimensionsPart.lead}>
    <div className={css.areas}>
      {results.areas_summary.map((area) => (
        <AreaSides
          key={area.key}
          area={area}
          sides={areas.find(({ key }) => key === area.key)?.sub_dimensions ?? []}
        />
      ))}
    </div>
  </TabSection>
);

type AreaSidesProps = { area: AreaResult; sides: CompleteArea["sub_dimensions"] };

/** One side's text is open at a time, initially the lowest side's. */
function AreaSides({ area: { key, name, score }, sides }: AreaSidesProps) {
  const [open, setOpen] = useState<string | undefined>(() => findLowestSide(sides)?.name);
  return (
    <section className={`${css.area} ${areaAccents[key]}`} aria-labelledby={`sides-${key}`}>
      <h3 id={`sides-${key}`} className={css.name}>
        <AreaMark area={key} />
        <span>{name}</span>
        <span className={css.score}>{outOf(score)}</span>
      </h3>
      <ul role="list" className={css.sides}>
        {sides.map((side, index) => (
          <li key={side.name}>
            <button
              type="button"
              className={css.side}
              aria-expanded={side.name === open}
              aria-controls={`side-${key}-${index}`}
              onClick={() => setOpen(side.name === open ? undefined : side.name)}
            >
              <SidePetal score={side.score} />
              <span className={css.sideName}>{side.name}</span>
              <VisuallyHidden>{describeScore(side)}</VisuallyHidden>
              <span className={css.figure} aria-hidden="true">
                {side.score}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {sides.map((side, index) => (
        <div
          key={side.name}
          id={`side-${key}-${index}`}
          className={css.text}
          hidden={side.name !== open}
        >
          <h4 className={css.textTitle}>
            {side.name} <span className={css.score}>{describeScore(side)}</span>
          </h4>
          <p className={css.likely}>{describeBand(side.score)}</p>
          <p>
            <HelpText>{side.text}</HelpText>
          </p>
        </div>
      ))}
    </section>
  );
}

const describeScore = ({ score }: SubDimensionResult): string =>
  `${outOf(score)} · ${findScoreBand(score).label}`;

function describeBand(score: number): string {
  const line = findLine(score);
  return areasPart.likely(findBand(score, "subDimension"), line && onTheLine[line]);
}

const findLowestSide = (sides: readonly SubDimensionResult[]): SubDimensionResult | undefined =>
  [...sides].sort((one, other) => one.score - other.score)[0];

/** One petal in the inherited colour, as long as a sub-dimension's score, with its band as a soft edge. */
const SidePetal = ({ score }: { score: number }) => (
  <svg className={sidePetal} viewBox="-40 -122 80 124" fill="none" aria-hidden="true">
    <PetalFill score={score} edge={findBand(score, "subDimension")} />
  </svg>
);
