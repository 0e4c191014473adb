import { type AreaKey, findLowestAreas } from "#app/domain/life-areas.ts";
import { type AreaResult, type Results, scoresOf } from "./results.ts";

type Scored = Pick<Results, "areas_summary" | "bottom_area">;

/** The lowest area and the second lowest, which also make up the text file's plan. */
export function findLowest({
  areas_summary,
  bottom_area,
}: Scored): readonly [lowest: AreaResult, second: AreaResult] {
  const areas = scoresOf(areas_summary);
  const [, second] = findLowestAreas({ areas, bottomArea: bottom_area.key });
  return [bottom_area, areas_summary.find(({ key }) => key === second) ?? bottom_area];
}

/** Puts items for the two lowest areas first; the rest keep their order. */
export function orderByArea<Item extends { readonly area: AreaKey }>(
  items: readonly Item[],
  scored: Scored,
): readonly Item[] {
  const lowest = findLowest(scored).map(({ key }) => key);
  const place = ({ area }: Item) => (lowest.includes(area) ? lowest.indexOf(area) : lowest.length);
  return [...items].sort((one, other) => place(one) - place(other));
}
