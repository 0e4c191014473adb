import { days } from "#app/domain/duration.ts";
import {
  AREAS,
  type AreaKey,
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { isReliableChange, type Measure } from "./reliability.ts";

export type ComparedAttempt = {
  readonly scores: Pick<AssessmentScores, "areas" | "subDimensions">;
  readonly completedAt: number;
  /** Of the question bank; null for attempts of the first release. */
  readonly bankVersion: string | null;
  /** Whether its answers raise doubts; false once they are deleted. */
  readonly isDoubtful: boolean;
};

export type Change = {
  readonly before: number;
  readonly after: number;
  /** Larger than chance explains; anything smaller is shown as no change. */
  readonly isReliable: boolean;
};

/** Other reasons why scores may have moved, in display order. */
export const CAVEATS = [
  "statements",
  "soon",
  "bothDoubtful",
  "doubtfulBefore",
  "doubtfulAfter",
] as const;

export type Caveat = (typeof CAVEATS)[number];

export type Comparison = {
  readonly beforeAt: number;
  readonly afterAt: number;
  readonly areas: Readonly<Record<AreaKey, Change>>;
  readonly subDimensions: Readonly<Record<SubDimension, Change>>;
  readonly caveats: readonly Caveat[];
};

/** Within this time, answers are partly remembered. */
export const REMEMBERED_MS = days(14);

/** Compares two attempts of one person (docs/product.md#since-last-time). */
export function compareAttempts(before: ComparedAttempt, after: ComparedAttempt): Comparison {
  return {
    beforeAt: before.completedAt,
    afterAt: after.completedAt,
    areas: compareScores(AREAS, before.scores.areas, after.scores.areas, "area"),
    subDimensions: compareScores(
      SUB_DIMENSION_NAMES,
      before.scores.subDimensions,
      after.scores.subDimensions,
      "subDimension",
    ),
    caveats: CAVEATS.filter((caveat) => APPLIES[caveat](before, after)),
  };
}

type Applies = (before: ComparedAttempt, after: ComparedAttempt) => boolean;

const APPLIES: Readonly<Record<Caveat, Applies>> = {
  statements: (before, after) => before.bankVersion !== after.bankVersion,
  soon: (before, after) => Math.abs(after.completedAt - before.completedAt) < REMEMBERED_MS,
  bothDoubtful: (before, after) => before.isDoubtful && after.isDoubtful,
  doubtfulBefore: (before, after) => before.isDoubtful && !after.isDoubtful,
  doubtfulAfter: (before, after) => !before.isDoubtful && after.isDoubtful,
};

function compareScores<Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<Name, number>>,
  after: Readonly<Record<Name, number>>,
  measure: Measure,
): Readonly<Record<Name, Change>> {
  const changes = names.map((name) => [name, compareScore(before[name], after[name], measure)]);
  return Object.fromEntries(changes) as Record<Name, Change>;
}

export const compareScore = (before: number, after: number, measure: Measure): Change => ({
  before,
  after,
  isReliable: isReliableChange(before, after, measure),
});

/** The direction of a reliable change. */
export type Direction = "up" | "down" | "same";

export function directionOf({ before, after, isReliable }: Change): Direction {
  if (!isReliable) return "same";
  return after > before ? "up" : "down";
}

/** Groups the areas by direction of change, each group in the order of the areas. */
export function sortChanges(areas: Comparison["areas"]): Readonly<Record<Direction, AreaKey[]>> {
  const within = (direction: Direction) =>
    AREAS.filter((area) => directionOf(areas[area]) === direction);
  return { up: within("up"), down: within("down"), same: within("same") };
}

/** The area scores of one of the two attempts. */
export const scoresAt = (
  areas: Comparison["areas"],
  time: "before" | "after",
): Readonly<Record<AreaKey, number>> => ({
  safety: areas.safety[time],
  connection: areas.connection[time],
  recreation: areas.recreation[time],
  significance: areas.significance[time],
  growth: areas.growth[time],
});
