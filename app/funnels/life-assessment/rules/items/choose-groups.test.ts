import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseGroups, LEAST_GROUP } from "./choose-groups.ts";

const people = fc.nat({ max: 300 });
const waiting = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom("1", "2"), fc.constantFrom("US", "SE", "PT", null), people, people)
    .map(([bankVersion, country, all, some]) => ({
      bankVersion,
      country,
      people: all,
      patient: Math.min(all, some),
    })),
  { selector: ({ bankVersion, country }) => `${bankVersion} ${country}` },
);

test("Nobody is counted in a group of fewer than a hundred, or in two groups", () => {
  fc.assert(
    fc.property(waiting, (rows) => {
      const groups = chooseGroups(rows);
      const members = groups.flatMap(({ bankVersion, from }) =>
        from.map((country) => `${bankVersion} ${country}`),
      );
      expect(new Set(members).size).toBe(members.length);
      for (const { bankVersion, country, from } of groups) {
        const own = rows.filter(
          (row) => row.bankVersion === bankVersion && from.includes(row.country),
        );
        const isCountry = from.length === 1 && from[0] === country;
        const count = own.reduce(
          (sum, row) => sum + (isCountry || row.country === null ? row.people : row.patient),
          0,
        );
        expect(count).toBeGreaterThanOrEqual(LEAST_GROUP);
      }
    }),
  );
});
