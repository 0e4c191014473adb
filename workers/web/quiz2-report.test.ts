import { env } from "cloudflare:workers";
import type { AttemptId } from "#app/domain/ids.ts";
import { findReportFile } from "#app/funnels/life-assessment/server/report-files.ts";
import { readText } from "../../tests/fixtures/downloads.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { afterEach, describe, expect, test, vi } from "../../tests/setup/test.ts";

const PRINTED = "%PDF-1.7 all of it is paid for";
const FILES = ["report", "plan"] as const;

afterEach(() => vi.restoreAllMocks());

const askFor = (
  { id, cookie }: life.Attempt,
  file: (typeof FILES)[number] = "report",
  init: { method?: string; headers?: Record<string, string> } = {},
) => {
  const headers = { ...init.headers, ...(cookie && { Cookie: cookie }) };
  return ask(`/api/quiz2/${file}/${id}`, { ...init, headers });
};

const print = ({ id }: life.Attempt) =>
  Promise.all(FILES.map((file) => env.FILES.put(findReportFile(id, file).key, PRINTED)));

describe("P18 Without access, the answer is the same as for an unknown attempt", () => {
  const states: [string, () => Promise<life.Attempt>][] = [
    ["an attempt that is not paid for", () => life.completeAttempt()],
    ["an attempt that is not completed", () => life.startAttempt()],
    ["an unpaid checkout", () => insertPaidAttempt({ status: "payment_pending" })],
    ["a trial that has ended", () => insertPaidAttempt({ status: "canceled" })],
    ["a refunded trial", () => insertPaidAttempt({ payment_state: "refunded" })],
    ["a payment in dispute", () => insertPaidAttempt({ payment_state: "disputed" })],
    [
      "somebody else's attempt",
      async () => ({ ...(await life.startAttempt()), id: (await insertPaidAttempt()).id }),
    ],
    ["no cookie", async () => ({ ...(await insertPaidAttempt()), cookie: "" })],
    ["an unknown attempt", async () => ({ ...(await life.startAttempt()), id: life.UNKNOWN_ID })],
    ["an invalid id", async () => ({ ...(await life.startAttempt()), id: "x" as AttemptId })],
  ];

  test.each(states)("%s", async (_what, make) => {
    const queued = vi.spyOn(env.PRINT_QUEUE, "sendBatch");
    const attempt = await make();
    await print(attempt);
    for (const file of FILES) {
      const message = "We couldn’t find this assessment.";
      expect(await life.read(await askFor(attempt, file))).toEqual([
        404,
        { code: "not_found", message },
      ]);
    }
    expect(queued).not.toHaveBeenCalled();
  });
});

test.each([
  ["report", "Your-Personal-Life-Report.pdf"],
  ["plan", "Your-Seven-Days.pdf"],
] as const)("A buyer gets the %s under a readable name, also in parts", async (file, name) => {
  const attempt = await insertPaidAttempt();
  await print(attempt);
  const whole = await askFor(attempt, file);
  expect([whole.status, await readText(whole)]).toEqual([200, PRINTED]);
  expect(whole.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  expect(whole.headers.get("Content-Type")).toBe("application/pdf");
  expect(whole.headers.get("Cache-Control")).toContain("no-store");

  const head = await askFor(attempt, file, { method: "HEAD" });
  expect([head.status, await readText(head)]).toEqual([200, ""]);
  expect(head.headers.get("Content-Length")).toBe(String(PRINTED.length));

  const part = await askFor(attempt, file, { headers: { Range: "bytes=0-4" } });
  expect([part.status, await readText(part)]).toEqual([206, "%PDF-"]);
});

test("A file that is not printed yet is requested, and the browser is told when to retry", async () => {
  const queued = vi.spyOn(env.PRINT_QUEUE, "sendBatch").mockResolvedValue(undefined as never);
  const attempt = await insertPaidAttempt();
  const answer = await askFor(attempt);
  expect(answer.status).toBe(503);
  const seconds = answer.headers.get("Retry-After");
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(answer.headers.get("Refresh")).toBe(
    `${seconds}; url=/api/quiz2/report/${attempt.id}?tries=1`,
  );
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining("a minute") });
  expect(queued.mock.calls).toEqual([[[{ body: { attemptId: attempt.id, since: null } }]]]);
});

test("If a file is never printed, the browser stops retrying, and so do we", async () => {
  const queued = vi.spyOn(env.PRINT_QUEUE, "sendBatch").mockResolvedValue(undefined as never);
  const attempt = await insertPaidAttempt();
  let path: string | undefined = `/api/quiz2/report/${attempt.id}`;
  let answers = 0;
  let last: Response | undefined;
  while (path !== undefined && answers < 100) {
    last = await ask(path, { headers: { Cookie: attempt.cookie } });
    path = last.headers.get("Refresh")?.split("url=")[1];
    answers += 1;
  }
  expect([last?.status, answers]).toEqual([503, 13]);
  expect(await last?.json()).toMatchObject({ message: expect.stringContaining("try again") });
  expect(queued).toHaveBeenCalledTimes(12);
});

describe("An older edition", () => {
  const storeOld = async (...names: string[]) => {
    const attempt = await insertPaidAttempt();
    for (const name of names) await env.FILES.put(`reports/${attempt.id}/${name}.pdf`, name);
    return attempt;
  };
  const forgetAnswers = () => env.DB.prepare("update quiz2_attempts set answers = null").run();

  test("is not served while the current one can be printed", async () => {
    vi.spyOn(env.PRINT_QUEUE, "sendBatch").mockResolvedValue(undefined as never);
    const attempt = await storeOld("2000-01-report");
    expect((await askFor(attempt)).status).toBe(503);
  });

  test("is served after the answers are deleted, and no shorter one is printed", async () => {
    const queued = vi.spyOn(env.PRINT_QUEUE, "sendBatch");
    const names = ["2000-01-a-plan", "2000-01-a-report", "2000-01-b-report"];
    const attempt = await storeOld(...names, `2000-01-c-report-since-${life.UNKNOWN_ID}`);
    await forgetAnswers();
    const answer = await askFor(attempt);
    expect([answer.status, await readText(answer)]).toEqual([200, "2000-01-b-report"]);
    expect(answer.headers.get("Content-Disposition")).toContain("Your-Personal-Life-Report.pdf");
    expect(await readText(await askFor(attempt, "plan"))).toBe("2000-01-a-plan");
    expect(queued).not.toHaveBeenCalled();
  });

  test("of another file is not served instead", async () => {
    vi.spyOn(env.PRINT_QUEUE, "sendBatch").mockResolvedValue(undefined as never);
    const attempt = await storeOld("2000-01-a-report");
    await forgetAnswers();
    expect((await askFor(attempt, "plan")).status).toBe(503);
  });
});

test("Without R2 people are asked to retry, and nothing is printed again", async () => {
  const queued = vi.spyOn(env.PRINT_QUEUE, "sendBatch");
  const attempt = await insertPaidAttempt();
  vi.spyOn(env.FILES, "get").mockRejectedValue(new Error("R2 is away"));
  const answer = await askFor(attempt);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(queued).not.toHaveBeenCalled();
});
