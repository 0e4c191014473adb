import { env, exports } from "cloudflare:workers";
import { readJobs } from "../../tests/fixtures/email-jobs.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { consoleLines, describe, expect, test, vi } from "../../tests/setup/test.ts";

// The queue delivers its messages after a second.
const PATIENCE = { timeout: 8_000, interval: 50 };
const WELCOME = { kind: "waitlist_welcome", payload: '{"id":17,"signedUpAt":1790000000000}' };
const JOB_ID = "44444444-4444-4444-8444-444444444444";

const { DevelopmentControls } = exports as unknown as {
  DevelopmentControls: { runCron(): Promise<void>; runNight(): Promise<void> };
};

const queue = (email: string) => insertRow("email_jobs", { ...WELCOME, email });
const becomes = (expected: object) =>
  vi.waitFor(async () => expect(await readJobs()).toMatchObject([expected]), PATIENCE);

describe("A message", () => {
  test("sends its mail and marks it as sent", async () => {
    await queue("ada@example.test");
    await env.EMAIL_QUEUE.send({ jobId: JOB_ID });
    await becomes({ status: "sent", attempts: 1, last_error: null });
    expect(consoleLines().join("\n")).toContain('"outcome":"sent"');
    expect(consoleLines().join("\n")).not.toContain("ada@");
  });

  test("marks a refused mail as failed, with the reason", async () => {
    await queue("refused@example.test");
    await env.EMAIL_QUEUE.send({ jobId: JOB_ID });
    await becomes({ status: "failed", attempts: 1, last_error: "sandbox 422" });
  });
});

test("A bounce that Cloudflare reports ends mail to that mailbox", async () => {
  await env.MAIL_EVENTS.send({
    type: "cf.email.sending.message.bounced",
    payload: { recipient: "ada@example.test", bounce: { type: "hard" } },
    metadata: { eventTimestamp: new Date().toISOString() },
  });
  await vi.waitFor(
    async () =>
      expect(await readRows("select kind from mail_suppressions")).toEqual([{ kind: "bounced" }]),
    PATIENCE,
  );
  expect(consoleLines().join("\n")).not.toContain("ada@");
});

test("The health check returns the version; everything else is not found", async () => {
  const { default: worker } = exports as unknown as { default: Fetcher };
  const ask = async (path: string) => worker.fetch(`http://jobs${path}`);
  const answer = await ask("/healthz/jobs");
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^\S+\n$/)]);
  expect((await ask("/")).status).toBe(404);
});

test("P23 The cron recovers what the queue has lost", async () => {
  await queue("ada@example.test");
  const lost = Date.now() - 2 * 60_000;
  await env.DB.prepare("update email_jobs set due_at = ?").bind(lost).run();
  await DevelopmentControls.runCron();
  await becomes({ status: "sent" });
});

test("P44 The night's cron deletes old rows", async () => {
  await insertRow("stripe_events");
  await insertRow("stripe_events", { id: "evt_2", received_at: Date.now() });
  await DevelopmentControls.runNight();
  expect(await readRows("select id from stripe_events")).toEqual([{ id: "evt_2" }]);
  expect(consoleLines().join("\n")).toContain('"event":"retention","outcome":"finished"');
});
