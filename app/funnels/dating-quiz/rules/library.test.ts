import { expect, test } from "vitest";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { GUIDE_IDS } from "#app/domain/guides.ts";
import { AGES, GENDERS } from "../content/people.ts";
import { chooseRecommendation, sortGuides } from "./library.ts";
import { recommendBooks } from "./recommend-books.ts";

test("With a pattern, the recommended guides are those of the offer", () => {
  for (const archetype of ARCHETYPES) {
    for (const age of AGES) {
      for (const gender of GENDERS) {
        expect(chooseRecommendation({ archetype }, { age, gender })).toEqual({
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
    expect(chooseRecommendation({ archetype: "echo" }, person).ids).toEqual(
      recommendBooks({ archetype: "echo", age: "25–34", gender: "non-binary" }),
    );
  },
);

test("Without a pattern, the recommended guides are the defaults", () => {
  expect(chooseRecommendation({ archetype: null }, { age: "45+", gender: "male" })).toEqual({
    chosenFor: "anybody",
    ids: ["better-relationships", "successful-dating", "love-doctor"],
  });
});

test("Recommended guides come first, in their order, and none is lost", () => {
  const guides = GUIDE_IDS.map((id) => ({ id }));
  const sorted = sortGuides(guides, ["whole", "any-age", "after-breakup"]).map(({ id }) => id);
  expect(sorted.slice(0, 5)).toEqual([
    ...["whole", "any-age", "after-breakup"],
    ...["better-relationships", "love-doctor"],
  ]);
  expect([...sorted].sort()).toEqual([...GUIDE_IDS].sort());
});
