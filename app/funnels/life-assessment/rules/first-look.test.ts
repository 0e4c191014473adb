import fc from "fast-check";
import { expect, test } from "vitest";
import {
  AREAS,
  type AreaKey,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { exercises, strengths, tender } from "../content/first-look.ts";
import { writeFirstLook } from "./first-look.ts";
import type { PersonScores } from "./needs-help.ts";

type Levels = Readonly<Partial<Record<AreaKey, number>>>;
type Sides = Readonly<Partial<Record<SubDimension, number>>>;

/** Scores whose sub-dimensions equal their area, except for those given. */
function scoresOf(levels: Levels, sides: Sides = {}, needsHelp = false): PersonScores {
  const areas = { safety: 50, connection: 50, recreation: 50, significance: 50, growth: 50 };
  const all: Record<AreaKey, number> = { ...areas, ...levels };
  const subDimensions = Object.fromEntries(
    AREAS.flatMap((area) => SUB_DIMENSIONS[area].map((name) => [name, sides[name] ?? all[area]])),
  ) as Record<SubDimension, number>;
  const topArea = AREAS.reduce((best, area) => (all[area] > all[best] ? area : best));
  const bottomArea = AREAS.filter((area) => area !== topArea).reduce((low, area) =>
    all[area] < all[low] ? area : low,
  );
  const overall = AREAS.reduce((sum, area) => sum + all[area], 0) / AREAS.length;
  return { overall, areas: all, subDimensions, topArea, bottomArea, needsHelp };
}

const LONGEST = "According to your answers, your longest petal is Connection: ";

test.each<[string, PersonScores, string[]]>([
  [
    "names a strength of the longest petal and a weakness of the shortest",
    scoresOf({ connection: 80, recreation: 20 }, { Empathy: 100, "Play & Fun": 5 }),
    [
      `${LONGEST}${strengths.Empathy}. Your shortest is Joy: ${tender["Play & Fun"]}.`,
      "The two are far apart",
    ],
  ],
  [
    "calls the two far apart from forty points on",
    scoresOf({ connection: 75, recreation: 35 }),
    ["The two are far apart"],
  ],
  [
    "ends with a strength of the shortest",
    scoresOf({ connection: 80, recreation: 40 }, { "Creative Expression": 70, "Play & Fun": 10 }),
    [`Even so, one thing holds up there: ${strengths["Creative Expression"]}. Begin with that.`],
  ],
  [
    "claims no strength where no score reaches 60",
    scoresOf({ connection: 55, growth: 30 }),
    [`${LONGEST}it’s where your answers are highest right now, even where it creaks.`],
  ],
  [
    "claims no hardship where all scores reach 60",
    scoresOf({ safety: 70, connection: 90, recreation: 62, significance: 80, growth: 80 }),
    [
      "Your shortest is Joy: even there a good deal is going well",
      "The next shortest is Foundation.",
    ],
  ],
  [
    "does not distinguish petals that are drawn alike",
    scoresOf({ connection: 61, growth: 59, safety: 48 }),
    ["Connection is one of your longest petals:", "Foundation is one of your shortest:"],
  ],
  [
    "says if the longest and the shortest are close together",
    scoresOf({ connection: 60 }),
    ["The two are close together"],
  ],
  [
    "names what stands out if all petals are equally long",
    scoresOf({}, { Wisdom: 75, Boundaries: 20 }),
    [
      "According to your answers, all five petals are about the same length",
      `Still, one thing stands out: ${strengths.Wisdom}.`,
      `And one thing asks for a little care: ${tender.Boundaries}.`,
    ],
  ],
  ["reads nothing into answers that are all alike", scoresOf({}), ["Answers this even"]],
  [
    "does not call a hard stretch a steady season",
    scoresOf({ safety: 25, connection: 25, recreation: 25, significance: 25, growth: 25 }),
    ["all five areas ask for something at once"],
  ],
  [
    "calls forty a steady season",
    scoresOf({ safety: 40, connection: 40, recreation: 40, significance: 40, growth: 40 }),
    ["Answers this even"],
  ],
  [
    "names no weakness if all areas are high",
    scoresOf({ safety: 90, connection: 90, recreation: 90, significance: 90, growth: 90 }),
    ["about the same length", "There’s a good deal going well in each of them."],
  ],
])("The paragraph %s", (_what, scores, parts) => {
  for (const part of parts) expect(writeFirstLook(scores).text).toContain(part);
});

test.each(AREAS)("The exercise is for the lowest area: %s", (area) => {
  expect(writeFirstLook(scoresOf({ [area]: 10 })).exercise).toBe(exercises[area]);
});

test("P18 No paragraph gives a figure, the name of a sub-dimension, or a judgement", () => {
  const score = fc.integer({ min: 0, max: 100 });
  const record = (names: readonly string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, score])));
  fc.assert(
    fc.property(record(AREAS), record(SUB_DIMENSION_NAMES), (levels, sides) => {
      const { text } = writeFirstLook(scoresOf(levels, sides));
      expect(text).toMatch(/^According to your answers, .*\.$/);
      expect(text).not.toMatch(/\d|%|average|normal|most people|score|undefined/i);
      for (const name of SUB_DIMENSION_NAMES) expect(text).not.toContain(name);
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(80);
    }),
  );
});

test("Each sub-dimension has two clauses of its own, without a promise or a diagnosis", () => {
  const clauses = SUB_DIMENSION_NAMES.flatMap((name) => [strengths[name], tender[name]]);
  expect(new Set(clauses).size).toBe(50);
  for (const text of [...clauses, ...Object.values(exercises).map((exercise) => exercise.text)]) {
    expect(text).not.toMatch(/\b(cures?|heals?|disorder|symptoms?|depress\w*|anxi\w*|proven)\b/i);
    expect(text).toBe(text.trim());
  }
});
