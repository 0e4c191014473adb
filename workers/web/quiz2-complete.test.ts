import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { days } from "#app/domain/duration.ts";
import { BANK_VERSION } from "#app/funnels/life-assessment/content/question-bank.ts";
import published from "../../docs/scoring-vectors.json" with { type: "json" };
import { collectConsole } from "../../tests/fixtures/console.ts";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import {
  type Attempt,
  complete,
  HUNDRED,
  read,
  readScores,
  recordsOf,
  save,
  startAttempt,
} from "../../tests/fixtures/life-assessment.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { emptyTables, readEverything, readRows } from "../../tests/fixtures/stored-rows.ts";
import { ask, postJson } from "../../tests/fixtures/web-worker.ts";

const PATH = "/api/quiz2/complete";
const NOW = Date.UTC(2026, 10, 20, 12);
const DONE = [200, { success: true }];
const NOT_COMPLETED = [
  409,
  { code: "not_completed", message: "Please answer all 100 questions first." },
];

let attempt: Attempt;

/** Saves in two halves, so that neither save can score all answers. */
async function saveInHalves(each: Attempt, digits: string): Promise<void> {
  await save(each, digits.slice(0, 50));
  await save(each, "", { responses: recordsOf(digits.slice(50), 51) });
}

type Stored = { status: string; progress_count: number; scores: string | null };
const readStored = async () =>
  (await readRows<Stored & Record<string, unknown>>(env.DB, "select * from quiz2_attempts"))[0];

collectConsole();
beforeEach(async () => {
  await emptyTables(env.DB);
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  attempt = await startAttempt();
  return () => void vi.useRealTimers();
});

test("Completing stores the time, the time spent and the bank version with the attempt", async () => {
  await save(attempt, HUNDRED, { progress_count: 100 });
  vi.setSystemTime(NOW + 5_000);
  expect(await read(await complete(attempt, 387))).toEqual(DONE);
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
    await save(attempt, vector.answers, { progress_count: 100 });
    const parts = await startAttempt();
    for (let step = 0; step < 20; step += 1) {
      const responses = recordsOf(vector.answers.slice(5 * step, 5 * step + 5), 5 * step + 1);
      await save(parts, "", { responses });
    }
    for (const each of [attempt, parts]) {
      expect(await read(await complete(each))).toEqual(DONE);
      expect(await readScores(each)).toMatchObject(summaryOf(vector));
    }
    const rows = await readRows<{ scores: string }>(env.DB, "select scores from quiz2_attempts");
    const stored = rows.map(({ scores }) => JSON.parse(scores).subDimensions);
    expect(stored).toEqual(Array(2).fill(Object.values(vector.subDimensions).flat()));
  });
});

