import { env } from "cloudflare:workers";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AnswerValue, AssessmentScores } from "#app/domain/life-areas.ts";
import { recordQueries } from "../../tests/fixtures/query-plans.ts";
import { db, readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, expect, test } from "../../tests/setup/test.ts";
import { createDatabase } from "./database.ts";
import { insertAttempt } from "./quiz2-attempts.ts";
import { readAnswers, resumeAnswers, upsertAnswers } from "./quiz2-responses.ts";
import { packScores } from "./schema/stored-scores.ts";

const OWNER = "an owner's hash";
const attempt = { id: "22222222-2222-4222-8222-222222222222" as AttemptId, visitorHash: OWNER };
const NOW = 1_790_000_000_000;
const answer = (entries: readonly (readonly [number, AnswerValue])[]) => new Map(entries);
const everyAnswer = (value: AnswerValue) =>
  answer(Array.from({ length: 100 }, (_, at) => [at + 1, value] as const));
const scores = { overall: 50, subDimensions: {} } as AssessmentScores;
const bankVersion = "a version";

const readScores = async () =>
  (await readRows<{ scores: string | null }>("select scores from quiz2_attempts"))[0]?.scores;

beforeEach(async () => {
  await insertAttempt(db, { ...attempt, startedAt: NOW, noticeVersion: 1, bankVersion }, 0);
});

test.each([0, 1, 5, 100])("P24 %d answers are saved by one call", async (count) => {
  const answers = new Map([...everyAnswer(3)].slice(0, count));
  const found = await upsertAnswers(db, attempt, { answers, savedAt: NOW });
  expect(found?.status).toBe("started");
  expect(await readAnswers(db, attempt.id)).toEqual(answers);
});

test("P24 Saving again writes only changed answers", async () => {
  await upsertAnswers(db, attempt, {
    answers: answer([
      [1, 2],
      [2, 2],
    ]),
    savedAt: NOW,
  });
  await upsertAnswers(db, attempt, {
    answers: answer([
      [1, 2],
      [2, 5],
      [100, 1],
    ]),
    savedAt: NOW + 1,
  });
  expect(await readAnswers(db, attempt.id)).toEqual(
    answer([
      [1, 2],
      [2, 5],
      [100, 1],
    ]),
  );
});

test("The time of the last change is kept for all answers", async () => {
  const readTime = () => readRows("select answered_at from quiz2_attempts");
  await upsertAnswers(db, attempt, { answers: new Map(), savedAt: NOW });
  expect(await readTime()).toEqual([{ answered_at: null }]);
  await upsertAnswers(db, attempt, { answers: answer([[1, 2]]), savedAt: NOW });
  await upsertAnswers(db, attempt, { answers: answer([[1, 2]]), savedAt: NOW + 1 });
  expect(await readTime()).toEqual([{ answered_at: NOW }]);
  await upsertAnswers(db, attempt, { answers: answer([[2, 2]]), savedAt: NOW + 2 });
  expect(await readTime()).toEqual([{ answered_at: NOW + 2 }]);
});

test("P24 Steps saved at once or out of order all survive; for one statement the last save wins", async () => {
  const steps = Array.from({ length: 20 }, (_, step) =>
    answer(
      Array.from({ length: 5 }, (_, at) => [step + 20 * at + 1, ((step % 5) + 1) as AnswerValue]),
    ),
  );
  await Promise.all(
    steps
      .toReversed()
      .map((answers, at) => upsertAnswers(db, attempt, { answers, savedAt: NOW - at })),
  );
  const expected = new Map(steps.flatMap((step) => [...step]));
  const read = await readAnswers(db, attempt.id);
  expect(read).toEqual(expected);
  await upsertAnswers(db, attempt, { answers: answer([[100, 5]]), savedAt: NOW });
  await upsertAnswers(db, attempt, { answers: answer([[100, 1]]), savedAt: NOW });
  expect(await readAnswers(db, attempt.id)).toEqual(new Map([...expected, [100, 1]]));
});

