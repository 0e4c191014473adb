import { expect, test } from "vitest";
import { ARCHETYPES, type Archetype } from "#app/domain/archetypes.ts";
import { ALL_GUIDE_IDS, type AnyGuideId, GUIDE_IDS, type LifeGuideId } from "#app/domain/guides.ts";
import { AGES, GENDERS } from "../content/people.ts";
import { chooseRecommendation, sortGuides } from "./library.ts";
import { recommendBooks } from "./recommend-books.ts";

const open = (archetype: Archetype | null, chosen: readonly LifeGuideId[] | null = null) => ({
  order: { archetype },
  guides: listed(ALL_GUIDE_IDS),
  chosen,
});
const listed = (ids: readonly AnyGuideId[]) =>
  ids.map((id) => ({ id, address: `/${id}`, format: "PDF" }));

test("With a pattern, the recommended guides are those of the offer", () => {
  for (const archetype of ARCHETYPES) {
    for (const age of AGES) {
      for (const gender of GENDERS) {
        expect(chooseRecommendation(open(archetype), { age, gender })).toEqual({
          chosenFor: "pattern",
          ids: recommendBooks({ archetype, age, gender }),
        });
      }
    }
  }
});

test.each([null, { age: "", gender: "" }, { age: "17", gender: "divers" }])(
  "Without a valid age and gender (%j) the defaults apply",
  (person) => {
    expect(chooseRecommendation(open("echo"), person)?.ids).toEqual(
      recommendBooks({ archetype: "echo", age: "25–34", gender: "non-binary" }),
    );
  },
);

test("Without a pattern, the recommended guides are the defaults", () => {
  expect(chooseRecommendation(open(null), { age: "45+", gender: "male" })).toEqual({
    chosenFor: "anybody",
    ids: ["boundaries-at-work", "a-tired-week", "starting-again"],
  });
  const dating = { ...open(null), guides: listed(GUIDE_IDS) };
  expect(chooseRecommendation(dating, null)?.ids).toEqual([
    "better-relationships",
    "successful-dating",
    "love-doctor",
  ]);
});

test("A subscriber with access to more guides starts with those for the two lowest areas", () => {
  const chosen = ["loneliness", "a-tired-week", "starting-again"] as const;
  const begin = { chosenFor: "areas", ids: chosen };
  expect(chooseRecommendation({ ...open(null, chosen), order: null }, null)).toEqual(begin);
  expect(chooseRecommendation(open(null, chosen), null)).toEqual(begin);
  expect(chooseRecommendation(open("echo", chosen), null)?.chosenFor).toBe("pattern");
  const three = { order: null, guides: listed(chosen), chosen };
  expect(chooseRecommendation(three, null)).toBeNull();
});

test("Recommended guides come first, in order, and no guide is lost", () => {
  const guides = GUIDE_IDS.map((id) => ({ id }));
  const sorted = sortGuides(guides, ["whole", "any-age", "after-breakup"]).map(({ id }) => id);
  expect(sorted.slice(0, 5)).toEqual([
    "whole",
    "any-age",
    "after-breakup",
    "better-relationships",
    "love-doctor",
  ]);
  expect([...sorted].sort()).toEqual([...GUIDE_IDS].sort());
});
