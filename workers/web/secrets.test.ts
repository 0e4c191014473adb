import { env } from "cloudflare:workers";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { ask, cookieOf, postJson } from "../../tests/fixtures/web-worker.ts";
import { consoleLines, expect, test, vi } from "../../tests/setup/test.ts";

const EMAIL = "Ada.Marked@secret.example";
const MARK = /marked|secret\.example/i;
const CALL = "/api/waitlist/signup";
const own = { email: EMAIL, source: "marked-source" };

/** Returns all headers but cookies, which no script can read. */
function headersOf(answer: Response): string {
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain("; HttpOnly");
  return JSON.stringify([...answer.headers].filter(([name]) => name !== "set-cookie"));
}

test("P33 The visitor's secret stays with the browser", async () => {
  const first = await postJson(CALL, own);
  const secret = cookieOf(first).split("=")[1] ?? "";
  expect(secret).toMatch(/^[\w-]{43}$/);
  const headers = { Cookie: `__Host-visitor=${secret}` };
  const answers = [await postJson(CALL, own, { headers }), await ask("/", { headers })];
  for (const answer of answers) {
    expect((await answer.text()) + headersOf(answer)).not.toContain(secret);
  }
  expect(consoleLines().join("\n")).not.toContain(secret);
});

test("P33 Neither the secret of an attempt's owner nor the attempt's id is revealed or logged", async () => {
  const sendBatch = vi.spyOn(env.EMAIL_QUEUE, "sendBatch");
  const attempt = await life.startAttempt();
  const [, secret = ""] = attempt.cookie.split("=");
  const answers = [
    await life.save(attempt, life.HUNDRED.slice(0, 60)),
    await life.resume(await life.startAttempt(attempt.cookie), attempt.id),
    await life.save(attempt, life.HUNDRED, { progress_count: 100 }),
    await life.complete(attempt),
    await life.capture(attempt, EMAIL),
    await life.readResults(attempt),
    await ask(`/quiz2/mini/${attempt.id}`, { headers: { Cookie: attempt.cookie } }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect((await answer.text()) + headersOf(answer)).not.toContain(secret);
  }
  const messages = JSON.stringify(sendBatch.mock.calls);
  expect(messages).toMatch(/^\[\[\[\{"body":\{"jobId":"[0-9a-f-]{36}"\}\}\]\]\]$/);
  for (const told of [consoleLines().join("\n"), messages]) {
    expect(told).not.toMatch(MARK);
    expect(told).not.toContain(secret);
    expect(told).not.toContain(attempt.id);
  }
});
