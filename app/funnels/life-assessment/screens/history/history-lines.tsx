import { Accordion } from "#app/design/controls/accordion.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { areaTitles } from "#app/funnels/life-assessment/content/area-titles.ts";
import { history as words } from "#app/funnels/life-assessment/content/history.ts";
import {
  drawLine,
  type HistoryAttempt,
  resultsOf,
} from "#app/funnels/life-assessment/rules/history-lines.ts";
import { reliableChange } from "#app/funnels/life-assessment/rules/reliability.ts";
import { areaAccents } from "../flower/area-accents.css.ts";
import { AreaMark } from "../flower/area-mark.tsx";
import * as css from "./history-lines.css.ts";

type Attempts = { attempts: readonly HistoryAttempt[] };

/** A line for each area, and the figures behind them. */
export const HistoryLines = ({
  attempts,
  hasOtherStatements,
}: Attempts & { hasOtherStatements: boolean }) => (
  <section aria-labelledby="lines-title">
    <h2 id="lines-title" className={css.title}>
      {words.lines.title}
    </h2>
    <p className={css.lead}>{words.lines.lead(reliableChange("area"))}</p>
    {hasOtherStatements && <p className={css.note}>{words.otherStatements}</p>}
    <div className={css.lines}>
      {AREAS.map((area) => (
        <Line key={area} {...{ area, attempts }} />
      ))}
    </div>
    <div className={css.table}>
      <Accordion
        name="table"
        items={[{ id: "table", title: words.table.title, body: <Table attempts={attempts} /> }]}
      />
    </div>
  </section>
);

const SIZE = { width: 280, height: 100 };
/** Room for dots and figures at the edges. */
const BOX = `-20 -26 ${SIZE.width + 40} ${SIZE.height + 40}`;

function Line({ area, attempts }: Attempts & { area: AreaKey }) {
  const { dots, band } = drawLine(attempts, area, SIZE);
  const label = words.lines.describe(
    areaTitles[area],
    dots.map(({ score }) => score),
  );
  return (
    <figure className={`${css.line} ${areaAccents[area]}`}>
      <figcaption className={css.name}>
        <AreaMark area={area} />
        {areaTitles[area]}
      </figcaption>
      <svg className={css.drawing} viewBox={BOX} role="img" aria-label={label}>
        <rect
          className={css.band}
          x="-12"
          y={band.top}
          width={SIZE.width + 24}
          height={band.bottom - band.top}
          rx="6"
        />
        {[0, 50, 100].map((score) => (
          <line
            key={score}
            className={css.rule}
            x1="-12"
            x2={SIZE.width + 12}
            y1={score}
            y2={score}
          />
        ))}
        <polyline className={css.way} points={dots.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {dots.map(({ x, y, score }, index) => (
          <g key={attempts[index]?.id}>
            <circle className={css.dot} cx={x} cy={y} r="6" />
            <text className={css.figure} x={x} y={y - 12} textAnchor="middle">
              {score}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

const Table = ({ attempts }: Attempts) => (
  <div className={css.scroll}>
    <table className={css.figures}>
      <thead>
        <tr>
          <th scope="col">{words.table.day}</th>
          {AREAS.map((area) => (
            <th key={area} scope="col">
              {areaNames[area]}
            </th>
          ))}
          <th scope="col">{words.table.overall}</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ id, completedAt, scores }) => (
          <tr key={id}>
            <th scope="row">
              <a href={resultsOf(id)}>{formatDay(completedAt)}</a>
            </th>
            {AREAS.map((area) => (
              <td key={area}>{scores.areas[area]}</td>
            ))}
            <td>{scores.overall}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
