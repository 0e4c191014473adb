import fc from "fast-check";
import { expect, test } from "vitest";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { decideArchetype, drawTieBreaks } from "./decide-archetype.ts";
import { NO_SCORES, type Scores } from "./quiz-session.ts";

const drawn = (...numbers: number[]): Scores => drawTieBreaks(() => numbers.shift() ?? 0);

test("Tie-breakers are between 0.1 and 0.6", () => {
  expect(drawn(0, 0, 0, 0, 0).echo).toBeCloseTo(0.1);
  const all = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(all, (numbers) => {
      for (const added of Object.values(drawn(...numbers))) {
        expect(added).toBeGreaterThanOrEqual(0.1);
        expect(added).toBeLessThan(0.6);
      }
    }),
  );
});

test("Without any score the result is echo, whatever the tie-breakers", () => {
  expect(decideArchetype(NO_SCORES, drawn(0, 0.9, 0.2, 0.9, 0.9))).toBe("echo");
});

test.each(ARCHETYPES)("%s wins with the highest score, even by a half", (archetype) => {
  const scores = { echo: 2, avoidant: 2, idealist: 2, analyzer: 2, resigned: 2, [archetype]: 2.5 };
  const against = ARCHETYPES.map((other) => (other === archetype ? 0 : 0.99));
  expect(decideArchetype(scores, drawn(...against))).toBe(archetype);
});

test.each(ARCHETYPES)("Tie-breakers decide between equal scores: %s", (archetype) => {
  const equal = { echo: 3, avoidant: 3, idealist: 3, analyzer: 3, resigned: 3 };
  const forIt = ARCHETYPES.map((other) => (other === archetype ? 0.8 : 0.7));
  expect(decideArchetype(equal, drawn(...forIt))).toBe(archetype);
});
