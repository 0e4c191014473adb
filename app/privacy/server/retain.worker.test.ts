import { env } from "cloudflare:workers";
import { replayFailedEmailJobs } from "#app/data/failed-emails.ts";
import { utcDayOf } from "#app/domain/day-span.ts";
import { days, hours } from "#app/domain/duration.ts";
import { createFiles } from "#app/files/files.ts";
import {
  AGED_KEYS,
  AGING,
  emptyBucket,
  retainAt,
  retentionAt,
  storeAttempt,
  storeMail,
  storeOrder,
  storeReport,
} from "../../../tests/fixtures/retained.ts";
import { db, insertRow, readEverything, readRows } from "../../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../../tests/setup/test.ts";
import { RETENTION, type RetentionKey } from "../content/retention.ts";
import { retain } from "./retain.ts";

beforeEach(async () => {
  await emptyBucket();
});

test("P44 Over all nights each row of the policy's table is deleted when the policy says so", async () => {
  const start = Date.now();
  for (const { store } of Object.values(AGING)) await store(start);
  const goneOn: Partial<Record<RetentionKey, number>> = {};
  // The night before and the night on which something is due, and every twentieth.
  const nights = new Set(Object.values(RETENTION).flatMap(({ days: age }) => [age - 1, age]));
  for (let night = 20; night <= 200; night += 20) nights.add(night);
  for (const night of [...nights].toSorted((one, other) => one - other)) {
    const logged = await retainAt(start + days(night) + hours(1));
    expect(logged).toMatchObject([{ event: "retention", outcome: "finished" }]);
    for (const key of AGED_KEYS) {
      if (goneOn[key] === undefined && (await AGING[key].count()) === 0) goneOn[key] = night;
    }
  }
  expect(goneOn).toEqual(Object.fromEntries(AGED_KEYS.map((key) => [key, RETENTION[key].days])));
});

/** What is not counted by days. */
const TIMED_KEYS = AGED_KEYS.filter((key) => key !== "dailyLimits");

test("P44 The limits of a day go two days after it began", async () => {
  const start = utcDayOf(Date.now()) * days(1);
  await AGING.dailyLimits.store(start);
  await retainAt(start + days(2) - 1);
  expect(await AGING.dailyLimits.count()).toBe(1);
  await retainAt(start + days(3));
  expect(await AGING.dailyLimits.count()).toBe(0);
});

test.each(TIMED_KEYS)("P44 %s stays until the very end of its time", async (key) => {
  const start = Date.now();
  const border = start + days(RETENTION[key].days);
  await AGING[key].store(start);
  const stored = await AGING[key].count();
  expect(stored).toBeGreaterThan(0);
  await retainAt(border - 1);
  expect(await AGING[key].count()).toBe(stored);
  // Later, because storing a file may take some time.
  const [entry] = await retainAt(border + days(1));
  expect(await AGING[key].count()).toBe(0);
  expect(entry?.counts?.[key]).toBeGreaterThan(0);
});

/** Stores a buyer of everything, with one mail of each kind, and somebody who did not pay. */
async function storeBuyer(at: number): Promise<void> {
  const hers = { visitor_hash: "hers" };
  const order = "88888888-8888-4888-8888-888888888888";
  const quizResult = JSON.stringify({ name: "Ada", age: null, gender: null, dates: null });
  await storeOrder("paid", at, { ...hers, id: order, quiz_result: quizResult, paid_at: at });
  await storeOrder("canceled", at, { quiz_result: quizResult });
  await insertRow("quiz_submissions", { visitor_hash: "hers", submitted_at: at });
  await insertRow("quiz_readers", { ...hers, updated_at: at });
  await insertRow("exit_offers", { ...hers, ends_at: at });
  await insertRow("reviews", { order_id: order, attempt_id: null });
  await insertRow("waitlist_signups", { signed_up_at: at });
  await insertRow("waitlist_signups", { email: "bob@example.test", confirm_by: at });
  const bought = await storeAttempt("completed", at, hers);
  await insertRow("quiz2_subscriptions", { ...hers, attempt_id: bought });
  const retake = await storeAttempt("completed", at, hers);
  await storeReport(retake, false);
  await storeAttempt("started", at, hers);
  const week = { week: 1, choice: { step: { name: "Boundaries", kind: "begin" }, lesson: "x" } };
  const declared = { name: "Ada", email: "ada@example.test", contract: "Mine" };
  for (const [kind, payload] of [
    ["plan_day", { day: 3 }],
    ["plan_week", week],
    ["withdrawal_received", declared],
    ["withdrawal_notice", declared],
  ] as const) {
    const mail = { kind, payload: JSON.stringify(payload), attempt_id: bought };
    await storeMail({ ...mail, status: "sent", sent_at: at });
  }
  await insertRow("owed_refunds", { owed_at: at });
  await insertRow("mail_suppressions", { suppressed_at: at });
  await insertRow("data_requests", { requested_at: at, finished_at: at });
}

