import { Icon } from "#app/design/icon.tsx";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { areasPart } from "#app/funnels/life-assessment/content/results.ts";
import {
  type CompleteArea,
  type RankedArea,
  rankAreas,
} from "#app/funnels/life-assessment/rules/complete-results.ts";
import { findBand } from "#app/funnels/life-assessment/rules/reliability.ts";
import type { AreaResult } from "#app/funnels/life-assessment/rules/results.ts";
import { findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import { areaAccents } from "#app/funnels/life-assessment/screens/flower/area-accents.css.ts";
import { HelpText } from "#app/help/screens/help-text.tsx";
import { TabSection } from "../tab-section.tsx";
import * as css from "./results-areas.css.ts";
import { band } from "./score-bar.css.ts";
import { ScoreBar } from "./score-bar.tsx";

type ResultsAreasProps = {
  summary: readonly AreaResult[];
  areas: readonly CompleteArea[];
  open: AreaKey | null;
  onOpen: (area: AreaKey | null) => void;
};

/** The areas by score; one is open at a time. */
export const ResultsAreas = ({ summary, areas, open, onOpen }: ResultsAreasProps) => (
  <TabSection id="areas" title={areasPart.title} lead={areasPart.lead}>
    <ol role="list" className={css.areas}>
      {rankAreas(summary).map((area) => (
        <Area
          key={area.key}
          area={area}
          texts={areas.find(({ key }) => key === area.key)}
          isOpen={area.key === open}
          onToggle={() => onOpen(area.key === open ? null : area.key)}
        />
      ))}
    </ol>
  </TabSection>
);

type AreaProps = {
  area: RankedArea;
  texts: CompleteArea | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

function Area({ area, texts, isOpen, onToggle }: AreaProps) {
  const { color, label } = findScoreBand(area.score);
  const panelId = `area-${area.key}`;
  return (
    <li className={`${css.area} ${areaAccents[area.key]}`}>
      <h3>
        <button
          type="button"
          id={`row-${area.key}`}
          className={css.summary}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className={css.rank}>{area.rank}</span>
          <span className={css.name}>{area.name}</span>
          <span className={css.score}>{`${area.score}% · ${label}`}</span>
          <span className={css.mark}>
            <Icon name="plus" />
          </span>
        </button>
      </h3>
      <div className={`${css.bar} ${band[color]}`}>
        <ScoreBar label={area.name} score={area.score} />
      </div>
      <div id={panelId} className={css.panel} hidden={!isOpen}>
        <p className={css.likely}>
          {`${areasPart.likely(findBand(area.score, "area"))} ${areasPart.edge}`}
        </p>
        <div className={css.texts}>
          <p>{texts?.description}</p>
          <div>
            <h4 className={css.advice}>{areasPart.recommendations}</h4>
            <ol className={css.recommendations}>
              {texts?.recommendations.map((text) => (
                <li key={text}>
                  <HelpText>{text}</HelpText>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </li>
  );
}
