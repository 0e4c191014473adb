import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { recordQueries } from "../../tests/fixtures/query-plans.ts";
import { ATTEMPT_ID, db, insertAttempt, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";
import { createDatabase } from "./database.ts";
import * as jobs from "./email-jobs.ts";
import { failDeadEmailJob, replayFailedEmailJobs } from "./failed-emails.ts";

const JOB: jobs.NewEmailJob = {
  id: "44444444-4444-4444-8444-444444444444",
  email: "ada@example.test" as EmailAddress,
  recipient: "a hash",
  kind: "plan_day",
  payload: { day: 3 },
  dedupeKey: "plan_day:1",
  createdAt: 1_000,
};
const claimAt = (now: number) => jobs.claimEmailJob(db, JOB.id, { now, leaseEndsAt: now + 100 });
const readJob = async () => (await readRows<object>("select * from email_jobs"))[0];

describe("A job is queued", () => {
  test("with all that its mail needs, due at once", async () => {
    await insertAttempt();
    await jobs.insertEmailJob(db, {
      ...JOB,
      attemptId: ATTEMPT_ID,
      payloadPointer: "reports/1.pdf",
    });
    expect(await readJob()).toEqual({
      id: JOB.id,
      attempt_id: ATTEMPT_ID,
      email: "ada@example.test",
      status: "queued",
      payload_pointer: "reports/1.pdf",
      created_at: 1_000,
      kind: "plan_day",
      dedupe_key: "plan_day:1",
      attempts: 0,
      next_try_at: 0,
      sent_at: null,
      last_error: null,
      repeats: 0,
      due_at: 1_000,
      payload: '{"day":3}',
      failed_at: null,
      recipient: "a hash",
    });
  });

  test("for a later day, and is not claimed before", async () => {
    await jobs.insertEmailJob(db, { ...JOB, dueAt: 5_000 });
    expect(await readJob()).toMatchObject({ created_at: 1_000, due_at: 5_000 });
    expect(await claimAt(4_999)).toBeNull();
    expect(await claimAt(5_000)).toMatchObject({ dueAt: 5_000, attempts: 1 });
  });

  test("once for each key", async () => {
    await jobs.insertEmailJob(db, JOB);
    await jobs.insertEmailJob(db, { ...JOB, id: crypto.randomUUID() });
    expect(await readRows("select id from email_jobs")).toEqual([{ id: JOB.id }]);
  });

  test("only if its condition holds", async () => {
    await jobs.insertEmailJob(db, JOB, sql`1 = 2`);
    expect(await readJob()).toBeUndefined();
  });

  test("and sent with eight rows written, including the index entries for attempt, recipient and time", async () => {
    await insertAttempt();
    const queries = await recordQueries(env.DB, async (recorded) => {
      const recordedDb = createDatabase(recorded);
      await jobs.insertEmailJob(recordedDb, { ...JOB, attemptId: ATTEMPT_ID });
      await jobs.claimEmailJob(recordedDb, JOB.id, { now: 2_000, leaseEndsAt: 2_100 });
      await jobs.markEmailSent(recordedDb, JOB, 2_001);
    });
    // Run again, because drizzle drops the counts.
    await env.DB.prepare("delete from email_jobs").run();
    const written: number[] = [];
    for (const { sql: text, params } of queries) {
      const statement = env.DB.prepare(text).bind(...params);
      written.push((await statement.run()).meta.rows_written);
    }
    expect(written).toEqual([5, 1, 2]);
    expect(await readJob()).toMatchObject({ status: "sent", sent_at: 2_001 });
  });
});

describe("A job is claimed", () => {
  beforeEach(async () => void (await jobs.insertEmailJob(db, JOB)));

  test("by one of many concurrent consumers", async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimAt(2_000)));
    expect(claims.filter(Boolean)).toEqual([expect.objectContaining({ id: JOB.id, attempts: 1 })]);
    expect(await readJob()).toMatchObject({ status: "sending", next_try_at: 2_100, repeats: 0 });
  });

  test("again when its lease has expired, which counts as a repeat", async () => {
    await claimAt(2_000);
    expect(await claimAt(2_099)).toBeNull();
    expect(await claimAt(2_100)).toMatchObject({ attempts: 2 });
    expect(await readJob()).toMatchObject({ repeats: 1 });
  });

  test("when it is due after a failed try, which does not count as a repeat", async () => {
    const first = await claimAt(2_000);
    await jobs.markEmailForRetry(db, first ?? JOB_GONE, { tryAt: 5_000, reason: "busy" });
    expect(await claimAt(4_999)).toBeNull();
    expect(await claimAt(5_000)).toMatchObject({ attempts: 2, lastError: "busy" });
    expect(await readJob()).toMatchObject({ repeats: 0 });
  });

  test.each(["sent", "failed"])("never when it is %s", async (status) => {
    await env.DB.prepare("update email_jobs set status = ?").bind(status).run();
    expect(await claimAt(2_000)).toBeNull();
  });
});

const JOB_GONE = { id: "gone", attempts: 0 };

describe("A consumer whose lease has expired", () => {
  const overtake = async () => {
    await jobs.insertEmailJob(db, JOB);
    const late = (await claimAt(2_000)) ?? JOB_GONE;
    await claimAt(3_000);
    return late;
  };

  test.each([
    [
      "a failure",
      (late: typeof JOB_GONE) => jobs.markEmailFailed(db, late, { failedAt: 9, reason: "refused" }),
    ],
    [
      "a retry",
      (late: typeof JOB_GONE) => jobs.markEmailForRetry(db, late, { tryAt: 9, reason: "busy" }),
    ],
  ])("changes nothing by reporting %s", async (_what, mark) => {
    await mark(await overtake());
    expect(await readJob()).toMatchObject({ status: "sending", attempts: 2, last_error: null });
  });

  test("still marks its mail as sent", async () => {
    const late = await overtake();
    await jobs.markEmailSent(db, { ...JOB, ...late }, 3_001);
    expect(await readJob()).toMatchObject({ status: "sent", sent_at: 3_001 });
  });
});

