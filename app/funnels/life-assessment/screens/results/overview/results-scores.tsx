import { useEffect, useState } from "react";
import { ScoreRing } from "#app/design/feedback/score-ring.tsx";
import { Container } from "#app/design/layout.tsx";
import { still } from "#app/design/page-tokens.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { areaNames, describeScores } from "#app/funnels/life-assessment/content/area-names.ts";
import { head, petals } from "#app/funnels/life-assessment/content/results.ts";
import { writeAreaCard } from "#app/funnels/life-assessment/rules/area-card.ts";
import type { CompleteResults } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { findBand } from "#app/funnels/life-assessment/rules/reliability.ts";
import { type AreaResult, scoresOf } from "#app/funnels/life-assessment/rules/results.ts";
import { findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import { areaAccents } from "#app/funnels/life-assessment/screens/flower/area-accents.css.ts";
import { AreaFlower } from "#app/funnels/life-assessment/screens/flower/area-flower.tsx";
import { AreaMark } from "#app/funnels/life-assessment/screens/flower/area-mark.tsx";
import { band } from "../areas/score-bar.css.ts";
import * as css from "../results-head.css.ts";

type ResultsScoresProps = {
  results: CompleteResults;
  /** Opens an area. */
  onPetal: (area: AreaKey) => void;
};

/** The flower, the overall score as a ring, and the strongest and the weakest area. */
export function ResultsScores({ results, onPetal }: ResultsScoresProps) {
  const share = useCountUp();
  const { color, label } = findScoreBand(results.overall_score);
  const scores = scoresOf(results.areas_summary);
  return (
    <Container>
      <section className={css.panel} aria-labelledby="results-title">
        <div className={css.flower}>
          <AreaFlower
            scores={scores}
            share={share}
            writes="scores"
            label={describeScores(scores)}
            isGrowing={share < 1}
            band={(score) => findBand(score, "area")}
            link={{
              href: (area) => `#row-${area}`,
              name: (area) => petals.open(areaNames[area], scores[area], nameOf(results, area)),
              onPress: (area, event) => {
                event.preventDefault();
                onPetal(area);
              },
            }}
          />
        </div>
        <div className={css.words}>
          <div className={`${css.overall} ${band[color]}`}>
            <ScoreRing
              label={head.overall}
              percent={results.overall_score}
              caption={label}
              share={share}
            />
          </div>
          <Extreme
            title={head.strength.title}
            area={results.top_area}
            texts={writeAreaCard(results, "top", results.help !== null)}
          />
          <Extreme
            title={head.priority.title}
            area={results.bottom_area}
            texts={writeAreaCard(results, "bottom", results.help !== null)}
          />
        </div>
      </section>
    </Container>
  );
}

const nameOf = ({ areas_summary }: CompleteResults, key: AreaKey): string =>
  areas_summary.find((area) => area.key === key)?.name ?? key;

type ExtremeProps = {
  title: string;
  area: AreaResult;
  texts: readonly string[];
};

const Extreme = ({ title, area, texts }: ExtremeProps) => (
  <div className={`${css.extreme} ${areaAccents[area.key]}`}>
    <div className={css.extremeHead}>
      <h2 className={css.extremeTitle}>{title}</h2>
      <AreaMark area={area.key} />
    </div>
    <p className={css.extremeName}>{area.name}</p>
    <p className={css.extremeScore}>{`${area.score}% · ${findScoreBand(area.score).label}`}</p>
    {texts.map((text) => (
      <p key={text} className={css.extremeText}>
        {text}
      </p>
    ))}
  </div>
);

const DURATION_MS = 900;

let hasCounted = false;

/** The share of a figure to show: from 0 to 1 on the first view, 1 afterwards and if motion is reduced. */
function useCountUp(): number {
  const [share, setShare] = useState(() => (hasCounted || matchMedia(still).matches ? 1 : 0));

  useEffect(() => {
    if (hasCounted) return;
    hasCounted = true;
    let startedAt: number | undefined;
    const count = (now: number) => {
      startedAt ??= now;
      const left = Math.max(0, 1 - (now - startedAt) / DURATION_MS);
      setShare(1 - left ** 3);
      if (left > 0) requestAnimationFrame(count);
    };
    if (!matchMedia(still).matches) requestAnimationFrame(count);
  }, []);

  return share;
}
