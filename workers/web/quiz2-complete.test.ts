import { env } from "cloudflare:workers";
import { days } from "#app/domain/duration.ts";
import { BANK_VERSION } from "#app/funnels/life-assessment/content/question-bank.ts";
import published from "../../docs/scoring-vectors.json" with { type: "json" };
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { readEverything, readRows } from "../../tests/fixtures/rows.ts";
import { postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test, vi } from "../../tests/setup/test.ts";

const PATH = "/api/quiz2/complete";
const NOW = Date.UTC(2026, 10, 20, 12);
const DONE = [200, { success: true }];
const NOT_COMPLETED = [
  409,
  { code: "not_completed", message: "Please answer all 100 questions first." },
];

let attempt: life.Attempt;

/** Saves in two halves, so that neither save can score all answers. */
async function saveInHalves(each: life.Attempt, digits: string): Promise<void> {
  await life.save(each, digits.slice(0, 50));
  await life.save(each, "", { responses: life.recordsOf(digits.slice(50), 51) });
}

type Stored = { status: string; progress_count: number; scores: string | null };
const readStored = async () =>
  (await readRows<Stored & Record<string, unknown>>("select * from quiz2_attempts"))[0];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  attempt = await life.startAttempt();
  return () => void vi.useRealTimers();
});

test("Completing stores the time, the time spent and the bank version with the attempt", async () => {
  await life.save(attempt, life.HUNDRED, { progress_count: 100 });
  vi.setSystemTime(NOW + 5_000);
  expect(await life.read(await life.complete(attempt, 387))).toEqual(DONE);
  expect(await readStored()).toMatchObject({
    status: "completed",
    progress_count: 100,
    completed_at: NOW + 5_000,
    time_spent_seconds: 387,
    bank_version: BANK_VERSION,
  });
});

describe("P26 The scores match the published ones, with answers saved at once or in parts", () => {
  const summaryOf = (vector: (typeof published.vectors)[number]) => ({
    overall: vector.overall,
    areas: vector.areas,
    topArea: vector.topArea,
    bottomArea: vector.bottomArea,
  });

  test.each(published.vectors)("$name", async (vector) => {
    await life.save(attempt, vector.answers, { progress_count: 100 });
    const parts = await life.startAttempt();
    for (let step = 0; step < 20; step += 1) {
      const responses = life.recordsOf(vector.answers.slice(5 * step, 5 * step + 5), 5 * step + 1);
      await life.save(parts, "", { responses });
    }
    for (const each of [attempt, parts]) {
      expect(await life.read(await life.complete(each))).toEqual(DONE);
      expect(await life.readScores(each)).toMatchObject(summaryOf(vector));
    }
    const rows = await readRows<{ scores: string }>("select scores from quiz2_attempts");
    const stored = rows.map(({ scores }) => JSON.parse(scores).subDimensions);
    expect(stored).toEqual(Array(2).fill(Object.values(vector.subDimensions).flat()));
  });
});

describe("P26 Answers saved in parts are scored when the attempt is completed", () => {
  const scoresAfter = async (answer: (each: life.Attempt) => Promise<unknown>) => {
    const each = await life.startAttempt();
    await answer(each);
    expect((await life.complete(each)).status).toBe(200);
    return life.readScores(each);
  };
  const wholly = () =>
    scoresAfter((each) => life.save(each, life.HUNDRED, { progress_count: 100 }));

  test("all in the background, without any progress", async () => {
    expect(await scoresAfter((each) => life.save(each, life.HUNDRED))).toEqual(await wholly());
    expect(await scoresAfter((each) => saveInHalves(each, life.HUNDRED))).toEqual(await wholly());
  });

  test("changed after all were scored", async () => {
    const changed = await scoresAfter(async (each) => {
      await life.save(each, "1".repeat(100), { progress_count: 100 });
      await life.save(each, life.HUNDRED.slice(0, 60));
      await life.save(each, "", { responses: life.recordsOf(life.HUNDRED.slice(60), 61) });
    });
    expect(changed).toEqual(await wholly());
  });
});

