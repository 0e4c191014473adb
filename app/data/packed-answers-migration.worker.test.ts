import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { AttemptId } from "#app/domain/ids.ts";
import { migrateThrough, migrateUntil } from "../../tests/fixtures/migrated.ts";
import { insertRow, readEverything, readRows } from "../../tests/fixtures/stored-rows.ts";
import { createDatabase } from "./database.ts";
import { readAnswers } from "./quiz2-responses.ts";

const START = 1_780_000_000_000;
const idOf = (digit: string) => `${digit.repeat(8)}-2222-4222-8222-222222222222` as AttemptId;
const HUNDRED = Array.from({ length: 100 }, (_, at) => ((at * 7) % 5) + 1).join("");

/**
 * Attempts of all kinds, with their answers as digits in the order of the questions, and blanks where there is none.
 */
const ATTEMPTS = {
  completed: { id: idOf("1"), digits: HUNDRED, status: "completed", bank_version: "2026-12" },
  retake: { id: idOf("2"), digits: "5".repeat(100), status: "completed", bank_version: "2026-12" },
  partial: { id: idOf("3"), digits: `12${" ".repeat(50)}345${" ".repeat(44)}1`, status: "started" },
  oldBank: { id: idOf("4"), digits: HUNDRED, status: "completed", bank_version: "2026-11" },
  continued: { id: idOf("5"), digits: "4".padStart(10), status: "started", continued_at: START },
  // Its answers were deleted after half a year.
  aged: { id: idOf("6"), digits: "", status: "completed" },
  fresh: { id: idOf("7"), digits: "", status: "started" },
} as const;
const NAMES = Object.keys(ATTEMPTS) as (keyof typeof ATTEMPTS)[];
const timeOf = (at: number) => START + 1_000 * at;

const COLUMNS = "id, attempt_id, q_id, area, sub_dimension, polarity, value, label";
const readResponses = () =>
  readRows<{ attempt_id: string; created_at: number }>(
    env.MIGRATED,
    `select ${COLUMNS}, created_at from quiz2_responses order by id`,
  );
type Stored = Awaited<ReturnType<typeof readEverything>>;
let before: { responses: Awaited<ReturnType<typeof readResponses>>; everything: Stored };
let after: typeof before;

beforeAll(async () => {
  await migrateUntil("packed_answers");
  await insertRow(env.MIGRATED, "quiz2_users");
  for (const { digits, ...attempt } of Object.values(ATTEMPTS)) {
    const completed = { completed_at: START, scores: '{"overall":50}', progress_count: 100 };
    await insertRow(env.MIGRATED, "quiz2_attempts", {
      visitor_hash: "a hash",
      started_at: START,
      ...(attempt.status === "completed" ? completed : {}),
      ...attempt,
    });
  }
  await env.MIGRATED.batch(
    Object.values(ATTEMPTS).flatMap(({ id, digits }) =>
      [...digits].flatMap((value, at) =>
        value === " "
          ? []
          : env.MIGRATED.prepare(
              "insert into quiz2_responses (attempt_id, q_id, value, created_at) values (?, ?, ?, ?)",
            ).bind(id, `Q${at + 1}`, Number(value), timeOf(at)),
      ),
    ),
  );
  // Rows that refer to attempts must survive the change.
  await insertRow(env.MIGRATED, "quiz2_subscriptions", { attempt_id: ATTEMPTS.completed.id });
  await insertRow(env.MIGRATED, "quiz2_pulses", { attempt_id: ATTEMPTS.completed.id });
  await insertRow(env.MIGRATED, "email_jobs", { attempt_id: ATTEMPTS.completed.id });
  before = { responses: await readResponses(), everything: await readEverything(env.MIGRATED) };
  await migrateThrough("packed_answers");
  after = { responses: await readResponses(), everything: await readEverything(env.MIGRATED) };
});

describe("Answers that were stored in rows of their own", () => {
  test.each(NAMES)("are migrated for the attempt %s", async (name) => {
    const { id, digits } = ATTEMPTS[name];
    const [row] = await readRows<{ answers: string | null }>(
      env.MIGRATED,
      `select answers from quiz2_attempts where id = '${id}'`,
    );
    expect(row?.answers).toBe(digits === "" ? null : digits.padEnd(100));
  });

  test("appear in the view as before, but all with the time of the last one", () => {
    const withoutTime = ({ responses }: typeof before) =>
      responses.map(({ created_at, ...row }) => row);
    expect(before.responses).toHaveLength(3 * 100 + 6 + 1);
    expect(withoutTime(after)).toEqual(withoutTime(before));
    const times = new Map(after.responses.map((row) => [row.attempt_id, row.created_at]));
    expect(Object.fromEntries(times)).toEqual({
      [idOf("1")]: timeOf(99),
      [idOf("2")]: timeOf(99),
      [idOf("3")]: timeOf(99),
      [idOf("4")]: timeOf(99),
      [idOf("5")]: timeOf(9),
    });
  });

  test("leave everything else unchanged", () => {
    const { quiz2_responses: gone, quiz2_attempts: attempts = [], ...rest } = before.everything;
    const { quiz2_attempts: packed = [], ...kept } = after.everything;
    expect(gone).toHaveLength(before.responses.length);
    expect(kept).toEqual({
      ...rest,
      job_runs: [{ name: "count_completed", succeeded_at: null, cursor: `${START}` }],
    });
    expect(packed.map(({ answers, answered_at, ...row }) => row)).toEqual(attempts);
  });

  test("are read by the app", async () => {
    await applyD1Migrations(env.MIGRATED, env.TEST_MIGRATIONS);
    const answers = await readAnswers(createDatabase(env.MIGRATED), ATTEMPTS.partial.id);
    expect([...answers]).toEqual([
      [1, 1],
      [2, 2],
      [53, 3],
      [54, 4],
      [55, 5],
      [100, 1],
    ]);
  });
});
