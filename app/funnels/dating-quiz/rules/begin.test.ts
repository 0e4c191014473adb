import { expect, test } from "vitest";
import { AGES, GENDERS } from "../content/people.ts";
import { begin, chooseAge, chooseGender, replayPress } from "./begin.ts";
import { FRESH_SESSION, type QuizSession } from "./quiz-session.ts";

const followAll = (...presses: [string, string][]): QuizSession =>
  presses.reduce(
    (session, [leadsTo, value]) => replayPress(session, { leadsTo, value }),
    FRESH_SESSION,
  );

test("Early presses lead to the same stages as later ones", () => {
  expect(followAll(["age", ""])).toEqual(begin());
  for (const age of AGES) {
    expect(followAll(["age", ""], ["gender", age])).toEqual(chooseAge(begin(), age));
    for (const gender of GENDERS) {
      const chosen = chooseGender(chooseAge(begin(), age), gender);
      expect(followAll(["age", ""], ["gender", age], ["quiz", gender])).toEqual(chosen);
    }
  }
});

test.each<[string, [string, string][]]>([
  ["an age that is not offered", [["gender", "17"]]],
  ["a gender before the age", [["quiz", "female"]]],
  ["a gender in place of an age", [["gender", "female"]]],
  ["a stage that is not early", [["offer", "25–34"]]],
])("An invalid press is a no-op: %s", (_what, presses) => {
  expect(followAll(...presses)).toBe(FRESH_SESSION);
});
