import { env } from "cloudflare:workers";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { signToken } from "../../tests/fixtures/mailed-token.ts";
import { readEverything } from "../../tests/fixtures/rows.ts";
import { ask, exhaust, postForm, postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test, vi } from "../../tests/setup/test.ts";

let other: life.Attempt;
beforeEach(async () => {
  other = await life.startAttempt();
});

const PER_VISITOR = 60;
const EMAIL = "ada@example.test";
const QUIZ = { email: EMAIL, age: "45+", gender: "female", archetype: "echo" };

/** Presses the button of a mailed link in a browser that has not been let in yet. */
async function pressLink(path: string, purpose: "open_attempt" | "open_downloads", id: string) {
  const token = await signToken(purpose, id);
  const { cookie } = other;
  return postForm(path, { token }, { headers: { Cookie: cookie } });
}

const calls: [string, string, (attempt: life.Attempt) => Promise<Response>][] = [
  ["a save", "answers", (attempt) => life.save(attempt, life.HUNDRED)],
  ["a completion", "answers", (attempt) => life.complete(attempt)],
  ["a continuation", "answers", (attempt) => life.resume(attempt, attempt.id)],
  ["the results", "results", (attempt) => life.readResults(attempt)],
  ["a start", "start", ({ cookie }) => life.start(cookie)],
  ["an address at the gate", "gate", (attempt) => life.capture(attempt)],
  [
    "a signup",
    "signup",
    ({ cookie }) =>
      postJson("/api/waitlist/signup", { email: EMAIL }, { headers: { Cookie: cookie } }),
  ],
  [
    "a lost download",
    "lostDownload",
    ({ cookie }) => postForm("/downloads", { email: EMAIL }, { headers: { Cookie: cookie } }),
  ],
  [
    "a request for one's data",
    "dataLink",
    ({ cookie }) => postForm("/your-data", { email: EMAIL }, { headers: { Cookie: cookie } }),
  ],
  [
    "a result of the dating quiz",
    "quiz",
    ({ cookie }) => postJson("/api/quiz/submit", QUIZ, { headers: { Cookie: cookie } }),
  ],
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
  start: [env.LIMIT_300],
  gate: [env.LIMIT_5, env.LIMIT_60],
  signup: [env.LIMIT_5, env.LIMIT_60],
  quiz: [env.LIMIT_5, env.LIMIT_60],
  lostDownload: [env.LIMIT_5, env.LIMIT_30],
  dataLink: [env.LIMIT_5, env.LIMIT_30],
  manage: [env.LIMIT_10, env.LIMIT_60],
  pulse: [env.LIMIT_10, env.LIMIT_60],
  mailedLink: [env.LIMIT_10, env.LIMIT_30],
};

describe("A visitor or network that calls too often is told to wait, and nothing is stored", () => {
  test.each(calls)("%s", async (_what, action, call) => {
    const attempt = await life.startAttempt();
    const stored = await readEverything();
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
    expect(await readEverything()).toEqual(stored);
    expect((await call(attempt)).status).not.toBe(429);
  });
});

test("Sixty saves a minute are allowed, enough for three assessments, and more are refused", async () => {
  const attempt = await life.startAttempt();
  const answers = await exhaust(PER_VISITOR, () => life.save(attempt, "123"));
  expect(answers.pop()?.status).toBe(429);
  expect(answers.length).toBeGreaterThanOrEqual(PER_VISITOR);
  const other = await life.startAttempt();
  expect((await life.save(other, "123")).status).toBe(200);
});