test("P44 After 200 days a buyer's history, report, review and result are left, and nothing that was due", async () => {
  const start = Date.now();
  await storeBuyer(start);
  for (let night = 1; night <= 201; night += 20) await retainAt(start + days(night));
  const left = await readEverything();
  const count = (table: string) => left[table]?.length;
  expect(left["orders"]).toMatchObject([{ status: "paid" }]);
  expect(`${left["orders"]?.[0]?.["quiz_result"]}`).toContain("Ada");
  // The attempt that was bought and its retake, with their scores, and without their answers.
  expect(left["quiz2_attempts"]?.map(({ status }) => status)).toEqual(["completed", "completed"]);
  expect(left["quiz2_attempts"]?.every(({ scores }) => scores !== null)).toBe(true);
  expect(left["quiz2_attempts"]?.map(({ answers }) => answers)).toEqual([null, null]);
  expect(count("exit_offers")).toBe(0);
  expect((await env.FILES.list()).objects).toHaveLength(1);
  for (const table of [
    "reviews",
    "quiz_submissions",
    "quiz_readers",
    "waitlist_signups",
    "quiz2_subscriptions",
    "owed_refunds",
    "mail_suppressions",
    "data_requests",
  ]) {
    expect(count(table), table).toBe(1);
  }
  expect(new Set(left["email_jobs"]?.map(({ email }) => email))).toEqual(
    new Set(["removed@invalid"]),
  );
  const mails = left["email_jobs"]?.map(({ kind, payload }) => [kind, `${payload}`]);
  expect(Object.fromEntries(mails ?? [])).toMatchObject({
    plan_day: '{"day":3}',
    plan_week: expect.stringContaining("Boundaries"),
    withdrawal_received: "{}",
    withdrawal_notice: "{}",
  });
});

