import type { RefObject } from "react";
import { Container } from "#app/design/layout.tsx";
import { ScoreRing } from "#app/design/score-ring.tsx";
import { head } from "#app/funnels/life-assessment/content/results.ts";
import type { AreaResult, Results } from "#app/funnels/life-assessment/rules/results.ts";
import { findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import * as css from "./results-head.css.ts";
import { band } from "./score-band.css.ts";

type ResultsHeadProps = {
  heading: RefObject<HTMLHeadingElement>;
  results: Results;
};

/** The overall score as a ring, with the strongest and the weakest area. */
export function ResultsHead({ heading, results }: ResultsHeadProps) {
  const { color, label } = findScoreBand(results.overall_score);
  return (
    <Container>
      <section className={css.panel} aria-labelledby="results-title">
        <h1 id="results-title" ref={heading} tabIndex={-1} className={css.title}>
          {head.title.complete}
        </h1>
        <div className={`${css.overall} ${band[color]}`}>
          <ScoreRing label={head.overall} percent={results.overall_score} caption={label} />
        </div>
        <div className={css.extremes}>
          <Extreme words={head.strength} area={results.top_area} />
          <Extreme words={head.priority} area={results.bottom_area} />
        </div>
      </section>
    </Container>
  );
}

type ExtremeProps = { words: { title: string; text: string }; area: AreaResult };

const Extreme = ({ words, area }: ExtremeProps) => (
  <div className={css.extreme}>
    <h2 className={css.extremeTitle}>{words.title}</h2>
    <p className={css.extremeName}>{area.name}</p>
    <p className={css.extremeScore}>{`${area.score}% · ${findScoreBand(area.score).label}`}</p>
    <p className={css.extremeText}>{words.text}</p>
  </div>
);
