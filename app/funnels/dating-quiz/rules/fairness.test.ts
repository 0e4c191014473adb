import { describe, expect, test } from "vitest";
import { ARCHETYPES, type Archetype } from "#app/domain/archetypes.ts";
import { createChance } from "../../../../tests/fixtures/chance.ts";
import { QUESTIONS, type Question } from "../content/questions.ts";
import { decideArchetype, drawTieBreaks } from "./decide-archetype.ts";
import type { Answer, Answers } from "./quiz-session.ts";
import { scoreAnswers } from "./scoring.ts";

const VISITORS = 4_000;

const random = createChance(7);
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const valueFrom = (values: readonly number[]) => () => oneOf(values);

/** An answering strategy; null skips. */
type Habit = {
  likert: (question: Question) => number;
  choice: (question: Question & { type: "choice" }) => string | null;
};
const anyChoice: Habit["choice"] = ({ choices }) => oneOf(choices);
const placeFrom =
  (places: readonly number[]): Habit["choice"] =>
  ({ choices }) =>
    choices[oneOf(places)] ?? "";

const habits: Record<string, Habit> = {
  "answers at random": { likert: valueFrom([1, 2, 3, 4, 5]), choice: anyChoice },
  "agrees with everything": { likert: valueFrom([4, 5]), choice: anyChoice },
  "agrees with nothing": { likert: valueFrom([1, 2]), choice: anyChoice },
  "stays in the middle": { likert: valueFrom([2, 3, 3, 3, 4]), choice: anyChoice },
  "picks only the ends": { likert: valueFrom([1, 5]), choice: anyChoice },
  "takes the first choice": { likert: valueFrom([1, 2, 3, 4, 5]), choice: placeFrom([0]) },
  "takes one of the upper choices": {
    likert: valueFrom([2, 3, 4]),
    choice: placeFrom([0, 0, 0, 1, 1, 2]),
  },
  "takes the last choice": { likert: valueFrom([1, 2, 3, 4, 5]), choice: placeFrom([4]) },
  "skips whatever can be skipped": { likert: valueFrom([1, 2, 3, 4, 5]), choice: () => null },
  "skips every other choice": {
    likert: valueFrom([1, 2, 3, 4, 5]),
    choice: (question) => (random() < 0.5 ? null : anyChoice(question)),
  },
};

/** Answers like one archetype, with noise. */
const alike = (archetype: Archetype): Habit => ({
  likert: (question) =>
    question.archetype.includes(archetype) ? oneOf([3, 4, 4, 5]) : oneOf([1, 2, 2, 3, 4]),
  choice: (question) =>
    random() < 0.5
      ? (question.choices[question.archetype.indexOf(archetype)] ?? "")
      : anyChoice(question),
});

function decideFor({ likert, choice }: Habit): Archetype {
  const given = QUESTIONS.flatMap((question): [number, Answer][] => {
    const answer = question.type === "likert" ? likert(question) : choice(question);
    return answer === null ? [] : [[question.id, answer]];
  });
  const answers: Answers = Object.fromEntries(given);
  return decideArchetype(scoreAnswers(answers), drawTieBreaks(random));
}

/** Percentage of visitors with each archetype. */
function shareOut(habit: () => Habit): Record<Archetype, number> {
  const shares = { echo: 0, avoidant: 0, idealist: 0, analyzer: 0, resigned: 0 };
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    shares[decideFor(habit())] += 100 / VISITORS;
  }
  return shares;
}

describe("No archetype is starved or favoured", () => {
  test.each(Object.entries(habits))("when somebody %s", (_name, habit) => {
    for (const [archetype, percent] of Object.entries(shareOut(() => habit))) {
      expect(percent, archetype).toBeGreaterThanOrEqual(12);
      expect(percent, archetype).toBeLessThanOrEqual(30);
    }
  });

  test("among people who each resemble one archetype", () => {
    const shares = shareOut(() => alike(oneOf(ARCHETYPES)));
    for (const [archetype, percent] of Object.entries(shares)) {
      expect(percent, archetype).toBeGreaterThanOrEqual(16);
      expect(percent, archetype).toBeLessThanOrEqual(24);
    }
  });
});

test.each(ARCHETYPES)("People like %s get that result nine times out of ten", (archetype) => {
  expect(shareOut(() => alike(archetype))[archetype]).toBeGreaterThanOrEqual(90);
});