describe("A dead job", () => {
  test.each([
    ["queued", 0, null, "failed", "given up"],
    ["queued", 9_999, "busy", "failed", "busy"],
    ["sending", 999, null, "failed", "given up"],
    ["sending", 1_001, null, "sending", null],
    ["sent", 0, null, "sent", null],
    ["failed", 0, "refused", "failed", "refused"],
  ])(
    "that is %s until %d with %j becomes %s, for %j",
    async (status, until, error, then, reason) => {
      await insertRow("email_jobs", {
        status,
        next_try_at: until,
        last_error: error,
        sent_at: status === "sent" ? 1 : null,
      });
      await failDeadEmailJob(db, JOB.id, 1_000, "given up");
      expect(await readJob()).toMatchObject({ status: then, last_error: reason });
    },
  );
});

test("Overdue jobs and those with an expired lease are due, longest due first", async () => {
  const rows = {
    "waits longest": { due_at: 1, next_try_at: 0 },
    "has a dead consumer": { due_at: 2, next_try_at: 50, status: "sending" },
    "was to be tried again": { due_at: 3, next_try_at: 60 },
    "is beyond the limit": { due_at: 4 },
    "is too young": { due_at: 101 },
    "waits for its day": { created_at: 1, due_at: 101, next_try_at: 101 },
    "is to be tried later": { due_at: 1, next_try_at: 101 },
    "is being sent": { due_at: 1, next_try_at: 101, status: "sending" },
    "is sent": { due_at: 1, status: "sent", sent_at: 5 },
    "has failed": { due_at: 1, status: "failed" },
  };
  for (const [cause, row] of Object.entries(rows)) {
    await insertRow("email_jobs", { ...row, id: crypto.randomUUID(), dedupe_key: cause });
  }
  const due = await jobs.listDueEmailJobs(db, 100, 3);
  const causes = await readRows<{ id: string; dedupe_key: string }>(
    "select id, dedupe_key from email_jobs",
  );
  expect(due.map((id) => causes.find((row) => row.id === id)?.dedupe_key)).toEqual(
    Object.keys(rows).slice(0, 3),
  );
});

/** Runs the sweep's query, and returns its rows and costs. */
async function readSweep(dueBefore = 9_999) {
  const [sweep] = await recordQueries(env.DB, (recorded) =>
    jobs.listDueEmailJobs(createDatabase(recorded), dueBefore, 1_000),
  );
  return env.DB.prepare(sweep?.sql ?? "")
    .bind(...(sweep?.params ?? []))
    .run();
}

test("Mail scheduled for later days costs the sweep nothing", async () => {
  await env.DB.prepare(
    `insert into email_jobs (id, email, kind, dedupe_key, created_at, due_at, next_try_at)
     select value, 'ada@example.test', 'plan_day', value, 1, 1000 + key, 1000 + key from json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 2_000 }, () => crypto.randomUUID())))
    .run();
  await insertRow("email_jobs", { due_at: 2 });
  const { results, meta } = await readSweep(100);
  expect(results).toEqual([{ id: JOB.id }]);
  expect(meta.rows_read).toBeLessThan(5);
});

test("Failed mail costs the sweep nothing", async () => {
  for (let at = 0; at < 20; at += 1) {
    const id = crypto.randomUUID();
    await jobs.insertEmailJob(db, { ...JOB, id, dedupeKey: id });
    const claim = await jobs.claimEmailJob(db, id, { now: 2_000, leaseEndsAt: 2_100 });
    await jobs.markEmailFailed(db, claim ?? JOB_GONE, { failedAt: 2_001, reason: "refused" });
  }
  expect((await readSweep()).meta.rows_read).toBeLessThan(5);
});

describe("A withdrawn job", () => {
  test("is deleted, and its key may be queued again", async () => {
    await jobs.insertEmailJob(db, JOB);
    await jobs.withdrawEmailJob(db, (await claimAt(2_000)) ?? JOB_GONE);
    expect(await readJob()).toBeUndefined();
  });

  test("is kept if another consumer has claimed it", async () => {
    await jobs.insertEmailJob(db, JOB);
    const late = (await claimAt(2_000)) ?? JOB_GONE;
    await claimAt(3_000);
    await jobs.withdrawEmailJob(db, late);
    expect(await readJob()).toMatchObject({ status: "sending", attempts: 2 });
  });
});

test("A replay queues only failed jobs, with all their tries again", async () => {
  const states = { failed: null, sent: 5, sending: null, queued: null };
  for (const [status, sent_at] of Object.entries(states)) {
    const row = { status, sent_at, attempts: 8, next_try_at: 7, last_error: "busy" };
    await insertRow("email_jobs", { ...row, id: crypto.randomUUID(), dedupe_key: status });
  }
  expect(await replayFailedEmailJobs(db, 99)).toHaveLength(1);
  const found =
    "select dedupe_key, status, attempts, next_try_at from email_jobs where attempts = 0";
  expect(await readRows(found)).toEqual([
    { dedupe_key: "failed", status: "queued", attempts: 0, next_try_at: 99 },
  ]);
});
