import { expect, test } from "vitest";
import { chooseLifeGuides } from "./choose-life-guides.ts";
import { LIFE_GUIDE_IDS } from "./guides.ts";
import { AREAS, type AreaKey } from "./life-areas.ts";

const scored = (lowest: AreaKey, second: AreaKey) => {
  const scoreOf = (area: AreaKey) => (area === lowest ? 10 : area === second ? 20 : 30);
  const areas = Object.fromEntries(AREAS.map((area) => [area, scoreOf(area)]));
  return { areas: areas as Record<AreaKey, number>, bottomArea: lowest };
};

test.each<[AreaKey, AreaKey, readonly string[]]>([
  ["safety", "connection", ["money-worries", "loneliness", "boundaries-at-work"]],
  ["safety", "recreation", ["money-worries", "a-tired-week", "boundaries-at-work"]],
  ["safety", "significance", ["money-worries", "boundaries-at-work", "starting-again"]],
  ["connection", "growth", ["loneliness", "starting-again", "a-tired-week"]],
  ["connection", "safety", ["loneliness", "money-worries", "starting-again"]],
  ["recreation", "significance", ["a-tired-week", "boundaries-at-work", "starting-again"]],
  ["significance", "growth", ["boundaries-at-work", "starting-again", "a-tired-week"]],
  ["growth", "recreation", ["starting-again", "a-tired-week", "boundaries-at-work"]],
])("Lowest in %s, then in %s: %j", (lowest, second, guides) => {
  expect(chooseLifeGuides(scored(lowest, second))).toEqual(guides);
});

test("Any two lowest areas have three different guides, and the first follows the lowest", () => {
  const firsts = AREAS.map((lowest) => {
    const chosen = AREAS.filter((area) => area !== lowest).map((second) =>
      chooseLifeGuides(scored(lowest, second)),
    );
    for (const guides of chosen) expect(new Set(guides).size).toBe(3);
    expect(new Set(chosen.map(([first]) => first)).size).toBe(1);
    return chosen[0]?.[0];
  });
  expect(firsts.toSorted()).toEqual([...LIFE_GUIDE_IDS].toSorted());
});

test("Of equal scores the later area counts as lower, and without scores there are three as well", () => {
  const equal = { safety: 50, connection: 50, recreation: 50, significance: 50, growth: 50 };
  expect(chooseLifeGuides({ areas: equal, bottomArea: "connection" })).toEqual([
    ...["loneliness", "starting-again", "a-tired-week"],
  ]);
  expect(new Set(chooseLifeGuides(null)).size).toBe(3);
});
