import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import { deliver } from "#app/email/deliver.ts";
import { createResendTransport } from "#app/email/resend-transport.ts";
import type { OutgoingMail } from "#app/email/transport.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { Process } from "../../tests/fixtures/process.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import { consumeEmails } from "./consume-emails.ts";
import type { MailDeps } from "./deps.ts";

const MINUTE = 60_000;
const consumeAll = (deps: MailDeps, ids: readonly string[]) =>
  handleBatch(
    (batch) => consumeEmails(deps, batch),
    ids.map((jobId) => ({ jobId })),
  );
const keysOf = (mails: readonly OutgoingMail[]) => mails.map((mail) => mail.idempotencyKey);

beforeEach(() => emptyTables(env.DB));

test("P21 For any number of deliveries and concurrent consumers, a mail is sent once", {
  timeout: 30_000,
}, async () => {
  const ids = await insertJobs(env.DB, 100);
  const { deps, sent } = createTestDeps();
  const everything = [...ids, ...ids.toReversed()];
  await Promise.all([everything, ids, everything].map((messages) => consumeAll(deps, messages)));
  await consumeAll(deps, ids);
  expect(keysOf(sent).toSorted()).toEqual(ids.toSorted());
  const jobs = await readJobs(env.DB);
  expect(new Set(jobs.map(({ status, repeats }) => `${status} ${repeats}`))).toEqual(
    new Set(["sent 0"]),
  );
});

describe("P21 The one window for a duplicate: a crash between the provider's response and our update", () => {
  /** Ends at its n-th call of the database: 0 claims, 1 notes. */
  const endAt = async (calls: number, jobId: string) => {
    const world = createTestDeps();
    const process = new Process(calls, () => 1);
    const db = createDatabase(process.guard(env.DB));
    await expect(deliver({ ...world.deps, db }, jobId)).rejects.toThrow();
    return world.sent;
  };

  test("sends it again, counted, as the same bytes under the same idempotency key", async () => {
    const [jobId = ""] = await insertJobs(env.DB, 1);
    const first = await endAt(1, jobId);
    const { deps, clock, sent } = createTestDeps();
    expect(await deliver(deps, jobId)).toEqual({ kind: "not ours" });
    clock.now += 2 * MINUTE;
    expect(await deliver(deps, jobId)).toEqual({ kind: "sent" });
    expect(sent).toEqual(first);
    expect(await readJobs(env.DB)).toMatchObject([{ status: "sent", attempts: 2, repeats: 1 }]);
  });

  test("while a crash before it sends nothing, and counts nothing before the claim", async () => {
    const [jobId = ""] = await insertJobs(env.DB, 1);
    expect(await endAt(0, jobId)).toEqual([]);
    const { deps } = createTestDeps();
    expect(await deliver(deps, jobId)).toEqual({ kind: "sent" });
    expect(await readJobs(env.DB)).toMatchObject([{ status: "sent", attempts: 1, repeats: 0 }]);
  });
});

describe("P21 The other window: an answer of the provider that is lost", () => {
  const resend = (fetch: () => Promise<Response>) => createResendTransport("re_key", fetch);
  const cutOff = () => Promise.reject(new TypeError("cut off"));

  test.each([
    ["Resend's", resend(cutOff)],
    ["Cloudflare's", createCloudflareTransport(cutOff)],
    ["Cloudflare's, after its timeout", createCloudflareTransport(() => new Promise(() => {}), 1)],
  ])("%s is counted, since the mail may have been accepted", async (_whose, transport) => {
    const [jobId = ""] = await insertJobs(env.DB, 1);
    const lost = createTestDeps({ transport });
    expect(await deliver(lost.deps, jobId)).toMatchObject({ kind: "retry" });
    expect(await readJobs(env.DB)).toMatchObject([{ status: "queued", repeats: 1 }]);
    const { deps, clock, sent } = createTestDeps();
    clock.now += MINUTE;
    expect(await deliver(deps, jobId)).toEqual({ kind: "sent" });
    expect(sent).toHaveLength(1);
    expect(await readJobs(env.DB)).toMatchObject([{ status: "sent", attempts: 2, repeats: 1 }]);
  });

  test("while a refusal is none of them, nor is a mail that could not be written", async () => {
    const [first = "", second = ""] = await insertJobs(env.DB, 2);
    const busy = resend(async () => Response.json({ name: "busy" }, { status: 503 }));
    await deliver(createTestDeps({ transport: busy }).deps, first);
    const unwritten = createTestDeps({ write: () => Promise.reject(new Error("R2 is away")) });
    await deliver(unwritten.deps, second);
    expect(await readJobs(env.DB)).toMatchObject([{ repeats: 0 }, { repeats: 0 }]);
  });

  test("and it is counted of the last try too, because a replay would send it again", async () => {
    const [jobId = ""] = await insertJobs(env.DB, 1);
    await env.DB.prepare("update email_jobs set attempts = 7").run();
    const { deps } = createTestDeps({ transport: resend(cutOff) });
    expect(await deliver(deps, jobId)).toEqual({ kind: "failed" });
    expect(await readJobs(env.DB)).toMatchObject([{ status: "failed", repeats: 1 }]);
  });
});

test("A failed update to sent is retried at once", async () => {
  const [jobId = ""] = await insertJobs(env.DB, 1);
  let calls = 0;
  const flaky = new Process(null, () => 1);
  flaky.call = async (act) => {
    if (++calls === 2) throw new Error("D1_ERROR: Network connection lost.");
    return act();
  };
  const { deps, sent } = createTestDeps({ db: createDatabase(flaky.guard(env.DB)) });
  expect(await deliver(deps, jobId)).toEqual({ kind: "sent" });
  expect([sent.length, await readJobs(env.DB)]).toMatchObject([1, [{ status: "sent" }]]);
});

test("A mail that crashes every consumer is failed and logged", async () => {
  const [jobId = ""] = await insertJobs(env.DB, 1);
  await env.DB.prepare("update email_jobs set status = 'sending', attempts = 8").run();
  const { deps, sent } = createTestDeps();
  expect(await deliver(deps, jobId)).toEqual({ kind: "failed" });
  expect([sent, await readJobs(env.DB)]).toMatchObject([
    [],
    [{ status: "failed", last_error: "every consumer died sending it" }],
  ]);
});
