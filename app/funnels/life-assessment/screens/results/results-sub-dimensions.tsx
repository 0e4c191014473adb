import { ProgressBar } from "#app/design/progress-bar.tsx";
import { subDimensionsPart } from "#app/funnels/life-assessment/content/results.ts";
import type {
  CompleteArea,
  SubDimensionResult,
} from "#app/funnels/life-assessment/rules/complete-results.ts";
import type { AreaResult } from "#app/funnels/life-assessment/rules/results.ts";
import { findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { HelpText } from "#app/help/screens/help-text.tsx";
import * as css from "./results-sub-dimensions.css.ts";
import { band } from "./score-band.css.ts";

type ResultsSubDimensionsProps = {
  summary: readonly AreaResult[];
  areas: readonly CompleteArea[];
};

/** The 25 sub-dimensions, five to an area, in the order of the questions. */
export const ResultsSubDimensions = ({ summary, areas }: ResultsSubDimensionsProps) => (
  <Section id="sides" title={subDimensionsPart.title} lead={subDimensionsPart.lead}>
    {summary.map(({ key, name }) => (
      <section key={key} className={css.area} aria-labelledby={`sides-${key}`}>
        <h3 id={`sides-${key}`} className={css.name}>
          {name}
        </h3>
        <ul role="list" className={css.subDimensions}>
          {areas
            .find((area) => area.key === key)
            ?.sub_dimensions.map((side) => (
              <SubDimensionItem key={side.name} side={side} />
            ))}
        </ul>
      </section>
    ))}
  </Section>
);

function SubDimensionItem({ side: { name, score, text } }: { side: SubDimensionResult }) {
  const { color, label } = findScoreBand(score);
  return (
    <li className={css.subDimension}>
      <div className={band[color]}>
        <h4 className={css.itemName}>
          <span>{name}</span>
          <span className={css.score}>{`${score}% · ${label}`}</span>
        </h4>
        <ProgressBar label={name} value={score} />
      </div>
      <p className={css.text}>
        <HelpText>{text}</HelpText>
      </p>
    </li>
  );
}
