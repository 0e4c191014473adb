import type { MouseEvent } from "react";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import type { Band } from "#app/funnels/life-assessment/rules/reliability.ts";
import { areaAccents } from "./area-accents.css.ts";
import * as css from "./area-flower.css.ts";
import { PETAL, PetalFill } from "./petal-fill.tsx";

const RING = 132;

const PLACES = [
  { x: 0, y: -150, textAnchor: "middle" },
  { x: 116, y: -92, textAnchor: "start" },
  { x: 118, y: 152, textAnchor: "middle" },
  { x: -118, y: 152, textAnchor: "middle" },
  { x: -116, y: -92, textAnchor: "end" },
] as const;

/** The viewBox for each way to label the petals. */
const BOXES = {
  nothing: "-138 -138 276 276",
  names: "-246 -174 492 336",
  scores: "-246 -202 492 392",
} as const;

export type Scores = Readonly<Record<AreaKey, number>>;

/** All petals of one length. */
export const evenly = (length: number): Scores => ({
  safety: length,
  connection: length,
  recreation: length,
  significance: length,
  growth: length,
});

type AreaFlowerProps = {
  /** Each petal's length, 0 to 100. */
  scores: Scores;
  /** The petals' labels: nothing, the areas' names, or names and scores. */
  writes?: keyof typeof BOXES;
  /** Text alternative (`describeScores` gives the figures); decorative without one. */
  label?: string;
  /** Lengths of earlier petals, drawn as outlines over these. */
  before?: Scores;
  /** The shown share of each score, 0 to 1, while it counts up. */
  share?: number;
  /** Opens petal by petal, once. */
  isGrowing?: boolean;
  /** Gives each petal a soft edge. */
  band?: (score: number) => Band;
  /** Makes each petal a link, whose name begins with the petal's label. */
  link?: {
    readonly href: (area: AreaKey) => string;
    readonly name: (area: AreaKey) => string;
    readonly onPress?: (area: AreaKey, event: MouseEvent) => void;
  };
};

/**
 * The five areas as petals in their colours, clockwise from the top, surrounded by a stroke for each of the hundred
 * statements. As wide as its container; it takes `currentColor` for the strokes and the words. The words of a drawing do
 * not grow with the reader's text, so where that is large they are a list below it.
 */
export function AreaFlower({ scores, writes = "nothing", label, ...rest }: AreaFlowerProps) {
  const { isGrowing = false, share = 1, link, band, before } = rest;
  const flower = (
    <svg
      className={css.flower}
      viewBox={BOXES[writes]}
      fill="none"
      role={link ? "group" : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <circle className={css.statements} r={RING} pathLength={100} transform="rotate(-90.6)" />
      <circle className={css.ring} r="60" />
      <circle className={css.ring} r="120" />
      {AREAS.map((area, index) => {
        const score = scores[area];
        const edge = band?.(score);
        const petal = (
          <Petal
            area={area}
            index={index}
            writes={writes}
            share={share}
            isGrowing={isGrowing}
            score={score}
            edge={edge}
            before={before?.[area]}
          />
        );
        return (
          <g key={area} className={areaAccents[area]}>
            {link ? (
              <a
                className={css.pressed}
                href={link.href(area)}
                aria-label={link.name(area)}
                onClick={(event) => link.onPress?.(area, event)}
              >
                {petal}
              </a>
            ) : (
              petal
            )}
          </g>
        );
      })}
    </svg>
  );
  if (writes === "nothing") return flower;
  return (
    <>
      {flower}
      <ul role="list" className={css.legend} aria-hidden="true">
        {AREAS.map((area) => (
          <li key={area} className={`${css.legendItem} ${areaAccents[area]}`}>
            {areaNames[area]}
            {writes === "scores" && ` ${scores[area]}%`}
          </li>
        ))}
      </ul>
    </>
  );
}

type PetalProps = {
  area: AreaKey;
  index: number;
  score: number;
  before: number | undefined;
  writes: keyof typeof BOXES;
  share: number;
  isGrowing: boolean;
  edge: Band | undefined;
};

function Petal({ area, index, score, edge, before, writes, share, isGrowing }: PetalProps) {
  const turn = `rotate(${index * (360 / AREAS.length)})`;
  const step = index as keyof typeof css.growing;
  const [grows, appears] = isGrowing ? [css.growing[step], css.appearing[step]] : ["", ""];
  const hasScore = writes === "scores";
  const place = PLACES[index];
  return (
    <>
      <g transform={turn}>
        <PetalFill score={score} edge={edge} className={grows} />
        {before !== undefined && (
          <path className={css.outline} d={PETAL} transform={`scale(${before / 100})`} />
        )}
      </g>
      {writes !== "nothing" && place && (
        <text
          className={`${css.words} ${appears}`}
          {...place}
          y={place.y + (place.y < 0 && hasScore ? -26 : 0)}
        >
          <tspan className={css.name}>{areaNames[area]}</tspan>{" "}
          {hasScore && (
            <tspan className={css.score} x={place.x} dy="1.2em">
              {`${Math.round(score * share)}%`}
            </tspan>
          )}
        </text>
      )}
    </>
  );
}
