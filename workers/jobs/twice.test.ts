import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import { deliver } from "#app/email/deliver.ts";
import { createResendTransport } from "#app/email/resend-transport.ts";
import type { OutgoingMail } from "#app/email/transport.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { Process } from "../../tests/fixtures/process.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";
import type { MailDeps } from "./deps.ts";

const MINUTE = 60_000;
const consumeAll = (deps: MailDeps, ids: readonly string[]) =>
  handleBatch(
    (batch) => consumeEmails(deps, batch),
    ids.map((jobId) => ({ jobId })),
  );
const keysOf = (mails: readonly OutgoingMail[]) => mails.map((mail) => mail.idempotencyKey);

test("P21 A mail is sent once for any number of deliveries and concurrent consumers", {
  timeout: 30_000,
}, async () => {
  const ids = await insertJobs(100);
  const { deps, sent } = createTestDeps();
  const everything = [...ids, ...ids.toReversed()];
  await Promise.all([everything, ids, everything].map((messages) => consumeAll(deps, messages)));
  await consumeAll(deps, ids);
  expect(keysOf(sent).toSorted()).toEqual(ids.toSorted());
  const jobs = await readJobs();
  expect(new Set(jobs.map(({ status, repeats }) => `${status} ${repeats}`))).toEqual(
    new Set(["sent 0"]),
  );
});

describe("P21 One window for a duplicate is a crash between the provider's response and our update:", () => {
  /** Ends at the n-th call to the database: call 0 claims the mail, call 1 stores the outcome. */
  const endAt = async (calls: number, jobId: string) => {
    const world = createTestDeps();
    const process = new Process(calls, () => 1);
    const db = createDatabase(process.guard(env.DB));
    await expect(deliver({ ...world.deps, db }, jobId)).rejects.toThrow();
    return world.sent;
  };

  test("the mail is sent again and counted, with the same bytes and idempotency key", async () => {
    const [jobId = ""] = await insertJobs(1);
    const first = await endAt(1, jobId);
    const { deps, clock, sent } = createTestDeps();
    expect(await deliver(deps, jobId)).toEqual({ kind: "not ours" });
    clock.now += 2 * MINUTE;
    expect(await deliver(deps, jobId)).toEqual({ kind: "sent" });
    expect(sent).toEqual(first);
    expect(await readJobs()).toMatchObject([{ status: "sent", attempts: 2, repeats: 1 }]);
  });

  test("a crash at the claim sends nothing and counts nothing", async () => {
    const [jobId = ""] = await insertJobs(1);
    expect(await endAt(0, jobId)).toEqual([]);
    const { deps } = createTestDeps();
    expect(await deliver(deps, jobId)).toEqual({ kind: "sent" });
    expect(await readJobs()).toMatchObject([{ status: "sent", attempts: 1, repeats: 0 }]);
  });
});

describe("P21 The other window is a lost answer of the provider:", () => {
  const resend = (fetch: () => Promise<Response>) => createResendTransport("re_key", fetch);
  const cutOff = () => Promise.reject(new TypeError("cut off"));

  test.each([
    ["Resend's", resend(cutOff)],
    ["Cloudflare's", createCloudflareTransport(cutOff)],
    ["Cloudflare's, after its timeout", createCloudflareTransport(() => new Promise(() => {}), 1)],
  ])("%s is counted, since the mail may have been accepted", async (_whose, transport) => {
    const [jobId = ""] = await insertJobs(1);
    const lost = createTestDeps({ transport });
    expect(await deliver(lost.deps, jobId)).toMatchObject({ kind: "retry" });
    expect(await readJobs()).toMatchObject([{ status: "queued", repeats: 1 }]);
    const { deps, clock, sent } = createTestDeps();
    clock.now += MINUTE;
    expect(await deliver(deps, jobId)).toEqual({ kind: "sent" });
    expect(sent).toHaveLength(1);
    expect(await readJobs()).toMatchObject([{ status: "sent", attempts: 2, repeats: 1 }]);
  });

  test("a refusal is not counted, nor is a mail that could not be written", async () => {
    const [first = "", second = ""] = await insertJobs(2);
    const busy = resend(async () => Response.json({ name: "busy" }, { status: 503 }));
    await deliver(createTestDeps({ transport: busy }).deps, first);
    const unwritten = createTestDeps({ write: () => Promise.reject(new Error("R2 is away")) });
    await deliver(unwritten.deps, second);
    expect(await readJobs()).toMatchObject([{ repeats: 0 }, { repeats: 0 }]);
  });

  test("that of the last attempt is counted too, because a replay would send the mail again", async () => {
    const [jobId = ""] = await insertJobs(1);
    await env.DB.prepare("update email_jobs set attempts = 7").run();
    const { deps } = createTestDeps({ transport: resend(cutOff) });
    expect(await deliver(deps, jobId)).toEqual({ kind: "failed" });
    expect(await readJobs()).toMatchObject([{ status: "failed", repeats: 1 }]);
  });
});

test("If the update to 'sent' fails, it is retried at once", async () => {
  const [jobId = ""] = await insertJobs(1);
  let calls = 0;
  const flaky = new Process(null, () => 1);
  flaky.call = async (act) => {
    if (++calls === 2) throw new Error("D1_ERROR: Network connection lost.");
    return act();
  };
  const { deps, sent } = createTestDeps({ db: createDatabase(flaky.guard(env.DB)) });
  expect(await deliver(deps, jobId)).toEqual({ kind: "sent" });
  expect([sent.length, await readJobs()]).toMatchObject([1, [{ status: "sent" }]]);
});

test("A mail that crashes every consumer fails, with the reason", async () => {
  const [jobId = ""] = await insertJobs(1);
  await env.DB.prepare("update email_jobs set status = 'sending', attempts = 8").run();
  const { deps, sent } = createTestDeps();
  expect(await deliver(deps, jobId)).toEqual({ kind: "failed" });
  expect([sent, await readJobs()]).toMatchObject([
    [],
    [{ status: "failed", last_error: "every consumer died sending it" }],
  ]);
});
