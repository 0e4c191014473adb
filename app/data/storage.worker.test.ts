import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { answerEveryQuestion } from "../../tests/fixtures/stored-rows.ts";

const ATTEMPTS = 200;

// D1 authorizes neither PRAGMA page_count nor dbstat; size_after is the pages times their size. It
// counts freed pages too, so this file must not delete anything before it measures.
const readSize = async () => (await env.DB.prepare("select 1").run()).meta.size_after;

test("A completed assessment takes less than 9 kB and at most 103 written rows", async () => {
  const before = await readSize();
  const results = await env.DB.batch(
    Array.from({ length: ATTEMPTS }, () => crypto.randomUUID()).flatMap((id) => [
      env.DB.prepare("insert into quiz2_attempts (id, visitor_hash) values (?1, ?1)").bind(id),
      answerEveryQuestion(env.DB, id),
    ]),
  );
  const total = (what: "changes" | "rows_written") =>
    results.reduce((sum, { meta }) => sum + meta[what], 0);
  expect(total("changes")).toBe(ATTEMPTS * 101);
  // The attempt, its entry in the index of unfinished ones, and the answers.
  expect(total("rows_written")).toBeLessThanOrEqual(ATTEMPTS * 103);
  expect((await readSize()) - before).toBeLessThan(ATTEMPTS * 9_000);
});
