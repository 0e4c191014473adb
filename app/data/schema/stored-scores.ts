import { customType } from "drizzle-orm/sqlite-core";
import {
  type AreaPulse,
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";

type Scores = AssessmentScores | AreaPulse;

/**
 * Packs scores as JSON, those of the sub-dimensions as a list in the order of the bank; null for one that a pulse
 * leaves out.
 */
export const packScores = ({ subDimensions, ...scores }: Scores): string =>
  JSON.stringify({
    ...scores,
    subDimensions: SUB_DIMENSION_NAMES.map((name) => subDimensions[name] ?? null),
  });

export function unpackScores<Kind extends Scores>(stored: string): Kind {
  const scores = JSON.parse(stored);
  const numbers = scores.subDimensions;
  // Between this release's migration and its deployment, the previous release still stored them by name.
  if (!Array.isArray(numbers)) return scores;
  const named = SUB_DIMENSION_NAMES.map((name, at) => [name, numbers[at]] as const);
  return {
    ...scores,
    subDimensions: Object.fromEntries(named.filter(([, number]) => number !== null)),
  };
}

const storedAs = <Kind extends Scores>(name: string) =>
  customType<{ data: Kind; driverData: string }>({
    dataType: () => "text",
    toDriver: packScores,
    fromDriver: unpackScores<Kind>,
  })(name);

export const assessmentScores = storedAs<AssessmentScores>;
export const pulseScores = storedAs<AreaPulse>;
