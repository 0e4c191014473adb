import { expect, test } from "vitest";
import { ALL_GUIDE_IDS, LIFE_GUIDE_IDS } from "../guides.ts";
import { AREAS, type AreaKey, type AreaScores } from "../life-areas.ts";
import { grantGuides } from "./grant-guides.ts";

const scored = (lowest: AreaKey, second: AreaKey) => {
  const scoreOf = (area: AreaKey) => (area === lowest ? 10 : area === second ? 20 : 30);
  const areas = Object.fromEntries(AREAS.map((area) => [area, scoreOf(area)]));
  return { areas: areas as Record<AreaKey, number>, bottomArea: lowest };
};

const choose = (scores: AreaScores | null) =>
  grantGuides({ scores, latestScores: scores, hasPaidMonth: false }).chosen;

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
  expect(choose(scored(lowest, second))).toEqual(guides);
});

test("Any two lowest areas get three different guides, and the lowest decides the first", () => {
  const firsts = AREAS.map((lowest) => {
    const chosen = AREAS.filter((area) => area !== lowest).map((second) =>
      choose(scored(lowest, second)),
    );
    for (const guides of chosen) expect(new Set(guides).size).toBe(3);
    expect(new Set(chosen.map(([first]) => first)).size).toBe(1);
    return chosen[0]?.[0];
  });
  expect(firsts.toSorted()).toEqual([...LIFE_GUIDE_IDS].toSorted());
});

test("The later of two equal areas counts as lower, and without scores there are three guides too", () => {
  const equal = { safety: 50, connection: 50, recreation: 50, significance: 50, growth: 50 };
  expect(choose({ areas: equal, bottomArea: "connection" })).toEqual([
    "loneliness",
    "starting-again",
    "a-tired-week",
  ]);
  expect(new Set(choose(null)).size).toBe(3);
});

test("The three chosen guides are open before the first paid month; then all are, with these first and those on dating last", () => {
  const scores = scored("safety", "connection");
  const chosen = ["money-worries", "loneliness", "boundaries-at-work"];
  expect(grantGuides({ scores, latestScores: null, hasPaidMonth: false })).toEqual({
    chosen,
    ids: chosen,
  });
  const all = grantGuides({ scores, latestScores: null, hasPaidMonth: true });
  expect(all.chosen).toEqual(chosen);
  expect(all.ids.slice(0, 6)).toEqual([
    ...chosen,
    "a-tired-week",
    "starting-again",
    "after-breakup",
  ]);
  expect([...all.ids].sort()).toEqual([...ALL_GUIDE_IDS].sort());
});

test("A retake decides which guides come first, and in the trial opens no others", () => {
  const scores = scored("safety", "growth");
  const latestScores = scored("connection", "recreation");
  const inTrial = grantGuides({ scores, latestScores, hasPaidMonth: false });
  expect([...inTrial.ids].sort()).toEqual([...choose(scores)].sort());
  expect(inTrial.chosen[0]).toBe("starting-again");
  const later = grantGuides({ scores, latestScores, hasPaidMonth: true });
  expect(later.chosen).toEqual(choose(latestScores));
  expect(later.ids.slice(0, 3)).toEqual(later.chosen);
});
