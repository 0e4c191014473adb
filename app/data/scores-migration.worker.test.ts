import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
} from "#app/domain/life-areas.ts";
import { migrateThrough, migrateUntil } from "../../tests/fixtures/migrated.ts";
import { insertRow, readEverything, readRows } from "../../tests/fixtures/stored-rows.ts";
import { packScores, unpackScores } from "./schema/stored-scores.ts";

const ID = "11111111-2222-4222-8222-222222222222" as AttemptId;
const UNSCORED = "22222222-2222-4222-8222-222222222222" as AttemptId;

const numbered = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name, at) => [name, at * 4])) as Record<Name, number>;
const scores: AssessmentScores = {
  overall: 48,
  subDimensions: numbered(SUB_DIMENSION_NAMES),
  areas: { safety: 8, connection: 28, recreation: 48, significance: 68, growth: 88 },
  topArea: "growth",
  bottomArea: "safety",
};
const pulse = { area: 60, subDimensions: numbered(SUB_DIMENSIONS.recreation) };

const readScores = async (table: string) => {
  const rows = await readRows<{ scores: string | null }>(
    env.MIGRATED,
    `select scores from ${table} order by id`,
  );
  return rows.map((row) => row.scores);
};

test("Scores stored by name become lists in the order of the bank, and everything else is unchanged", async () => {
  await migrateUntil("scores_without_names");
  await insertRow(env.MIGRATED, "quiz2_attempts", { id: ID, scores: JSON.stringify(scores) });
  await insertRow(env.MIGRATED, "quiz2_attempts", { id: UNSCORED, scores: null });
  await insertRow(env.MIGRATED, "quiz2_pulses", {
    attempt_id: ID,
    area: "recreation",
    scores: JSON.stringify(pulse),
  });
  const before = await readEverything(env.MIGRATED);
  await migrateThrough("scores_without_names");
  const [attempt, unscored] = await readScores("quiz2_attempts");
  const [taken] = await readScores("quiz2_pulses");
  expect(JSON.parse(attempt ?? "").subDimensions).toEqual(
    SUB_DIMENSION_NAMES.map((_, at) => at * 4),
  );
  expect(unpackScores(attempt ?? "")).toEqual(scores);
  expect(unpackScores(taken ?? "")).toEqual(pulse);
  expect(unscored).toBeNull();
  const withoutScores = (everything: typeof before) =>
    Object.entries(everything).map(([table, rows]) => [
      table,
      rows.map(({ scores: _, ...row }) => row),
    ]);
  expect(withoutScores(await readEverything(env.MIGRATED))).toEqual(withoutScores(before));
});

test("Scores are read as they were stored, even by the previous release", () => {
  for (const stored of [scores, pulse]) {
    expect(unpackScores(packScores(stored))).toEqual(stored);
    expect(unpackScores(JSON.stringify(stored))).toEqual(stored);
  }
});
