import { expect, test } from "vitest";
import { readProfile } from "./profile.ts";
import { NO_SCORES } from "./quiz-session.ts";

test("A profile ranks all five scores, the person's own first, and names the next", () => {
  const scores = { echo: 2, avoidant: 4, idealist: 1.5, analyzer: 4, resigned: 0 };
  expect(readProfile(scores, "analyzer")).toEqual({
    rows: [
      { archetype: "analyzer", score: 4 },
      { archetype: "avoidant", score: 4 },
      { archetype: "echo", score: 2 },
      { archetype: "idealist", score: 1.5 },
      { archetype: "resigned", score: 0 },
    ],
    second: "avoidant",
    isTied: true,
  });
});

test.each([
  [{ echo: 4, avoidant: 4, idealist: 4 }, true],
  [{ echo: 4, avoidant: 3.5, idealist: 3.5 }, false],
  [{ echo: 4 }, false],
])("Whether %j are tied for first: %s", (scores, isTied) => {
  expect(readProfile({ ...NO_SCORES, ...scores }, "echo")).toMatchObject({ isTied });
});

test("Without any score there is no profile, and without another score no second pattern", () => {
  expect(readProfile(NO_SCORES, "echo")).toBeNull();
  expect(readProfile({ ...NO_SCORES, echo: 1 }, "echo")?.second).toBeNull();
});
