import { ProgressBar } from "#app/design/progress-bar.tsx";
import { Section } from "#app/funnels/shared/screens/section.tsx";
import { sidesPart } from "../content/results.ts";
import type { CompleteArea, SideResult } from "../rules/complete-results.ts";
import type { AreaResult } from "../rules/results.ts";
import { findScoreBand } from "../rules/score-band.ts";
import * as css from "./results-sides.css.ts";
import { band } from "./score-band.css.ts";

type ResultsSidesProps = {
  summary: readonly AreaResult[];
  areas: readonly CompleteArea[];
};

/** The 25 sub-dimensions, five to an area, in the order of the questions. */
export const ResultsSides = ({ summary, areas }: ResultsSidesProps) => (
  <Section id="sides" title={sidesPart.title} lead={sidesPart.lead}>
    {summary.map(({ key, name }) => (
      <section key={key} className={css.area} aria-labelledby={`sides-${key}`}>
        <h3 id={`sides-${key}`} className={css.name}>
          {name}
        </h3>
        <ul role="list" className={css.sides}>
          {areas
            .find((area) => area.key === key)
            ?.sub_dimensions.map((side) => (
              <Side key={side.name} side={side} />
            ))}
        </ul>
      </section>
    ))}
  </Section>
);

function Side({ side: { name, score, text } }: { side: SideResult }) {
  const { color, label } = findScoreBand(score);
  return (
    <li className={css.side}>
      <div className={band[color]}>
        <h4 className={css.sideName}>
          <span>{name}</span>
          <span className={css.score}>{`${score}% · ${label}`}</span>
        </h4>
        <ProgressBar label={name} value={score} />
      </div>
      <p className={css.text}>{text}</p>
    </li>
  );
}
