import type { BlockOf, Blocks } from "@kindling/press/blocks";
import { colours } from "#app/design/palette.ts";
import { formatDay } from "#app/domain/calendar-day.ts";
import { AREAS, type AreaKey, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import type { Locale } from "#app/domain/locale.ts";
import { areaTitles } from "../../content/area-titles.ts";
import { describeChange, describeChanges, comparison as words } from "../../content/comparison.ts";
import {
  type Change,
  type Comparison,
  directionOf,
  scoresAt,
  sortChanges,
} from "../../rules/compare-attempts.ts";
import { reliableChange } from "../../rules/reliability.ts";
import { drawFlower } from "./charts.ts";
import { inkOf } from "./drawing.ts";
import { paragraph, scoreRow } from "./score-row.ts";

/** A page on what has changed since the attempt before; none without one. */
export function sincePage(since: Comparison | null, locale: Locale): Blocks {
  if (since === null) return [];
  const { areas, subDimensions, caveats, beforeAt, afterAt } = since;
  return [
    { kind: "new-page" },
    { kind: "heading", level: 2, text: words.title, id: "since" },
    paragraph(describeChanges(sortChanges(areas)), "lead"),
    picture(since),
    paragraph(words.legend(formatDay(beforeAt, locale), formatDay(afterAt, locale)), "small"),
    ...caveats.map((caveat) => paragraph(words.caveats[caveat])),
    paragraph(words.rule(reliableChange("area"), reliableChange("subDimension"))),
    ...AREAS.map((area) => areaRow(area, areas[area])),
    paragraph(describeSides(subDimensions)),
  ];
}

const PICTURE_HEIGHT = 166;

const picture = ({ areas }: Comparison): BlockOf<"figure"> => {
  const before = scoresAt(areas, "before");
  const after = scoresAt(areas, "after");
  return {
    kind: "figure",
    alt: words.flower(before, after),
    height: PICTURE_HEIGHT,
    draw: (pen, { x, y, width }) =>
      drawFlower(pen, {
        middle: { x: x + width / 2, y: y + 88 },
        radius: 54,
        scores: { areas: after },
        before,
        isBare: true,
      }),
  };
};

/** Gray if the change may be chance. */
function areaRow(area: AreaKey, change: Change): BlockOf<"figure"> {
  const isSame = directionOf(change) === "same";
  return scoreRow({
    name: areaTitles[area],
    words: areaTitles[area],
    said: `${words.figures(change.before, change.after)} · ${describeChange(change)}`,
    score: change.after,
    fill: isSame ? colours.lineStrong.light : inkOf(area).fill,
  });
}

/** Only reliable changes: the other figures are in the results, and say little. */
function describeSides(sides: Comparison["subDimensions"]): string {
  const moved = SUB_DIMENSION_NAMES.filter((name) => directionOf(sides[name]) !== "same");
  return words.movedSides(moved.map((name) => ({ name, ...sides[name] })));
}
