import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { emptyTables, readRows } from "../../tests/fixtures/stored-rows.ts";
import { postForm, postJson, readSignups } from "../../tests/fixtures/web-worker.ts";

const consoleLines = collectConsole();
const queue = () => vi.spyOn(env.EMAIL_QUEUE, "sendBatch");
const readJobs = () =>
  readRows<{ id: string; kind: string; email: string; status: string }>(
    env.DB,
    "select id, kind, email, status from email_jobs",
  );

beforeEach(() => emptyTables(env.DB));

test.each([
  ["the call", () => postJson("/api/waitlist/signup", { email: "Ada@example.test" })],
  ["the form", () => postForm("/?index", { email: "Ada@example.test" })],
])("A signup by %s is welcomed once, and the queue gets only an id", async (_how, join) => {
  const sendBatch = queue();
  await join();
  await join();
  const jobs = await readJobs();
  expect(jobs).toEqual([
    {
      id: expect.any(String),
      kind: "waitlist_welcome",
      email: "Ada@example.test",
      status: "queued",
    },
  ]);
  expect(sendBatch.mock.calls).toEqual([[[{ body: { jobId: jobs[0]?.id } }]]]);
});

test("If the queue is unavailable, the visitor does not notice, and the mail stays to be sent", async () => {
  queue().mockRejectedValue(new Error("Queue away: ada@example.test"));
  const answer = await postJson("/api/waitlist/signup", { email: "ada@example.test" });
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  expect(await readJobs()).toMatchObject([{ status: "queued" }]);
  await vi.waitFor(() => expect(consoleLines().join("\n")).toContain('"event":"failure"'));
  expect(consoleLines().join("\n")).not.toContain("ada@");
});

test("A signup takes one round trip to the database, including its mail", async () => {
  const batch = vi.spyOn(env.DB, "batch");
  const exec = vi.spyOn(env.DB, "exec");
  await postJson("/api/waitlist/signup", { email: "ada@example.test" });
  expect([batch.mock.calls.length, exec.mock.calls.length]).toEqual([1, 0]);
});

test("A mailbox is welcomed once, however its address is spelled, and each signup gets the same answer", async () => {
  for (const email of [
    "ada@gmail.com",
    "a.da@gmail.com",
    "ada+1@gmail.com",
    "ada@googlemail.com",
  ]) {
    const answer = await postJson("/api/waitlist/signup", { email });
    expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  }
  expect(await readSignups()).toHaveLength(4);
  expect((await readJobs()).map(({ email }) => email)).toEqual(["ada@gmail.com"]);
});
