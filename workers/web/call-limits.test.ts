import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { days } from "#app/domain/duration.ts";
import { signLink } from "#app/platform/signed-link.ts";
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
let other: Attempt;
beforeEach(async () => {
  await emptyTables(env.DB);
  other = await startAttempt();
});

const PER_VISITOR = 60;

/** Presses the button of a mailed link in a browser that has not been let in yet. */
async function pressLink(path: string, purpose: "open_attempt" | "open_downloads", id: string) {
  const secret = "development-only-and-known-to-everybody";
  const expiresAtMs = Date.now() + days(1);
  const token = await signLink([secret], { purpose, subject: id, expiresAtMs });
  const { cookie } = other;
  return postForm(path, { token }, { headers: { Cookie: cookie } });
}

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
  [
    "a pulse",
    "pulse",
    ({ cookie }) => postForm("/quiz2/pulse/growth", {}, { headers: { Cookie: cookie } }),
  ],
  [
    "a mailed link to results",
    "mailedLink",
    ({ id }) => pressLink("/quiz2/open", "open_attempt", id),
  ],
  [
    "a mailed link to downloads",
    "mailedLink",
    ({ id }) => pressLink("/downloads/open", "open_downloads", id),
  ],
];
const LIMITERS = {
  answers: [env.LIMIT_60, env.LIMIT_600],
  results: [env.LIMIT_60, env.LIMIT_600],
  manage: [env.LIMIT_10, env.LIMIT_60],
  pulse: [env.LIMIT_10, env.LIMIT_60],
  mailedLink: [env.LIMIT_10, env.LIMIT_30],
};

describe("A visitor or network that calls too often is told to wait, and nothing is stored", () => {
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

test("Sixty saves a minute are allowed, enough for three assessments, and more are refused", async () => {
  const attempt = await startAttempt();
  const answers = await exhaust(PER_VISITOR, () => save(attempt, "123"));
  expect(answers.pop()?.status).toBe(429);
  expect(answers.length).toBeGreaterThanOrEqual(PER_VISITOR);
  const other = await startAttempt();
  expect((await save(other, "123")).status).toBe(200);
});