describe("One run deletes more than a batch of", () => {
  const now = Date.now();
  const manyRows = (statement: string, count: number) =>
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) ${statement}`,
    )
      .bind(now)
      .run();

  test("payment notices and mail", async () => {
    await manyRows(
      "insert into stripe_events select 'evt_' || i, 'x', 'cus_1', 1, ? from n",
      1_201,
    );
    await manyRows(
      `insert into email_jobs (id, email, status, kind, dedupe_key, sent_at)
       select printf('%08d-0000-4000-8000-000000000000', i), 'ada@example.test', 'sent', 'plan_day', i, ? from n`,
      1_201,
    );
    const [entry] = await retainAt(now + days(60));
    expect(entry?.counts).toMatchObject({ paymentNotices: 1_201, mailAddresses: 1_201 });
  });

  test("attempts, and the answers of others", async () => {
    for (const status of ["started", "completed"]) {
      await env.DB.prepare(
        `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1201)
          insert into quiz2_attempts (id, status, started_at, completed_at, scores, answers)
          select printf('%08d-2222-4222-8222-%012d', n, ?1 = 'started'), ?1, ?2, iif(?1 = 'started', null, ?2), '{}', ?3 from numbers`,
      )
        .bind(status, now, "3".repeat(100))
        .run();
    }
    const [entry] = await retainAt(now + days(180));
    expect(entry?.counts).toMatchObject({ unfinishedAttempts: 1_201, answers: 1_201 });
  });

  test("reports, which the bucket lists page by page", async () => {
    const attempt = await storeAttempt("completed", now);
    const kept = [await storeReport(attempt, false)];
    for (let count = 0; count < 4; count += 1) {
      const printedAgain = await storeAttempt("completed", now);
      await storeReport(printedAgain, true);
      kept.push(await storeReport(printedAgain, false));
    }
    const list = (options: R2ListOptions) => env.FILES.list({ ...options, limit: 2 });
    const bucket = { list, delete: (keys: string[]) => env.FILES.delete(keys) };
    const files = createFiles(bucket as never, () => undefined);
    const { deps, logged } = retentionAt(now + days(30), { files });
    await retain(deps);
    expect(logged[0]?.counts?.["replacedReports"]).toBe(4);
    const left = (await env.FILES.list()).objects.map(({ key }) => key);
    expect(left).toEqual(kept.toSorted());
  });
});

test("A run ends even with more reports than a night looks at, and the next night continues", async () => {
  for (let count = 0; count < 15; count += 1) await storeReport(crypto.randomUUID(), false);
  const list = (options: R2ListOptions) => env.FILES.list({ ...options, limit: 1 });
  const bucket = { list, delete: (keys: string[]) => env.FILES.delete(keys) };
  const files = createFiles(bucket as never, () => undefined);
  for (const [night, left] of [5, 0].entries()) {
    const { deps, logged } = retentionAt(Date.now() + days(10 + night), { files });
    await retain(deps);
    expect(logged).toMatchObject([{ outcome: "finished" }]);
    expect((await env.FILES.list()).objects).toHaveLength(left);
  }
});

test("P44 An old edition of a report stays until the same file is stored in the current edition", async () => {
  const attempt = await storeAttempt("completed", Date.now());
  const old = await storeReport(attempt, true);
  const oldSince = old.replace("-report.pdf", `-report-since-${attempt}.pdf`);
  await env.FILES.put(oldSince, "compared");
  const current = await storeReport(attempt, false);
  await env.FILES.delete(current);
  await env.FILES.put(current.replace("-report.pdf", "-plan.pdf"), "a plan");
  await retainAt(Date.now() + days(100));
  expect(await env.FILES.head(old)).not.toBeNull();
  await storeReport(attempt, false);
  await retainAt(Date.now() + days(101));
  expect([await env.FILES.head(old), await env.FILES.head(oldSince)]).toEqual([
    null,
    expect.anything(),
  ]);
});

describe("A mail whose address was removed", () => {
  test("is not sent again by a replay", async () => {
    const now = Date.now();
    await storeMail({ status: "failed", failed_at: now, dedupe_key: "old" });
    await retainAt(now + days(30));
    await storeMail({ status: "failed", failed_at: now + days(30), dedupe_key: "new" });
    await replayFailedEmailJobs(db, now);
    expect(await readRows("select dedupe_key, status from email_jobs order by 1")).toEqual([
      { dedupe_key: "new", status: "queued" },
      { dedupe_key: "old", status: "failed" },
    ]);
  });

  test("leaves its suppression in place", async () => {
    const suppressed = { recipient: "a hash", kind: "plan_day", suppressed_at: 1 };
    await insertRow("mail_suppressions", suppressed);
    await retainAt(Date.now() + days(2_000));
    expect(await readRows("select * from mail_suppressions")).toEqual([suppressed]);
  });
});

test("P44 A bought attempt is passed by once, and one that waits for its mail is looked at again", async () => {
  const start = Date.now();
  const answersOf = async () =>
    (await readRows<{ id: string }>("select id from quiz2_attempts where answers is not null")).map(
      ({ id }) => id,
    );
  const waiting = await storeAttempt("completed", start);
  await storeMail({ attempt_id: waiting, kind: "quiz2_complete" });
  await storeAttempt("completed", start + 1);
  await storeAttempt("completed", start + days(1));
  await retainAt(start + days(182));
  expect(await answersOf()).toEqual([waiting]);
  await env.DB.prepare("update email_jobs set status = 'sent', sent_at = 1").run();
  await retainAt(start + days(183));
  expect(await answersOf()).toEqual([]);

  const bought = await storeAttempt("completed", start + days(2), { visitor_hash: "hers" });
  await insertRow("quiz2_subscriptions", { attempt_id: bought, visitor_hash: "hers" });
  await retainAt(start + days(733));
  await retainAt(start + days(734));
  expect(await readRows("select id from quiz2_attempts")).toEqual([{ id: bought }]);
});
