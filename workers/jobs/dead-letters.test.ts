import { env } from "cloudflare:workers";
import { replayFailedEmailJobs } from "#app/data/failed-emails.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { expect, test } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";
import type { MailDeps } from "./deps.ts";
import { failDeadEmails } from "./fail-dead.ts";
import { sweepOutbox } from "./sweep.ts";

const MINUTE = 60_000;

const failDead = (deps: MailDeps, bodies: unknown[]) =>
  handleBatch((batch) => failDeadEmails(deps, batch), bodies);
const consumeAll = (deps: MailDeps, ids: readonly string[]) =>
  handleBatch(
    (batch) => consumeEmails(deps, batch),
    ids.map((jobId) => ({ jobId })),
  );

test("P23 A dead letter fails with its reason, and can be replayed and sent", async () => {
  const ids = await insertJobs(3);
  await env.DB.prepare(
    "update email_jobs set attempts = 8, last_error = 'provider 503' where id = ?",
  )
    .bind(ids[0])
    .run();
  const { deps, clock, queued, sent, logged } = createTestDeps();
  const bodies = [...ids.map((jobId) => ({ jobId })), "malformed"];
  expect(await failDead(deps, bodies)).toEqual(bodies.map(() => "acked"));
  expect((await readJobs()).map((job) => [job.status, job.last_error])).toEqual([
    ["failed", "provider 503"],
    ["failed", "the queue gave up on it"],
    ["failed", "the queue gave up on it"],
  ]);
  expect(logged.filter(({ event }) => event === "dead_letter")).toEqual(
    expect.arrayContaining([{ event: "dead_letter", jobId: ids[0], reason: "provider 503" }]),
  );

  await replayFailedEmailJobs(deps.db, deps.clock());
  clock.now += MINUTE;
  await sweepOutbox(deps);
  expect(queued.toSorted()).toEqual(ids.toSorted());
  await consumeAll(deps, queued);
  expect(sent).toHaveLength(3);
  expect((await readJobs()).map((job) => [job.status, job.last_error])).toEqual(
    ids.map(() => ["sent", null]),
  );
});

test("P23 A dead letter is retried while the database is unavailable", async () => {
  const [jobId] = await insertJobs(1);
  const { deps } = createTestDeps();
  await env.DB.exec("alter table email_jobs rename to jobs_away");
  const outcomes = await failDead(deps, [{ jobId }]);
  await env.DB.exec("alter table jobs_away rename to email_jobs");
  expect(outcomes).toEqual([{ retryAfter: 900 }]);
  expect(await readJobs()).toMatchObject([{ status: "queued" }]);
});

test("P23 When the queue loses everything, the sweep enqueues it again in batches of at most 100", {
  timeout: 30_000,
}, async () => {
  const ids = await insertJobs(250);
  const { deps, clock, queued } = createTestDeps();
  const sizes: number[] = [];
  const queue: MailDeps["queue"] = {
    sendBatch: async (batch) => {
      sizes.push(batch.length);
      await deps.queue.sendBatch(batch);
    },
  };
  clock.now += MINUTE;
  await sweepOutbox({ ...deps, queue });
  expect([sizes, queued.toSorted()]).toEqual([[100, 100, 50], ids.toSorted()]);
  await consumeAll(deps, queued);
  queued.length = 0;
  await sweepOutbox(deps);
  expect(queued).toEqual([]);
});

test("The sweep skips jobs that were just enqueued", async () => {
  await insertJobs(1);
  const { deps, clock, queued } = createTestDeps();
  await env.DB.prepare("update email_jobs set due_at = ?").bind(clock.now).run();
  clock.now += MINUTE - 1;
  await sweepOutbox(deps);
  expect(queued).toEqual([]);
  clock.now += 1;
  await sweepOutbox(deps);
  expect(queued).toHaveLength(1);
});

test("A sweep does not throw when the queue or the database fails", async () => {
  await insertJobs(1);
  const away = { sendBatch: () => Promise.reject(new Error("away")) };
  const { deps, logged } = createTestDeps({ queue: away });
  await sweepOutbox(deps);
  await env.DB.exec("alter table email_jobs rename to jobs_away");
  await sweepOutbox(deps);
  await env.DB.exec("alter table jobs_away rename to email_jobs");
  expect(logged.filter(({ event }) => event === "failure")).toHaveLength(2);
});
