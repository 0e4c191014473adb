import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { areaNames } from "./area-names.ts";

type Caveat = "statements" | "soon" | "bothDoubtful" | "doubtfulBefore" | "doubtfulAfter";
type Scores = Readonly<Record<AreaKey, number>>;

/** Two attempts side by side, in the results and in the report (docs/product.md#since-last-time). */
export const comparison = {
  title: "Since last time",
  legend: (before: string, after: string) =>
    `The outline is from ${before}, the colored petals are from ${after}.`,
  flower: (before: Scores, after: Scores) =>
    `Your five areas then and now, out of 100: ${AREAS.map((area) => `${areaNames[area]} ${before[area]}, now ${after[area]}`).join("; ")}.`,
  areas: "Your five areas, then and now",
  rule: (area: number, side: number) =>
    `An area has to move by ${area} points, and a side by ${side}, before we call it a change. Smaller changes are gray: answers can vary that much from day to day.`,
  sides: "All 25 sides",
  figures: (before: number, after: number) => `${before} then, ${after} now`,
  movedSides: (sides: readonly { name: string; before: number; after: number }[]) =>
    sides.length === 0
      ? "None of your 25 sides moved by more than chance."
      : `Of your 25 sides, these moved by more than chance: ${sides.map(({ name, before, after }) => `${name} ${before} to ${after}`).join(", ")}.`,
  before: "then",
  after: "now",
  up: (points: number) => `Up ${points} points`,
  down: (points: number) => `Down ${points} points`,
  small: (points: number) =>
    `${points > 0 ? "+" : "−"}${Math.abs(points)}, too small to tell from chance`,
  same: "The same as last time",
  caveats: {
    statements:
      "Some statements were reworded between the two. Part of a change may come from the new wording.",
    soon: "The two are less than two weeks apart, so you may have answered partly from memory. The next one in four weeks will tell you more.",
    bothDoubtful:
      "Both times the answers came very fast, or many of them contradicted each other. Take this comparison with a large grain of salt.",
    doubtfulBefore:
      "Last time the answers came very fast, or many of them contradicted each other. Part of a change may come from that.",
    doubtfulAfter:
      "This time the answers came very fast, or many of them contradicted each other. Part of a change may come from that.",
  } satisfies Record<Caveat, string>,
} as const;

const join = (names: readonly string[]): string =>
  names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/** Says in a sentence or two which areas went up or down. */
export function describeChanges({
  up,
  down,
}: Readonly<Record<"up" | "down", readonly AreaKey[]>>): string {
  const moved = [
    ...(up.length > 0 ? [`${join(up.map((area) => areaNames[area]))} went up`] : []),
    ...(down.length > 0 ? [`${join(down.map((area) => areaNames[area]))} went down`] : []),
  ];
  if (moved.length === 0) {
    return "None of your areas moved by more than chance. So nothing here says your life got better or worse.";
  }
  const rest = AREAS.length - up.length - down.length;
  const others = rest === 0 ? "" : " What moved less than that can’t be told from chance.";
  return `${moved.join(", and ")} by more than chance.${others}`;
}

type Change = { readonly before: number; readonly after: number; readonly isReliable: boolean };

/** Says how one score changed. */
export function describeChange({ before, after, isReliable }: Change): string {
  const points = after - before;
  if (isReliable) return points > 0 ? comparison.up(points) : comparison.down(-points);
  return points === 0 ? comparison.same : comparison.small(points);
}
