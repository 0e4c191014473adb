import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { erasePerson } from "#app/data/erase-person.ts";
import { readWaiting, storeSums } from "#app/data/item-sums.ts";
import { findPerson } from "#app/data/person.ts";
import type { AnswerSums } from "#app/domain/answer-sums.ts";
import { days } from "#app/domain/duration.ts";
import { BANK_VERSION } from "#app/funnels/life-assessment/content/question-bank.ts";
import { LEAST_GROUP } from "#app/funnels/life-assessment/rules/items/choose-groups.ts";
import { countAnswers } from "#app/funnels/life-assessment/server/count-answers.ts";
import type { LogEntry } from "#app/platform/log.ts";
import {
  emptyTables,
  insertRow,
  readRows,
  storeAnswers,
  type Value,
} from "../../tests/fixtures/stored-rows.ts";
import { writeDropOutSql, writePaceSql } from "../../tools/items/item-queries.ts";

const NOW = 1_790_000_000_000;
const db = createDatabase(env.DB);

/** One pattern of answers for a whole group. */
const patternOf = (count: number) =>
  Array.from({ length: 100 }, (_, at) => 1 + ((7 * (at + 1) + count) % 5)).join("");

/** Stores people who consented, with all their answers. */
async function insertPeople(
  count: number,
  country: string | null,
  changes: Record<string, Value> = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const listed = JSON.stringify(ids);
  await env.DB.batch([
    env.DB.prepare(
      `insert into quiz2_attempts (id, status, started_at, completed_at, bank_version, answers)
        select value, 'completed', ?, ?, ?, ? from json_each(?)`,
    ).bind(...[NOW - 1, NOW, changes["bank_version"] ?? BANK_VERSION, patternOf(count), listed]),
    env.DB.prepare(
      `insert into item_consents (attempt_id, version, given_at, country, is_usable)
        select value, 1, ?, ?, ? from json_each(?)`,
    ).bind(changes["given_at"] ?? NOW, country, changes["is_usable"] ?? 1, listed),
  ]);
  return ids;
}

async function run(at = NOW): Promise<LogEntry[]> {
  const logged: LogEntry[] = [];
  await countAnswers({ db, clock: () => at, log: (_level, entry) => void logged.push(entry) });
  return logged;
}

const readSums = () =>
  readRows<{ country: string; people: number }>(
    env.DB,
    "select country, people from item_sums order by country",
  );
const countWaiting = async () =>
  (await readRows(env.DB, "select 1 from item_consents where is_counted = 0")).length;

beforeEach(() => emptyTables(env.DB));

describe("The nightly job counts", () => {
  test("a hundred people of a country once, and later those who came since", async () => {
    await insertPeople(LEAST_GROUP, "US");
    expect(await run()).toEqual([{ event: "count_answers", count: LEAST_GROUP }]);
    expect(await readSums()).toEqual([{ country: "US", people: LEAST_GROUP }]);
    const [first] = await readRows<{ sums: string }>(env.DB, "select sums from item_sums");
    const { areas }: AnswerSums = JSON.parse(first?.sums ?? "");
    // Q1 is answered 1 + (7 + 100) mod 5.
    expect(areas.safety.answers[0]).toEqual([0, 0, LEAST_GROUP, 0, 0]);

    await run();
    await insertPeople(LEAST_GROUP - 1, "US");
    await run();
    expect(await readRows(env.DB, "select * from item_sums")).toEqual([
      { ...first, bank_version: BANK_VERSION, country: "US", people: LEAST_GROUP },
    ]);
    await insertPeople(1, "US");
    await run();
    expect(await readSums()).toEqual([{ country: "US", people: 2 * LEAST_GROUP }]);
    expect(await countWaiting()).toBe(0);
  });

  test("people of small countries and of none together, after a month of waiting", async () => {
    await insertPeople(60, "SE");
    await insertPeople(30, "PT");
    await insertPeople(10, null);
    await insertPeople(LEAST_GROUP, "US");
    await run();
    expect(await readSums()).toEqual([{ country: "US", people: LEAST_GROUP }]);
    await run(NOW + days(30));
    expect(await readSums()).toEqual([
      { country: "US", people: LEAST_GROUP },
      { country: "ZZ", people: 100 },
    ]);
  });

  test("each version of the question bank separately, and nobody with doubtful or deleted answers", async () => {
    await insertPeople(LEAST_GROUP - 1, "US");
    await insertPeople(1, "US", { bank_version: "2026-11" });
    await insertPeople(1, "US", { is_usable: 0 });
    const [gone] = await insertPeople(1, "US");
    await env.DB.prepare("update quiz2_attempts set answers = null where id = ?").bind(gone).run();
    await run();
    expect(await readSums()).toEqual([]);
  });
});