describe("P26 Answers saved in parts are scored when the attempt is completed", () => {
  const scoresAfter = async (answer: (each: Attempt) => Promise<unknown>) => {
    const each = await startAttempt();
    await answer(each);
    expect((await complete(each)).status).toBe(200);
    return readScores(each);
  };
  const wholly = () => scoresAfter((each) => save(each, HUNDRED, { progress_count: 100 }));

  test("in two halves, the second one first", async () => {
    const halves = await scoresAfter(async (each) => {
      await save(each, "", { responses: recordsOf(HUNDRED.slice(50), 51) });
      await save(each, HUNDRED.slice(0, 50), { progress_count: 100 });
    });
    expect(halves).toEqual(await wholly());
  });

  test("all in the background, without any progress", async () => {
    expect(await scoresAfter((each) => save(each, HUNDRED))).toEqual(await wholly());
    expect(await scoresAfter((each) => saveInHalves(each, HUNDRED))).toEqual(await wholly());
  });

  test("changed after all were scored", async () => {
    const changed = await scoresAfter(async (each) => {
      await save(each, "1".repeat(100), { progress_count: 100 });
      await save(each, HUNDRED.slice(0, 60));
      await save(each, "", { responses: recordsOf(HUNDRED.slice(60), 61) });
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
    const answer = await sendThrough(env.DB, change(times), () => complete(attempt));
    expect(await read(answer)).toEqual(DONE);
    const [q1] = await readRows<{ value: number }>(
      env.DB,
      "select value from quiz2_responses where q_id = 'Q1'",
    );
    expect(q1?.value).toBe(1 + times);
    // Fourteen positive answers, five reverse ones, and the one to Q1.
    const points = 14 * 3 + 5 * 1 + (q1?.value ?? 0) - 1;
    expect((await readScores(attempt)).areas.safety).toBe(Math.round((100 * points) / 80));
  });

  test("again and again leave the attempt as it is, to be completed later", async () => {
    await saveInHalves(attempt, HUNDRED);
    const answer = await sendThrough(env.DB, change(100), () => complete(attempt));
    expect(await read(answer)).toMatchObject([409, { code: "not_completed" }]);
    expect(await readStored()).toMatchObject({ status: "started", scores: null });
    expect(await read(await complete(attempt))).toEqual(DONE);
  });
});

describe("Completing an attempt that lacks answers is answered 409 and changes nothing", () => {
  test.each([0, 1, 50, 99])("with %d answers, whatever its progress says", async (count) => {
    await save(attempt, HUNDRED.slice(0, count), { progress_count: 100 });
    const stored = await readEverything(env.DB);
    expect(await read(await complete(attempt))).toEqual(NOT_COMPLETED);
    expect(await readEverything(env.DB)).toEqual(stored);
  });

  test("until the last answer is saved", async () => {
    await save(attempt, `${HUNDRED.slice(0, 41)}0${HUNDRED.slice(42)}`);
    expect(await read(await complete(attempt))).toEqual(NOT_COMPLETED);
    await save(attempt, "", { responses: recordsOf(HUNDRED.slice(41, 42), 42) });
    expect(await read(await complete(attempt))).toEqual(DONE);
  });
});

describe("Completing again gets the same answer and changes nothing", () => {
  test("later, with another time spent", async () => {
    await save(attempt, HUNDRED, { progress_count: 100 });
    await complete(attempt, 300);
    const stored = await readEverything(env.DB);
    vi.setSystemTime(NOW + days(1));
    expect(await read(await complete(attempt, 900))).toEqual(DONE);
    expect(await readEverything(env.DB)).toEqual(stored);
  });

  test.each([
    ["scored before", 100],
    ["scored now", undefined],
  ])("twenty times at once, %s", async (_when, progress_count) => {
    await save(attempt, HUNDRED, progress_count === undefined ? {} : { progress_count });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => complete(attempt, at)));
    for (const answer of answers) expect(await read(answer)).toEqual(DONE);
    const stored = await readStored();
    expect(stored?.status).toBe("completed");
    expect(JSON.parse(stored?.scores ?? "")).toMatchObject({ overall: expect.any(Number) });
  });
});

describe("The time spent is a whole number of seconds up to a year", () => {
  test.each([0, 1, 31_536_000])("%j is stored", async (seconds) => {
    await save(attempt, HUNDRED, { progress_count: 100 });
    expect(await read(await complete(attempt, seconds))).toEqual(DONE);
    expect(await readStored()).toMatchObject({ time_spent_seconds: seconds });
  });

  test.each([-1, 0.5, 31_536_001, 1e10, "300", null, true, [300]])(
    "%j is refused",
    async (seconds) => {
      await save(attempt, HUNDRED, { progress_count: 100 });
      const stored = await readEverything(env.DB);
      const answer = await complete(attempt, seconds);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: "invalid_input",
        issues: [{ path: "time_spent_seconds" }],
      });
      expect(await readEverything(env.DB)).toEqual(stored);
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
    await save(attempt, HUNDRED, { progress_count: 100 });
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

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("%s is answered 405", async (method) => {
  const answer = await ask(PATH, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toContain("POST");
});