test("A save writes one row and reads it twice, and once more to count", async () => {
  const queries = await recordQueries(env.DB, (recorded) =>
    upsertAnswers(createDatabase(recorded), attempt, {
      answers: everyAnswer(3),
      savedAt: NOW,
      progressCount: 100,
      scores,
    }),
  );
  const answers = await env.DB.batch(
    queries.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)),
  );
  const rows = answers.map(({ meta }) => [meta.rows_written, meta.rows_read]);
  expect(rows).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test("Progress is the given number, or else the number of answers", async () => {
  const save = async (pairs: [number, AnswerValue][], progressCount?: number) =>
    (await upsertAnswers(db, attempt, { answers: answer(pairs), savedAt: NOW, progressCount }))
      ?.progressCount;
  expect(await save([[1, 2]])).toBe(1);
  expect(
    await save([
      [1, 3],
      [7, 2],
    ]),
  ).toBe(2);
  expect(await save([[8, 2]], 100)).toBe(100);
  expect(await save([])).toBe(3);
});

test("Scores are stored with the answers, and cleared when one of them changes", async () => {
  const everything = { answers: everyAnswer(3), savedAt: NOW, progressCount: 100, scores };
  await upsertAnswers(db, attempt, everything);
  expect(await readScores()).toBe(packScores(scores));
  await upsertAnswers(db, attempt, { answers: answer([[7, 3]]), savedAt: NOW });
  expect(await readScores()).toBe(packScores(scores));
  await upsertAnswers(db, attempt, { answers: answer([[7, 4]]), savedAt: NOW });
  expect(await readScores()).toBe(null);
  await upsertAnswers(db, attempt, { ...everything, answers: everyAnswer(4) });
  expect(await readScores()).toBe(packScores(scores));
});

test("P29 Another visitor's save stores nothing and returns nothing", async () => {
  const foreign = { ...attempt, visitorHash: "another hash" };
  const save = { answers: everyAnswer(1), savedAt: NOW, progressCount: 100, scores };
  expect(await upsertAnswers(db, foreign, save)).toBe(null);
  expect(await readAnswers(db, attempt.id)).toEqual(new Map());
  expect(await readScores()).toBe(null);
});

test("A completed attempt keeps its answers", async () => {
  await env.DB.exec("update quiz2_attempts set status = 'completed'");
  const found = await upsertAnswers(db, attempt, { answers: everyAnswer(1), savedAt: NOW });
  expect(found?.status).toBe("completed");
  expect(await readAnswers(db, attempt.id)).toEqual(new Map());
});

test("Earlier answers are copied without overwriting those of the new attempt, idempotently", async () => {
  const fresh = { id: "33333333-3333-4333-8333-333333333333" as AttemptId, visitorHash: OWNER };
  await upsertAnswers(db, attempt, {
    answers: answer([
      [1, 5],
      [2, 5],
    ]),
    savedAt: NOW,
  });
  const unfinished = await insertAttempt(
    db,
    { ...fresh, startedAt: NOW + 1, noticeVersion: 1, bankVersion },
    0,
  );
  expect(unfinished).toEqual({ id: attempt.id, answered: 2 });
  await upsertAnswers(db, fresh, { answers: answer([[1, 1]]), savedAt: NOW });
  const expected = answer([
    [1, 1],
    [2, 5],
  ]);
  expect(await resumeAnswers(db, fresh, attempt.id, NOW)).toEqual(expected);
  expect(await resumeAnswers(db, fresh, attempt.id, NOW)).toEqual(expected);
  const resumed = await readRows("select progress_count as progress from quiz2_attempts");
  expect(resumed).toEqual([{ progress: 2 }, { progress: 2 }]);
  expect(await readAnswers(db, attempt.id)).toEqual(
    answer([
      [1, 5],
      [2, 5],
    ]),
  );

  const third = { id: "44444444-4444-4444-8444-444444444444" as AttemptId, visitorHash: OWNER };
  expect(
    (await insertAttempt(db, { ...third, startedAt: NOW + 2, noticeVersion: 1, bankVersion }, 0))
      ?.id,
  ).toBe(fresh.id);
});

test("An attempt that was left unfinished long ago, or has other statements, is not offered", async () => {
  await upsertAnswers(db, attempt, { answers: answer([[1, 5]]), savedAt: NOW });
  const fresh = { id: "33333333-3333-4333-8333-333333333333" as AttemptId, visitorHash: OWNER };
  const start = { ...fresh, startedAt: NOW + 2, noticeVersion: 1 };
  expect(await insertAttempt(db, { ...start, bankVersion }, NOW + 1)).toBe(null);
  const other = { id: "44444444-4444-4444-8444-444444444444" as AttemptId, visitorHash: OWNER };
  expect(await insertAttempt(db, { ...start, ...other, bankVersion: "another" }, 0)).toBe(null);
});
