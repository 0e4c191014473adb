import { env } from "cloudflare:workers";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { readEverything, readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

let attempt: life.Attempt;

/** The stored answers as digits, 0 where there is none. */
async function readDigits({ id }: life.Attempt = attempt): Promise<string> {
  const rows = await readRows<{ attempt_id: string; q_id: string; value: number }>(
    "select attempt_id, q_id, value from quiz2_responses",
  );
  const digits = Array<number>(100).fill(0);
  for (const row of rows)
    if (row.attempt_id === id) digits[Number(row.q_id.slice(1)) - 1] = row.value;
  return digits.join("");
}

const readProgress = async () =>
  (await readRows<{ progress_count: number }>("select progress_count from quiz2_attempts"))[0]
    ?.progress_count;

beforeEach(async () => {
  attempt = await life.startAttempt();
});

describe("P24 Answers are saved by one call in one round trip to the database", () => {
  test.each([0, 1, 5, 99, 100])("%d of them", async (count) => {
    const digits = life.HUNDRED.slice(0, count);
    let trips = 0;
    const countTrips =
      (straight: Carrier): Carrier =>
      (statements) => {
        trips += 1;
        return straight(statements);
      };
    const answer = await sendThrough(env.DB, countTrips, () =>
      life.save(attempt, digits, { progress_count: count }),
    );
    expect(await life.read(answer)).toEqual([200, { saved: count, progress_count: count }]);
    expect(trips).toBe(1);
    expect(await readDigits()).toBe(digits.padEnd(100, "0"));
    expect(await readProgress()).toBe(count);
  });
});

describe("P24 A question answered twice", () => {
  test("in one list counts once, with the last answer", async () => {
    const responses = [
      ...life.recordsOf("12"),
      ...life.recordsOf("5"),
      ...life.recordsOf("4", 2),
      ...life.recordsOf("4", 2),
    ];
    expect(await life.read(await life.save(attempt, "", { responses }))).toEqual([
      200,
      { saved: 2, progress_count: 2 },
    ]);
    expect(await readDigits()).toBe("54".padEnd(100, "0"));
  });
});

test("A save leaves the answers of all other attempts alone, even the same visitor's", async () => {
  const other = await life.startAttempt();
  const own = await life.startAttempt(attempt.cookie);
  await life.save(other, "222");
  await life.save(own, "333");
  await life.save(attempt, life.HUNDRED);
  expect([await readDigits(other), await readDigits(own)]).toEqual([
    "222".padEnd(100, "0"),
    "333".padEnd(100, "0"),
  ]);
});

describe("The progress", () => {
  test.each([-1, 101, 0.5, "5", null, true, [5]])("is refused when it is %j", async (progress) => {
    const answer = await life.save(attempt, "1", { progress_count: progress });
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
    ["refuses answers", life.HUNDRED.replaceAll("4", "1"), { progress_count: 100 }],
    ["refuses one in the background", "1", {}],
    ["refuses the same ones again", life.HUNDRED, { progress_count: 100 }],
    ["refuses an empty save", "", {}],
  ])("%s, and says that it is complete", async (_what, digits, more) => {
    const completed = await life.completeAttempt();
    const stored = await readEverything();
    const answer = await life.save(completed, digits, more);
    const [status, body] = await life.read(answer);
    expect([status, body]).toEqual([
      400,
      { code: "attempt_completed", message: expect.stringContaining("complete") },
    ]);
    expect(await readEverything()).toEqual(stored);
  });
});
