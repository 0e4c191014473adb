import { env } from "cloudflare:workers";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { readEverything, readRows } from "../../tests/fixtures/rows.ts";
import { postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test, vi } from "../../tests/setup/test.ts";

const PATH = "/api/quiz2/email-capture";
const NOW = Date.UTC(2026, 10, 20, 12);
const DONE = [200, { success: true }];
const INVALID = "Please enter a valid email address.";

let attempt: life.Attempt;

type Job = { id: string; email: string; dedupe_key: string };
const readUsers = () => readRows("select * from quiz2_users");
const readJobs = () => readRows<Job>("select * from email_jobs order by created_at");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  attempt = await life.completeAttempt();
  return () => void vi.useRealTimers();
});

test("An address creates the attempt's user and queues a mail that leads back to its preview", async () => {
  expect(await life.read(await life.capture(attempt, " Ada.Lovelace@Example.test "))).toEqual(DONE);
  expect(await readUsers()).toEqual([
    {
      id: expect.any(String),
      email: "Ada.Lovelace@Example.test",
      gender: null,
      country: null,
      created_at: NOW,
      updated_at: NOW,
      email_folded: "ada.lovelace@example.test",
    },
  ]);
  const owners = await readRows(
    "select u.email from quiz2_attempts a join quiz2_users u on u.id = a.user_id",
  );
  expect(owners).toEqual([{ email: "Ada.Lovelace@Example.test" }]);
  expect(await readJobs()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      attempt_id: attempt.id,
      email: "Ada.Lovelace@Example.test",
      status: "queued",
      payload_pointer: null,
      created_at: NOW,
      kind: "quiz2_preview",
      dedupe_key: expect.stringMatching(`^quiz2_preview:${attempt.id}:[\\w-]{43}$`),
      attempts: 0,
      next_try_at: 0,
      due_at: NOW,
      sent_at: null,
      last_error: null,
      repeats: 0,
      payload: "{}",
      failed_at: null,
      recipient: expect.stringMatching(/^[\w-]{43}$/),
    },
  ]);
});

test("The queue gets the job's id and nothing else, in one message", async () => {
  const sendBatch = vi.spyOn(env.EMAIL_QUEUE, "sendBatch");
  await life.capture(attempt);
  const jobs = await readJobs();
  expect(sendBatch.mock.calls).toEqual([[[{ body: { jobId: jobs[0]?.id } }]]]);
});

test("If the queue is unavailable, the visitor does not notice, and the mail stays to be sent", async () => {
  vi.spyOn(env.EMAIL_QUEUE, "sendBatch").mockRejectedValue(new Error("Queue away"));
  expect(await life.read(await life.capture(attempt))).toEqual(DONE);
  expect(await readJobs()).toMatchObject([{ status: "queued" }]);
});

describe("The same address again makes no second user and no second mail", () => {
  test.each([["ada@example.test"], ["ADA@Example.Test"], [" ada@example.test\n"]])(
    "%j",
    async (again) => {
      await life.capture(attempt, "ada@example.test");
      const stored = await readEverything();
      vi.setSystemTime(NOW + 60_000);
      expect(await life.read(await life.capture(attempt, again))).toEqual(DONE);
      expect(await readEverything()).toEqual(stored);
    },
  );

  test("even five times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => life.capture(attempt)));
    for (const answer of answers) expect(await life.read(answer)).toEqual(DONE);
    expect([(await readUsers()).length, (await readJobs()).length]).toEqual([1, 1]);
  });
});

test("Another address corrects the user and is mailed too", async () => {
  await life.capture(attempt, "typo@example.test");
  vi.setSystemTime(NOW + 60_000);
  expect(await life.read(await life.capture(attempt, "ada@example.test"))).toEqual(DONE);
  expect(await readUsers()).toMatchObject([
    { email: "ada@example.test", created_at: NOW, updated_at: NOW + 60_000 },
  ]);
  expect((await readJobs()).map(({ email }) => email)).toEqual([
    "typo@example.test",
    "ada@example.test",
  ]);
  expect((await life.readResults(attempt)).status).toBe(200);
});

describe("Nobody's inbox can be flooded", () => {
  test("of five corrections all are stored and answered alike, but only three are mailed", async () => {
    const addresses = ["ada", "eve", "joe", "kim", "lea"].map((name) => `${name}@example.test`);
    for (const [turn, email] of addresses.entries()) {
      vi.setSystemTime(NOW + turn * 60_000);
      expect(await life.read(await life.capture(attempt, email))).toEqual(DONE);
      expect(await readUsers()).toMatchObject([{ email }]);
    }
    expect((await readJobs()).map(({ email }) => email)).toEqual(addresses.slice(0, 3));
  });
});

test("Several attempts may have the same address, each with its own user and mail", async () => {
  const other = await life.completeAttempt();
  await life.capture(attempt, "ada@example.test");
  await life.capture(other, "ada@example.test");
  expect(await readUsers()).toHaveLength(2);
  const jobs = await readJobs();
  expect(new Set(jobs.map(({ dedupe_key }) => dedupe_key)).size).toBe(2);
});

describe("An invalid address is refused with the documented message", () => {
  test.each([
    "",
    "ada@localhost",
    "ada@example.test\r\nBcc: eve@example.test",
    null,
    ["ada@example.test"],
  ])("%j", async (email) => {
    const stored = await readEverything();
    expect(await life.read(await life.capture(attempt, email))).toEqual([
      400,
      {
        message: INVALID,
        code: "invalid_input",
        issues: [{ path: "email", message: INVALID }],
      },
    ]);
    expect(await readEverything()).toEqual(stored);
  });
});

describe("Nothing is stored", () => {
  test.each(["", life.HUNDRED.slice(0, 99), life.HUNDRED])(
    "before completion: 409",
    async (digits) => {
      const started = await life.startAttempt();
      await life.save(started, digits, { progress_count: 100 });
      const stored = await readEverything();
      expect(await life.read(await life.capture(started))).toEqual([
        409,
        { code: "not_completed", message: "Please complete the assessment first." },
      ]);
      expect(await readEverything()).toEqual(stored);
    },
  );

  test("for an unknown attempt: 404", async () => {
    const stored = await readEverything();
    expect(await life.read(await life.capture({ ...attempt, id: life.UNKNOWN_ID }))).toEqual([
      404,
      { code: "not_found", message: "We couldn’t find this assessment." },
    ]);
    expect(await readEverything()).toEqual(stored);
  });

  test.each([
    ["an invalid id", { attemptId: "x" }, "attemptId"],
    ["no id", { attemptId: undefined }, "attemptId"],
    ["the id under a second name", { attempt_id: life.UNKNOWN_ID }, ""],
    ["an unknown field", { country: "GB" }, ""],
  ])("for %s: 400", async (_what, changes, path) => {
    const body = { email: "ada@example.test", attemptId: attempt.id, ...changes };
    const answer = await postJson(PATH, body, { headers: { Cookie: attempt.cookie } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_input", issues: [{ path }] });
    expect(await readUsers()).toEqual([]);
  });
});
