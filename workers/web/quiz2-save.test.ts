import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import {
  type Attempt,
  completeAttempt,
  HUNDRED,
  read,
  recordsOf,
  save,
  startAttempt,
} from "../../tests/fixtures/life-assessment.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { emptyTables, readEverything, readRows } from "../../tests/fixtures/stored-rows.ts";

let attempt: Attempt;

/** The stored answers as digits, 0 where there is none. */
async function readDigits({ id }: Attempt = attempt): Promise<string> {
  const rows = await readRows<{ attempt_id: string; q_id: string; value: number }>(
    env.DB,
    "select attempt_id, q_id, value from quiz2_responses",
  );
  const digits = Array<number>(100).fill(0);
  for (const row of rows)
    if (row.attempt_id === id) digits[Number(row.q_id.slice(1)) - 1] = row.value;
  return digits.join("");
}

const readProgress = async () =>
  (
    await readRows<{ progress_count: number }>(env.DB, "select progress_count from quiz2_attempts")
  )[0]?.progress_count;

collectConsole();
beforeEach(async () => {
  await emptyTables(env.DB);
  attempt = await startAttempt();
});

describe("P24 Answers are saved by one call in one round trip to the database", () => {
  test.each([0, 1, 5, 99, 100])("%d of them", async (count) => {
    const digits = HUNDRED.slice(0, count);
    let trips = 0;
    const countTrips =
      (straight: Carrier): Carrier =>
      (statements) => {
        trips += 1;
        return straight(statements);
      };
    const answer = await sendThrough(env.DB, countTrips, () =>
      save(attempt, digits, { progress_count: count }),
    );
    expect(await read(answer)).toEqual([200, { saved: count, progress_count: count }]);
    expect(trips).toBe(1);
    expect(await readDigits()).toBe(digits.padEnd(100, "0"));
    expect(await readProgress()).toBe(count);
  });

  test("from anywhere in the assessment, in any order", async () => {
    const records = recordsOf("54321", 96).reverse();
    await save(attempt, "", { responses: [...records, ...recordsOf("1")] });
    expect(await readDigits()).toBe(`1${"0".repeat(94)}54321`);
  });
});

describe("P24 A question answered twice", () => {
  test("in one list counts once, with the last answer", async () => {
    const responses = [
      ...recordsOf("12"),
      ...recordsOf("5"),
      ...recordsOf("4", 2),
      ...recordsOf("4", 2),
    ];
    expect(await read(await save(attempt, "", { responses }))).toEqual([
      200,
      { saved: 2, progress_count: 2 },
    ]);
    expect(await readDigits()).toBe("54".padEnd(100, "0"));
  });

  test("or a hundred times in one list has one answer", async () => {
    const responses = Array.from({ length: 100 }, (_, at) =>
      recordsOf(String(1 + (at % 5))),
    ).flat();
    expect(await read(await save(attempt, "", { responses }))).toEqual([
      200,
      { saved: 1, progress_count: 1 },
    ]);
    expect(await readDigits()).toBe("5".padEnd(100, "0"));
  });

  test("in two calls has the answer of the second", async () => {
    await save(attempt, "111");
    await save(attempt, "151");
    expect(await readDigits()).toBe("151".padEnd(100, "0"));
  });

  test("in concurrent calls has the answer of one of them", async () => {
    const saves = Array.from({ length: 20 }, (_, at) =>
      save(attempt, String(1 + (at % 5)).repeat(100)),
    );
    for (const answer of await Promise.all(saves)) expect(answer.status).toBe(200);
    expect(await readDigits()).toMatch(/^([1-5])\1{99}$/);
  });
});

test("P24 Saving again changes nothing and gets the same answer", async () => {
  const answer = await read(await save(attempt, HUNDRED, { progress_count: 100 }));
  const stored = await readEverything(env.DB);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  expect(await read(await save(attempt, HUNDRED, { progress_count: 100 }))).toEqual(answer);
  vi.useRealTimers();
  expect(await readEverything(env.DB)).toEqual(stored);
});

test("A save leaves the answers of all other attempts alone, even the same visitor's", async () => {
  const other = await startAttempt();
  const own = await startAttempt(attempt.cookie);
  await save(other, "222");
  await save(own, "333");
  await save(attempt, HUNDRED);
  expect([await readDigits(other), await readDigits(own)]).toEqual([
    "222".padEnd(100, "0"),
    "333".padEnd(100, "0"),
  ]);
});

test("The stored answers match the question bank and the records that were sent", async () => {
  const records = recordsOf(HUNDRED);
  await save(attempt, "", { responses: records });
  const rows = await readRows<{ q_id: string }>(
    env.DB,
    "select q_id, area, sub_dimension, polarity, value, label from quiz2_responses",
  );
  const byQuestion = (a: { q_id: string }, b: { q_id: string }) => a.q_id.localeCompare(b.q_id);
  expect(rows.toSorted(byQuestion)).toEqual(records.toSorted(byQuestion));
});

describe("The progress", () => {
  test("is stored and returned if it is given", async () => {
    expect(await read(await save(attempt, "11111", { progress_count: 5 }))).toEqual([
      200,
      { saved: 5, progress_count: 5 },
    ]);
    expect(await readProgress()).toBe(5);
  });

  test("is the number of stored answers if it is left out", async () => {
    await save(attempt, "11111", { progress_count: 100 });
    expect(await read(await save(attempt, "222"))).toEqual([200, { saved: 3, progress_count: 5 }]);
    expect(await readProgress()).toBe(5);
  });

  test.each([-1, 101, 0.5, "5", null, true, [5]])("is refused when it is %j", async (progress) => {
    const answer = await save(attempt, "1", { progress_count: progress });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "invalid_input",
      issues: [{ path: "progress_count" }],
    });
    expect([await readProgress(), await readDigits()]).toEqual([0, "0".repeat(100)]);
  });
});

describe("A completed attempt", () => {
  test.each([
    ["refuses answers", HUNDRED.replaceAll("4", "1"), { progress_count: 100 }],
    ["refuses one in the background", "1", {}],
    ["refuses the same ones again", HUNDRED, { progress_count: 100 }],
    ["refuses an empty save", "", {}],
  ])("%s, and says that it is complete", async (_what, digits, more) => {
    const completed = await completeAttempt();
    const stored = await readEverything(env.DB);
    const answer = await save(completed, digits, more);
    const [status, body] = await read(answer);
    expect([status, body]).toEqual([
      400,
      { code: "attempt_completed", message: expect.stringContaining("complete") },
    ]);
    expect(await readEverything(env.DB)).toEqual(stored);
  });
});
