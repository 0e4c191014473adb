import { Accordion } from "#app/design/controls/accordion.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { areaTitles } from "#app/funnels/life-assessment/content/area-titles.ts";
import { history as words } from "#app/funnels/life-assessment/content/history.ts";
import { pulse } from "#app/funnels/life-assessment/content/pulse.ts";
import {
  drawLine,
  type HistoryAttempt,
  type HistoryPulse,
  pulseOf,
  resultsFromHistory,
} from "#app/funnels/life-assessment/rules/history-lines.ts";
import { reliableChange } from "#app/funnels/life-assessment/rules/reliability.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { areaAccents } from "../flower/area-accents.css.ts";
import { AreaMark } from "../flower/area-mark.tsx";
import * as css from "./history-lines.css.ts";

type Taken = { attempts: readonly HistoryAttempt[]; pulses: readonly HistoryPulse[] };

/** A line for each area, and the figures behind them. */
export const HistoryLines = ({
  attempts,
  pulses,
  hasOtherStatements,
}: Taken & { hasOtherStatements: boolean }) => (
  <section aria-labelledby="lines-title">
    <h2 id="lines-title" className={css.title}>
      {words.lines.title}
    </h2>
    <p className={css.lead}>
      {words.lines.lead(reliableChange("area"))} {pulses.length > 0 && pulse.history.points}
    </p>
    {hasOtherStatements && <p className={css.note}>{words.otherStatements}</p>}
    <div className={css.lines}>
      {AREAS.map((area) => (
        <Line key={area} area={area} attempts={attempts} pulses={pulses} />
      ))}
    </div>
    <div className={css.table}>
      <Accordion
        name="table"
        items={[
          {
            id: "table",
            title: words.table.title,
            body: <Table attempts={attempts} pulses={pulses} />,
          },
        ]}
      />
    </div>
  </section>
);

const SIZE = { width: 280, height: 100 };
/** Room for dots and figures at the edges. */
const BOX = `-20 -26 ${SIZE.width + 40} ${SIZE.height + 40}`;

function Line({ area, ...taken }: Taken & { area: AreaKey }) {
  const { dots, points, band } = drawLine(taken, area, SIZE);
  const scoresOf = (all: typeof dots) => all.map(({ score }) => score);
  const label = [
    words.lines.describe(areaTitles[area], scoresOf(dots)),
    ...(points.length > 0 ? [pulse.history.describe(scoresOf(points))] : []),
  ].join(" ");
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
        {points.map(({ id, x, y }) => (
          <circle key={id} className={css.point} cx={x} cy={y} r="4" />
        ))}
        {dots.map(({ id, x, y, score }) => (
          <g key={id}>
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

const Table = ({ attempts, pulses }: Taken) => {
  const locale = useLocale();
  return (
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
                <a href={resultsFromHistory(id)}>{formatDay(completedAt, locale)}</a>
              </th>
              {AREAS.map((area) => (
                <td key={area}>{scores.areas[area]}</td>
              ))}
              <td>{scores.overall}</td>
            </tr>
          ))}
          {pulses.map(({ id, area, takenAt, scores }) => (
            <tr key={id}>
              <th scope="row">
                <a href={pulseOf(id)}>{pulse.history.day(formatDay(takenAt, locale))}</a>
              </th>
              {AREAS.map((one) => (
                <td key={one}>{one === area ? scores.area : ""}</td>
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
