import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import {
  type Attempt,
  complete,
  HUNDRED,
  readResults,
  resume,
  save,
  startAttempt,
} from "../../tests/fixtures/life-assessment.ts";
import { emptyTables, readEverything } from "../../tests/fixtures/stored-rows.ts";
import { ask, exhaust, postForm } from "../../tests/fixtures/web-worker.ts";

collectConsole();
beforeEach(() => emptyTables(env.DB));

const PER_VISITOR = 60;

const calls: [string, string, (attempt: Attempt) => Promise<Response>][] = [
  ["a save", "answers", (attempt) => save(attempt, HUNDRED)],
  ["a completion", "answers", (attempt) => complete(attempt)],
  ["a continuation", "answers", (attempt) => resume(attempt, attempt.id)],
  ["the results", "results", (attempt) => readResults(attempt)],
  [
    "the report",
    "results",
    ({ id, cookie }) => ask(`/api/quiz2/report/${id}`, { headers: { Cookie: cookie } }),
  ],
  [
    "a form of the subscription",
    "manage",
    ({ cookie }) =>
      postForm("/quiz2/manage", { intent: "cancel" }, { headers: { Cookie: cookie } }),
  ],
];
const LIMITERS = {
  answers: [env.LIMIT_60, env.LIMIT_600],
  results: [env.LIMIT_60, env.LIMIT_600],
  manage: [env.LIMIT_10, env.LIMIT_60],
};

describe("A visitor, and a network, that calls too often is told to wait, and nothing is stored", () => {
  test.each(calls)("%s", async (_what, action, call) => {
    const attempt = await startAttempt();
    const stored = await readEverything(env.DB);
    for (const limiter of LIMITERS[action as keyof typeof LIMITERS]) {
      const keys: string[] = [];
      const spy = vi.spyOn(limiter, "limit").mockImplementation(async ({ key = "" }) => {
        keys.push(key);
        return { success: !key.startsWith(`${action}:`) };
      });
      const refused = await call(attempt);
      spy.mockRestore();
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(keys).toContainEqual(expect.stringMatching(`^${action}:.`));
    }
    expect(await readEverything(env.DB)).toEqual(stored);
    expect((await call(attempt)).status).not.toBe(429);
  });
});

test("Sixty saves a minute are an assessment three times over, more are refused", async () => {
  const attempt = await startAttempt();
  const answers = await exhaust(PER_VISITOR, () => save(attempt, "123"));
  expect(answers.pop()?.status).toBe(429);
  expect(answers.length).toBeGreaterThanOrEqual(PER_VISITOR);
  const other = await startAttempt();
  expect((await save(other, "123")).status).toBe(200);
});
