import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import {
  ANSWER_VALUES,
  type AnswerValue,
  AREAS,
  type AssessmentScores,
} from "#app/domain/life-areas.ts";
import { lockScores } from "#app/domain/life-shape.ts";
import { scoreAssessment } from "#app/funnels/life-assessment/rules/scoring.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import {
  type Attempt,
  capture,
  complete,
  readResults,
  readScores as readStored,
  recordsOf,
  save,
  startAttempt,
} from "../../tests/fixtures/life-assessment.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";

const RUNS = { numRuns: 10 };
const SLOW = { timeout: 60_000 };
const hundred = { minLength: 100, maxLength: 100 };
const places = [...Array(100).keys()];
const digits = fc
  .array(fc.constantFrom(...ANSWER_VALUES), hundred)
  .map((values) => values.join(""));
/** Gives each area one of three answers throughout, so that ties are common. */
const tyingDigits = fc
  .array(fc.constantFrom("11", "33", "55"), { minLength: 5, maxLength: 5 })
  .map((pairs) => pairs.map((pair) => pair.repeat(10)).join(""));
const answers = fc.oneof(digits, tyingDigits);
const recordsAt = (values: string, order: readonly number[]) =>
  order.flatMap((at) => recordsOf(values.charAt(at), at + 1));

/** Returns the scores after `give` has answered a fresh attempt. */
async function readScores(give: (attempt: Attempt) => Promise<unknown>): Promise<AssessmentScores> {
  const attempt = await startAttempt();
  await give(attempt);
  await complete(attempt);
  return readStored(attempt);
}
const atOnce = (values: string) => (attempt: Attempt) =>
  save(attempt, values, { progress_count: 100 });

collectConsole();
beforeEach(() => emptyTables(env.DB));

test(
  "P26 The stored scores match the rules, and the call rounds them while they are locked",
  SLOW,
  async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (values) => {
        await emptyTables(env.DB);
        const expected = scoreAssessment(
          Object.fromEntries(
            [...values].map((value, at) => [`Q${at + 1}`, Number(value) as AnswerValue]),
          ),
        );
        const attempt = await startAttempt();
        await atOnce(values)(attempt);
        await complete(attempt);
        await capture(attempt);
        expect(await readStored(attempt)).toEqual(expected);
        const locked = lockScores(expected);
        expect(await (await readResults(attempt)).json()).toMatchObject({
          overall_score: locked.overall,
          area_scores: locked.areas,
          top_area: { key: expected.topArea, score: locked.areas[expected.topArea] },
          bottom_area: { key: expected.bottomArea },
        });
      }),
      RUNS,
    );
  },
);

test("P26 Neither the order of answers nor the number of calls matters", SLOW, async () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      answers,
      fc.shuffledSubarray(places, hundred),
      cuts,
      async (values, order, at) => {
        const edges = [0, ...at.toSorted((a, b) => a - b), 100];
        const parts = await readScores(async (attempt) => {
          for (const [part, from] of edges.slice(0, -1).entries()) {
            const responses = recordsAt(values, order.slice(from, edges[part + 1]));
            await save(attempt, "", { responses });
          }
        });
        expect(parts).toEqual(await readScores(atOnce(values)));
      },
    ),
    RUNS,
  );
});

test(
  "P26 Only the last answer to a question counts, however often it was given",
  SLOW,
  async () => {
    const order = fc.array(fc.nat(99), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(digits, answers, order, async (earlier, values, again) => {
        const repeated = await readScores(async (attempt) => {
          await save(attempt, earlier, { progress_count: 100 });
          await save(attempt, "", { responses: recordsAt(earlier, again) });
          await save(attempt, values);
          await save(attempt, "", { responses: recordsAt(values, again) });
        });
        expect(repeated).toEqual(await readScores(atOnce(values)));
      }),
      RUNS,
    );
  },
);

test(
  "P26 Mirrored answers give the mirrored scores, and all are whole numbers from 0 to 100",
  SLOW,
  async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (values) => {
        const mirror = values.replaceAll(/\d/g, (digit) => String(6 - Number(digit)));
        const scores = await readScores(atOnce(values));
        const mirrored = await readScores(atOnce(mirror));
        expect(mirrored.overall).toBe(100 - scores.overall);
        for (const area of AREAS) {
          const score = scores.areas[area];
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
          expect(mirrored.areas[area]).toBe(100 - score);
        }
      }),
      RUNS,
    );
  },
);

test(
  "P26 Ties go to the earlier area, and the bottom area is never the top area",
  SLOW,
  async () => {
    await fc.assert(
      fc.asyncProperty(tyingDigits, async (values) => {
        const { areas, topArea, bottomArea } = await readScores(atOnce(values));
        const most = Math.max(...Object.values(areas));
        expect(topArea).toBe(AREAS.find((area) => areas[area] === most));
        const others = AREAS.filter((area) => area !== topArea);
        const least = Math.min(...others.map((area) => areas[area]));
        expect(bottomArea).toBe(others.find((area) => areas[area] === least));
      }),
      RUNS,
    );
  },
);
