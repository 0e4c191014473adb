import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AnswerValue,
  AREAS,
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";
import { db } from "../../tests/fixtures/rows.ts";
import { completeStartedAttempt, insertAttempt } from "./quiz2-attempts.ts";
import { upsertAnswers } from "./quiz2-responses.ts";

/** With fewer, the size of each varies by up to a tenth, depending on how full the pages are. */
const ATTEMPTS = 800;
const NOW = 1_790_000_000_000;
const BANK = "2026-12";
const hundred = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 100])) as Record<Name, number>;
const scores: AssessmentScores = {
  overall: 100,
  areas: hundred(AREAS),
  subDimensions: hundred(SUB_DIMENSION_NAMES),
  topArea: "significance",
  bottomArea: "recreation",
};

// D1 allows neither PRAGMA page_count nor dbstat; size_after is the pages times their size. It counts freed pages too,
// so this file must not delete anything before it measures.
const readSize = async () => (await env.DB.prepare("select 1").run()).meta.size_after;

test("A completed assessment takes less than 1.5 kB, indexes included", async () => {
  const before = await readSize();
  for (let at = 0; at < ATTEMPTS; at += 1) {
    const id = crypto.randomUUID() as AttemptId;
    const attempt = { id, visitorHash: `${id}-hash..` };
    await insertAttempt(db, { ...attempt, startedAt: NOW, noticeVersion: 1, bankVersion: BANK }, 0);
    const save = (from: number, count: number) => ({
      answers: new Map(
        Array.from({ length: count }, (_, n) => [from + n, 3 as AnswerValue] as const),
      ),
      savedAt: NOW + 300_000,
    });
    await upsertAnswers(db, attempt, save(6, 5));
    await upsertAnswers(db, attempt, { ...save(1, 100), progressCount: 100, scores });
    await completeStartedAttempt(db, attempt, { completedAt: NOW, timeSpentSeconds: 300 });
  }
  expect((await readSize()) - before).toBeLessThan(ATTEMPTS * 1_500);
});
