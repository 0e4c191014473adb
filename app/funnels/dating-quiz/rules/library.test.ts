import { expect, test } from "vitest";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { GUIDE_IDS } from "#app/domain/guides.ts";
import { AGES, GENDERS } from "../content/people.ts";
import { chooseBeginning, sortGuides } from "./library.ts";
import { recommendBooks } from "./recommend-books.ts";

test("Whoever has a pattern begins with what the offer has recommended", () => {
  for (const archetype of ARCHETYPES) {
    for (const age of AGES) {
      for (const gender of GENDERS) {
        expect(chooseBeginning({ archetype }, { age, gender })).toEqual({
          chosenFor: "pattern",
          ids: recommendBooks({ archetype, age, gender }),
        });
      }
    }
  }
});

test.each([null, { age: "", gender: "" }, { age: "17", gender: "divers" }])(
  "Whoever has told nothing of age and gender (%j) gets the neutral choice",
  (person) => {
    expect(chooseBeginning({ archetype: "echo" }, person).ids).toEqual(
      recommendBooks({ archetype: "echo", age: "25–34", gender: "non-binary" }),
    );
  },
);

test("Without a pattern one begins with what suits anybody", () => {
  expect(chooseBeginning({ archetype: null }, { age: "45+", gender: "male" })).toEqual({
    chosenFor: "anybody",
    ids: ["better-relationships", "successful-dating", "love-doctor"],
  });
});

test("Those to begin with stand first, in their order, and nothing is lost", () => {
  const guides = GUIDE_IDS.map((id) => ({ id }));
  const sorted = sortGuides(guides, ["whole", "any-age", "after-breakup"]).map(({ id }) => id);
  expect(sorted.slice(0, 5)).toEqual([
    ...["whole", "any-age", "after-breakup"],
    ...["better-relationships", "love-doctor"],
  ]);
  expect([...sorted].sort()).toEqual([...GUIDE_IDS].sort());
});