describe("Between reading and storing", () => {
  const group = { bankVersion: BANK_VERSION, country: "US", from: ["US"], since: 0, before: NOW };
  const sums = { people: LEAST_GROUP } as AnswerSums;
  const readIds = async () =>
    (await readWaiting(db, group, LEAST_GROUP)).attempts.map(({ id }) => id);

  test("one withdrawn consent prevents the storing and leaves no trace for the next night", async () => {
    await insertPeople(LEAST_GROUP, "US");
    const ids = await readIds();
    await env.DB.prepare("delete from item_consents where attempt_id = ?").bind(ids[0]).run();
    expect(await storeSums(db, { ...group, ids, peopleBefore: 0, sums })).toBe(false);
    expect([await readSums(), await countWaiting()]).toEqual([[], LEAST_GROUP - 1]);
  });

  test("two runs at once count everybody once", async () => {
    await insertPeople(LEAST_GROUP, "US");
    const ids = await readIds();
    await Promise.all([run(), run()]);
    expect(await storeSums(db, { ...group, ids, peopleBefore: 0, sums })).toBe(false);
    expect(await readSums()).toEqual([{ country: "US", people: LEAST_GROUP }]);
    // The same if the other run has counted different people, but as many as we would.
    await insertPeople(LEAST_GROUP, "US");
    const later = await readIds();
    expect(await storeSums(db, { ...group, ids: later, peopleBefore: 0, sums })).toBe(false);
    expect(await countWaiting()).toBe(LEAST_GROUP);
  });
});

test("Drop-out counts people who left, by the pages that they answered", async () => {
  const left = { status: "started", started_at: NOW - days(2), bank_version: "2" };
  const answer = async (count: number, changes: Record<string, Value> = {}) => {
    const id = crypto.randomUUID();
    await insertRow(env.DB, "quiz2_attempts", { ...left, id, ...changes });
    if (count > 0) await storeAnswers(env.DB, id, "4".repeat(count)).run();
  };
  await answer(0);
  await answer(4);
  await answer(12);
  await answer(5, { status: "completed" });
  for (const started_at of [NOW, NOW - days(31)]) await answer(5, { started_at });
  await answer(5, { continued_at: NOW });
  expect(await readRows(env.DB, writeDropOutSql(NOW))).toEqual([
    { bank_version: "2", pages: -1, people: 1 },
    { bank_version: "2", pages: 0, people: 2 },
    { bank_version: "2", pages: 2, people: 1 },
  ]);
});

test("The pace counts people who completed, by whole seconds per page", async () => {
  const done = { status: "completed", started_at: NOW - days(2), bank_version: "2" };
  const complete = (time_spent_seconds: number, changes: Record<string, Value> = {}) =>
    insertRow(env.DB, "quiz2_attempts", {
      ...done,
      id: crypto.randomUUID(),
      time_spent_seconds,
      ...changes,
    });
  for (const seconds of [0, 280, 299, 300]) await complete(seconds);
  await complete(500, { status: "started" });
  for (const started_at of [NOW, NOW - days(31)]) await complete(500, { started_at });
  expect(await readRows(env.DB, writePaceSql(NOW))).toEqual([
    { bank_version: "2", seconds: 14, people: 2 },
    { bank_version: "2", seconds: 15, people: 1 },
  ]);
});

test("A person erased before the count is not counted and leaves no consent behind", async () => {
  const [id = ""] = await insertPeople(1, "US");
  await insertRow(env.DB, "quiz2_users", { email: "ada@example.test" });
  await env.DB.prepare("update quiz2_attempts set user_id = (select id from quiz2_users)").run();
  // With a subscription, an erasure keeps the attempt's row.
  await insertRow(env.DB, "quiz2_subscriptions", { attempt_id: id });
  const person = await findPerson(db, { address: "ada@example.test", recipient: "a hash" });
  expect(person.itemConsents).toEqual([expect.objectContaining({ attemptId: id, country: "US" })]);
  const request = { id: crypto.randomUUID(), source: "link", requestedAt: NOW } as const;
  await erasePerson(db, person, { ...request, counts: {}, suppressed: [] });
  expect(await readRows(env.DB, "select * from item_consents")).toEqual([]);
  await insertPeople(LEAST_GROUP - 1, "US");
  await run();
  expect(await readSums()).toEqual([]);
});
