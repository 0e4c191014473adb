import { env } from "cloudflare:workers";
import type { OutgoingMail, SendOutcome } from "#app/email/transport.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";
import type { MailDeps } from "./deps.ts";

const DIFFERENT: Record<string, SendOutcome> = {
  "job-1001@example.test": { kind: "temporary", reason: "provider 503" },
  "job-1002@example.test": { kind: "permanent", reason: "provider 422" },
  "job-1003@example.test": { kind: "temporary", reason: "provider 429", retryAfterMs: 90_000 },
};
const provider = async ({ to }: OutgoingMail): Promise<SendOutcome> =>
  DIFFERENT[to] ?? { kind: "accepted" };

const consume = (deps: MailDeps, bodies: unknown[], attempts = 1) =>
  handleBatch((batch) => consumeEmails(deps, batch), bodies, attempts);
const retryAfter = (seconds: number) => ({ retryAfter: seconds });

test("P22 In a mixed batch each message has its own outcome", async () => {
  const ids = await insertJobs(5);
  const { deps, logged } = createTestDeps({ transport: { send: provider } });
  const strangers = [null, "kindling", { jobId: "no uuid" }, { jobId: ids[0], more: 1 }, {}];
  const unknown = { jobId: crypto.randomUUID() };
  const bodies = [...ids.map((jobId) => ({ jobId })), ...strangers, unknown];
  expect(await consume(deps, bodies)).toEqual([
    "acked",
    retryAfter(31),
    "acked",
    retryAfter(91),
    "acked",
    ...bodies.slice(5).map(() => "acked"),
  ]);
  expect((await readJobs()).map(({ status, last_error }) => [status, last_error])).toEqual([
    ["sent", null],
    ["queued", "provider 503"],
    ["failed", "provider 422"],
    ["queued", "provider 429"],
    ["sent", null],
  ]);
  expect(logged.filter(({ event }) => event === "malformed_message")).toHaveLength(5);
});

test("P22 A slow mail delays no other", async () => {
  const ids = await insertJobs(10);
  const others = Promise.withResolvers<void>();
  let sent = 0;
  const send = async ({ to }: OutgoingMail): Promise<SendOutcome> => {
    if (to === "job-1000@example.test") await others.promise;
    else if (++sent === 9) others.resolve();
    return { kind: "accepted" };
  };
  const { deps } = createTestDeps({ transport: { send } });
  const outcomes = await consume(
    deps,
    ids.map((jobId) => ({ jobId })),
  );
  expect(outcomes).toEqual(ids.map(() => "acked"));
});

describe("P22 A failure affects only its own message:", () => {
  const failing: [string, Partial<MailDeps>][] = [
    ["a mail that cannot be written", { write: () => Promise.reject(new Error("for ada")) }],
    ["a provider that throws", { transport: { send: () => Promise.reject(new Error("for ada")) } }],
  ];
  test.each(failing)("%s is retried", async (_what, changes) => {
    const [jobId] = await insertJobs(1);
    const { deps, logged } = createTestDeps(changes);
    expect(await consume(deps, [{ jobId }])).toEqual([retryAfter(31)]);
    expect(await readJobs()).toMatchObject([
      { status: "queued", last_error: "the mail could not be written" },
    ]);
    expect(JSON.stringify(logged)).not.toContain("for ada");
  });

  test("an invalid address fails at once", async () => {
    const [jobId] = await insertJobs(1);
    await env.DB.prepare("update email_jobs set email = 'a@b'").run();
    const { deps, sent } = createTestDeps();
    expect(await consume(deps, [{ jobId }])).toEqual(["acked"]);
    expect([sent, await readJobs()]).toMatchObject([
      [],
      [{ status: "failed", last_error: "the address is not one" }],
    ]);
  });

  test("without a database every message is retried with backoff, and none is lost", async () => {
    const ids = await insertJobs(2);
    const { deps } = createTestDeps();
    await env.DB.exec("alter table email_jobs rename to jobs_away");
    const bodies = ids.map((jobId) => ({ jobId }));
    const outcomes = [];
    for (const attempts of [1, 2, 3, 20]) outcomes.push(await consume(deps, bodies, attempts));
    await env.DB.exec("alter table jobs_away rename to email_jobs");
    expect(outcomes).toEqual(
      [31, 121, 481, 39_601].map((seconds) => [retryAfter(seconds), retryAfter(seconds)]),
    );
    expect(await consume(deps, bodies)).toEqual(["acked", "acked"]);
  });
});
