import type { CountedGroup, WaitingPeople } from "#app/domain/answer-sums.ts";
import { days } from "#app/domain/duration.ts";
import { ELSEWHERE } from "./country-differences.ts";

/**
 * The fewest people counted at once. Many different sets of a hundred people's answers have the same sums; the answers
 * of twenty people could be computed from theirs (docs/decisions/0031).
 */
export const LEAST_GROUP = 100;

/** How long people wait for more from their country before they are counted with the rest of the world. */
export const PATIENCE_MS = days(30);

/**
 * The groups that are large enough to count now: whole countries, and the rest of the world once enough people have
 * waited. `patient`: how many have waited for `PATIENCE_MS`.
 */
export function chooseGroups(waiting: readonly WaitingPeople[]): readonly CountedGroup[] {
  const versions = [...new Set(waiting.map(({ bankVersion }) => bankVersion))];
  return versions.flatMap((bankVersion) => {
    const own = waiting.filter((row) => row.bankVersion === bankVersion);
    const large = own.flatMap(({ country, people }) =>
      country !== null && people >= LEAST_GROUP ? [country] : [],
    );
    const small = own.filter(({ country }) => country === null || !large.includes(country));
    const patient = small.reduce(
      (sum, row) => sum + (row.country === null ? row.people : row.patient),
      0,
    );
    return [
      ...large.map((country) => ({ bankVersion, country, from: [country] })),
      ...(patient >= LEAST_GROUP
        ? [{ bankVersion, country: ELSEWHERE, from: small.map(({ country }) => country) }]
        : []),
    ];
  });
}
