import { useState } from "react";
import { VisuallyHidden } from "#app/design/layout.tsx";
import { areasPart, subDimensionsPart } from "#app/funnels/life-assessment/content/results.ts";
import type {
  CompleteArea,
  SubDimensionResult,
} from "#app/funnels/life-assessment/rules/complete-results.ts";
import { findBand } from "#app/funnels/life-assessment/rules/reliability.ts";
import type { AreaResult } from "#app/funnels/life-assessment/rules/results.ts";
import { findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import { HelpText } from "#app/help/screens/help-text.tsx";
import { areaAccents } from "../flower/area-accents.css.ts";
import { AreaMark } from "../flower/area-mark.tsx";
import { SidePetal } from "../flower/side-petal.tsx";
import type { CompleteProps } from "./results-picture.tsx";
import * as css from "./results-sides.css.ts";
import { TabSection } from "./tab-section.tsx";

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

/** One side's text is open at a time, at first that of the lowest. */
function AreaSides({ area: { key, name, score }, sides }: AreaSidesProps) {
  const [open, setOpen] = useState<string | undefined>(() => findLowestSide(sides)?.name);
  return (
    <section className={`${css.area} ${areaAccents[key]}`} aria-labelledby={`sides-${key}`}>
      <h3 id={`sides-${key}`} className={css.name}>
        <AreaMark area={key} />
        <span>{name}</span>
        <span className={css.score}>{`${score}%`}</span>
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
          <p className={css.likely}>{areasPart.likely(findBand(side.score, "subDimension"))}</p>
          <p>
            <HelpText>{side.text}</HelpText>
          </p>
        </div>
      ))}
    </section>
  );
}

const describeScore = ({ score }: SubDimensionResult): string =>
  `${score}% · ${findScoreBand(score).label}`;

const findLowestSide = (sides: readonly SubDimensionResult[]): SubDimensionResult | undefined =>
  [...sides].sort((one, other) => one.score - other.score)[0];
