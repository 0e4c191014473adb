import { AREAS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { CAVEATS, type Change, type Comparison } from "./compare-attempts.ts";

/** Parses the comparison in the results response; null if invalid, which must not make the results fail. */
export function readComparison(answer: unknown): Comparison | null {
  if (!isRecord(answer)) return null;
  const { before_at, after_at, areas, sub_dimensions, caveats } = answer;
  const readAreas = readChanges(AREAS, areas);
  const readSides = readChanges(SUB_DIMENSION_NAMES, sub_dimensions);
  const areTimes = typeof before_at === "number" && typeof after_at === "number";
  if (!areTimes || readAreas === null || readSides === null) return null;
  return {
    beforeAt: before_at,
    afterAt: after_at,
    areas: readAreas,
    subDimensions: readSides,
    caveats: CAVEATS.filter((caveat) => Array.isArray(caveats) && caveats.includes(caveat)),
  };
}

function readChanges<Name extends string>(
  names: readonly Name[],
  answer: unknown,
): Readonly<Record<Name, Change>> | null {
  if (!isRecord(answer)) return null;
  const changes = names.map((name) => [name, readChange(answer[name])] as const);
  return changes.some(([, change]) => change === null)
    ? null
    : (Object.fromEntries(changes) as Record<Name, Change>);
}

function readChange(answer: unknown): Change | null {
  if (!isRecord(answer)) return null;
  const { before, after, is_reliable } = answer;
  const isWhole =
    typeof before === "number" && typeof after === "number" && typeof is_reliable === "boolean";
  return isWhole ? { before, after, isReliable: is_reliable } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