describe("P26 Answers that another tab changes during scoring", () => {
  /** Changes the answer to Q1 just before each of the first `times` round trips that write the scores. */
  const change =
    (times: number) =>
    (straight: Carrier): Carrier => {
      let changes = 0;
      return async (statements) => {
        if (changes < times && statements.some(({ sql }) => /^update.*"scores" = /.test(sql))) {
          changes += 1;
          const sql =
            "update quiz2_attempts set answers = (substr(answers, 1, 1) % 5 + 1) || substr(answers, 2)";
          await straight([{ sql, params: [] }]);
        }
        return straight(statements);
      };
    };
  test.each([1, 2])("are scored again (%d times)", async (times) => {
    await saveInHalves(attempt, `1${"4".repeat(99)}`);
    const answer = await sendThrough(env.DB, change(times), () => life.complete(attempt));
    expect(await life.read(answer)).toEqual(DONE);
    const [q1] = await readRows<{ value: number }>(
      "select value from quiz2_responses where q_id = 'Q1'",
    );
    expect(q1?.value).toBe(1 + times);
    // Fourteen positive answers, five reverse ones, and the one to Q1.
    const points = 14 * 3 + 5 * 1 + (q1?.value ?? 0) - 1;
    expect((await life.readScores(attempt)).areas.safety).toBe(Math.round((100 * points) / 80));
  });

  test("again and again leave the attempt as it is, to be completed later", async () => {
    await saveInHalves(attempt, life.HUNDRED);
    const answer = await sendThrough(env.DB, change(100), () => life.complete(attempt));
    expect(await life.read(answer)).toMatchObject([409, { code: "not_completed" }]);
    expect(await readStored()).toMatchObject({ status: "started", scores: null });
    expect(await life.read(await life.complete(attempt))).toEqual(DONE);
  });
});

describe("Completing an attempt that lacks answers is answered 409 and changes nothing", () => {
  test.each([0, 1, 50, 99])("with %d answers, whatever its progress says", async (count) => {
    await life.save(attempt, life.HUNDRED.slice(0, count), { progress_count: 100 });
    const stored = await readEverything();
    expect(await life.read(await life.complete(attempt))).toEqual(NOT_COMPLETED);
    expect(await readEverything()).toEqual(stored);
  });
});

describe("Completing again gets the same answer and changes nothing", () => {
  test("later, with another time spent", async () => {
    await life.save(attempt, life.HUNDRED, { progress_count: 100 });
    await life.complete(attempt, 300);
    const stored = await readEverything();
    vi.setSystemTime(NOW + days(1));
    expect(await life.read(await life.complete(attempt, 900))).toEqual(DONE);
    expect(await readEverything()).toEqual(stored);
  });

  test.each([
    ["scored before", 100],
    ["scored now", undefined],
  ])("twenty times at once, %s", async (_when, progress_count) => {
    await life.save(attempt, life.HUNDRED, progress_count === undefined ? {} : { progress_count });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => life.complete(attempt, at)),
    );
    for (const answer of answers) expect(await life.read(answer)).toEqual(DONE);
    const stored = await readStored();
    expect(stored?.status).toBe("completed");
    expect(JSON.parse(stored?.scores ?? "")).toMatchObject({ overall: expect.any(Number) });
  });
});

describe("The time spent is a whole number of seconds up to a year", () => {
  test.each([0, 1, 31_536_000])("%j is stored", async (seconds) => {
    await life.save(attempt, life.HUNDRED, { progress_count: 100 });
    expect(await life.read(await life.complete(attempt, seconds))).toEqual(DONE);
    expect(await readStored()).toMatchObject({ time_spent_seconds: seconds });
  });

  test.each([-1, 0.5, 31_536_001, 1e10, "300", null, true, [300]])(
    "%j is refused",
    async (seconds) => {
      await life.save(attempt, life.HUNDRED, { progress_count: 100 });
      const stored = await readEverything();
      const answer = await life.complete(attempt, seconds);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: "invalid_input",
        issues: [{ path: "time_spent_seconds" }],
      });
      expect(await readEverything()).toEqual(stored);
    },
  );
});

describe("A body of the wrong shape is refused", () => {
  const fits = () => ({ attempt_id: attempt.id, time_spent_seconds: 300 });
  test.each([
    ["no time", { time_spent_seconds: undefined }, "time_spent_seconds"],
    ["no id", { attempt_id: undefined }, "attempt_id"],
    ["an invalid id", { attempt_id: "x" }, "attempt_id"],
    ["scores from the client", { scores: { overall: 100 } }, ""],
    ["answers, which belong in a save", { responses: [] }, ""],
  ])("%s", async (_what, changes, path) => {
    await life.save(attempt, life.HUNDRED, { progress_count: 100 });
    const headers = { Cookie: attempt.cookie };
    const answer = await postJson(PATH, { ...fits(), ...changes }, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_input", issues: [{ path }] });
    expect(await readStored()).toMatchObject({ status: "started" });
  });

  test("over 4 KiB", async () => {
    const body = JSON.stringify(fits());
    const post = (size: number) =>
      postJson(PATH, body + " ".repeat(size - body.length), {
        headers: { Cookie: attempt.cookie },
      });
    expect((await post(4_097)).status).toBe(413);
    expect((await post(4_096)).status).toBe(409);
  });
});
