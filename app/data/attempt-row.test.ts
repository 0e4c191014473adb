import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { AREAS, type AssessmentScores, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { openMigrated } from "../../tests/fixtures/migrated-sqlite.ts";
import { packScores } from "./schema/stored-scores.ts";

const ATTEMPTS = 500;
const HASH_LENGTH = 43;
const TIME = 1_790_000_000_000;

const hundred = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 100])) as Record<Name, number>;
const scores: AssessmentScores = {
  overall: 100,
  areas: hundred(AREAS),
  subDimensions: hundred(SUB_DIMENSION_NAMES),
  topArea: "significance",
  bottomArea: "recreation",
};

/** Inserts a completed attempt with the longest possible value in each column. */
function insertLongest(db: DatabaseSync): void {
  const id = crypto.randomUUID();
  const row = {
    id,
    user_id: id,
    status: "completed",
    progress_count: 100,
    started_at: TIME,
    completed_at: TIME,
    time_spent_seconds: 31_536_000,
    visitor_hash: "h".repeat(HASH_LENGTH),
    scores: packScores(scores),
    bank_version: "2026-12",
    continued_at: TIME,
    link_generation: 99,
    notice_version: 99,
    answers: "5".repeat(100),
    answered_at: TIME,
    origin_id: 99_999,
  };
  db.prepare("insert into quiz2_users (id) values (?)").run(id);
  db.prepare(
    `insert into quiz2_attempts (${Object.keys(row)}) values (${Object.keys(row).map(() => "?")})`,
  ).run(...Object.values(row));
}

// In a table without rowids, a row longer than a quarter of a page takes a 4 kB page of its own.
test("The longest row of an attempt does not overflow its page", () => {
  const db = openMigrated();
  for (let at = 0; at < ATTEMPTS; at += 1) insertLongest(db);
  const [found] = db
    .prepare(
      `select max(mx_payload) as longest, sum(pagetype = 'overflow') as overflown
        from dbstat where name = 'quiz2_attempts'`,
    )
    .all();
  expect(found).toMatchObject({ overflown: 0 });
  expect(found?.["longest"]).toBeLessThan(1_000);
});
