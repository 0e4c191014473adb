import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MailKind, parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { migrateThrough, migrateUntil } from "../../tests/fixtures/migrated.ts";
import {
  ATTEMPT_ID,
  emptyTables,
  insertAttempt,
  insertRow,
  readEverything,
  readRows,
} from "../../tests/fixtures/stored-rows.ts";
import { createDatabase } from "./database.ts";
import { countCompletedAttempts, readCounter } from "./standing-data.ts";

const ORDER_ID = "77777777-7777-4777-8777-777777777777";
const OTHER_ID = "88888888-8888-4888-8888-888888888888";
const TIME = 1_790_000_000_000;
const ORDER = { orderId: ORDER_ID, product: "dating_bundle", amountCents: 1_999, paidAt: TIME };

/**
 * The key of a job as it was queued before the migration, and the payload that it gets. Later kinds always had a
 * payload.
 */
const JOBS = {
  waitlist_welcome: [`17@${TIME}`, { id: 17, signedUpAt: TIME }],
  quiz2_preview: [`${ATTEMPT_ID}:a-hash`, {}],
  quiz2_complete: [ATTEMPT_ID, {}],
  trial_started: [`sub_1:${TIME}`, { renewsAt: TIME }],
  renewal_reminder: [`sub_1:${TIME}`, { renewsAt: TIME }],
  subscription_cancelled: [`sub_1:${TIME + 7}:${TIME}`, { accessEnd: TIME + 7, canceledAt: TIME }],
  plan_day: [`${ATTEMPT_ID}:3`, { day: 3 }],
  order_delivery: [`${ORDER_ID}:dating_bundle:1999:${TIME}`, ORDER],
  order_refunded: [`${ORDER_ID}:dating_bundle:1999:${TIME}`, ORDER],
  order_links: [
    `a-hash:${TIME}:dating_bundle=${ORDER_ID},perfectionism_toolkit=${OTHER_ID}`,
    {
      orders: [
        { orderId: ORDER_ID, product: "dating_bundle" },
        { orderId: OTHER_ID, product: "perfectionism_toolkit" },
      ],
    },
  ],
} satisfies Partial<Record<MailKind, [key: string, payload: object]>>;
type OldKind = keyof typeof JOBS;
const KINDS = Object.keys(JOBS) as OldKind[];

type Stored = { kind: OldKind; payload: string };
const readJobs = () => readRows<Stored>(env.MIGRATED, "select * from email_jobs");
let before: Stored[];
let after: Stored[];

beforeAll(async () => {
  await migrateUntil("mail_payloads");
  await insertAttempt(env.MIGRATED);
  for (const kind of KINDS) {
    const job = { id: crypto.randomUUID(), kind, dedupe_key: `${kind}:${JOBS[kind][0]}` };
    await insertRow(env.MIGRATED, "email_jobs", { ...job, attempt_id: ATTEMPT_ID });
  }
  before = await readJobs();
  await migrateThrough("mail_payloads");
  after = await readJobs();
});

describe("A job that was queued before payloads", () => {
  test.each(KINDS)("gets its payload from its key: %s", (kind) => {
    const payload: unknown = JSON.parse(after.find((job) => job.kind === kind)?.payload ?? "");
    expect(payload).toEqual(JOBS[kind][1]);
    expect(parseMailPayload(kind, payload)).toEqual(JOBS[kind][1]);
  });

  test("keeps everything else", () => {
    expect(before).toHaveLength(KINDS.length);
    expect(after.map(({ payload, ...rest }) => rest)).toEqual(before);
  });

  test("gets its payload again when the migration's update is rerun", async () => {
    await env.MIGRATED.prepare(
      "update email_jobs set payload = '{}' where kind = 'plan_day'",
    ).run();
    const update = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith("0004_"))?.queries[1];
    await env.MIGRATED.prepare(update ?? "").run();
    expect(await readJobs()).toEqual(after);
  });
});

describe("Grants and sales from before rights", () => {
  const PAID = "11111111-1111-4111-8111-111111111111";
  const UNPAID = "99999999-9999-4999-8999-999999999999";

  beforeAll(async () => {
    await migrateUntil("rights");
    for (const [id, visitor_hash] of [
      [PAID, "the phone"],
      [UNPAID, "a tablet"],
    ] as const) {
      await insertRow(env.MIGRATED, "quiz2_attempts", { id, visitor_hash });
      const grant = { attempt_id: id, visitor_hash: "the desktop", granted_at: TIME };
      await insertRow(env.MIGRATED, "quiz2_attempt_visitors", grant);
    }
    // A starter who also opened the mailed link.
    const own = { attempt_id: PAID, visitor_hash: "the phone", granted_at: TIME };
    await insertRow(env.MIGRATED, "quiz2_attempt_visitors", own);
    await insertRow(env.MIGRATED, "quiz2_subscriptions", {
      attempt_id: PAID,
      visitor_hash: "the desktop",
      email: "Ada@Example.test",
      status: "trialing",
      trial_start: TIME,
      consented_at: TIME,
    });
    await migrateThrough("rights");
  });

  test("An existing grant becomes a reader's, and the starter of a bought attempt becomes its owner", async () => {
    const grants = await readRows(
      env.MIGRATED,
      "select attempt_id, visitor_hash, rights from quiz2_attempt_visitors order by attempt_id, visitor_hash",
    );
    expect(grants).toEqual([
      { attempt_id: PAID, visitor_hash: "the desktop", rights: "reader" },
      { attempt_id: PAID, visitor_hash: "the phone", rights: "owner" },
      { attempt_id: UNPAID, visitor_hash: "the desktop", rights: "reader" },
    ]);
  });

  test("An existing trial counts as sold to its mailbox, and its links stay valid", async () => {
    expect(
      await readRows(
        env.MIGRATED,
        `select offer, first_trial_at, mailbox, quiz2_subscriptions.visitor_hash, link_generation
       from quiz2_subscriptions join quiz2_attempts on quiz2_attempts.id = attempt_id`,
      ),
    ).toEqual([
      {
        offer: "trial",
        first_trial_at: TIME,
        mailbox: "ada@example.test",
        visitor_hash: "the desktop",
        link_generation: 0,
      },
    ]);
  });

  test("An existing subscription counts as paid once", async () => {
    await migrateThrough("paid_twice");
    expect(
      await readRows(env.MIGRATED, "select status, mailbox, covered_by from quiz2_subscriptions"),
    ).toEqual([{ status: "trialing", mailbox: "ada@example.test", covered_by: null }]);
  });
});

test("A signup from before confirmations counts as confirmed, and stays counted", async () => {
  const count = () => readRows(env.MIGRATED, "select signups from waitlist_totals");
  await migrateUntil("proven_people");
  for (const email of ["ada@example.test", "eve@example.test"]) {
    await insertRow(env.MIGRATED, "waitlist_signups", { email });
  }
  await migrateThrough("proven_people");
  const rows = await readRows(env.MIGRATED, "select email, confirm_by from waitlist_signups");
  expect(rows).toEqual([
    { email: "ada@example.test", confirm_by: null },
    { email: "eve@example.test", confirm_by: null },
  ]);
  expect(await count()).toEqual([{ signups: 2 }]);
  await env.MIGRATED.prepare("delete from waitlist_signups where email glob 'eve*'").run();
  expect(await count()).toEqual([{ signups: 1 }]);
});

describe("Stripe's events from before retention", () => {
  const EVENT = { id: "evt_1", type: "invoice.paid", object_id: "cus_1", created_at: TIME };

  test("stay without their bodies, and everything else is unchanged", async () => {
    await migrateUntil("retention");
    await insertAttempt(env.MIGRATED);
    await insertRow(env.MIGRATED, "stripe_syncs", { want: 3, got: 2 });
    const body = JSON.stringify({ email: "marked@secret.example" });
    await insertRow(env.MIGRATED, "stripe_events", { ...EVENT, received_at: TIME, body });
    const before = await readEverything(env.MIGRATED);
    await migrateThrough("retention");
    const after = await readEverything(env.MIGRATED);
    expect(JSON.stringify(before)).toContain("marked@secret.example");
    expect(after).toEqual({
      ...before,
      job_runs: [],
      stripe_events: [{ ...EVENT, received_at: TIME }],
    });
  });
});

test("Attempts and submissions from before the notice have no version of it", async () => {
  await migrateUntil("start_notice");
  await insertAttempt(env.MIGRATED);
  await insertRow(env.MIGRATED, "quiz_submissions", { email: "ada@example.test" });
  await migrateThrough("start_notice");
  const versions = await readRows(
    env.MIGRATED,
    "select notice_version from quiz2_attempts union all select notice_version from quiz_submissions",
  );
  expect(versions).toEqual([{ notice_version: null }, { notice_version: null }]);
});

describe("Rows from before counters", () => {
  const readCounters = () =>
    readRows(env.MIGRATED, "select name, total from counters order by name");

  test("are counted, and later ones too", async () => {
    await migrateUntil("counters");
    const completed = { status: "completed", completed_at: TIME };
    const ids = ["3", "4"].map((digit) => `${digit.repeat(8)}-3333-4333-8333-333333333333`);
    for (const id of ids) await insertRow(env.MIGRATED, "quiz2_attempts", { id, visitor_hash: id });
    const complete = (id: string | undefined) =>
      env.MIGRATED.prepare("update quiz2_attempts set status = ?, completed_at = ? where id = ?")
        .bind(completed.status, completed.completed_at, id)
        .run();
    await complete(ids[0]);
    await insertRow(env.MIGRATED, "quiz_submissions", { email: "eve@example.test" });
    await migrateThrough("counters");
    const before = await readCounters();
    await complete(ids[1]);
    await complete(ids[1]);
    await insertRow(env.MIGRATED, "quiz_submissions", { email: "joe@example.test" });
    await env.MIGRATED.prepare("delete from quiz_submissions").run();
    expect([before, await readCounters()]).toEqual([
      [
        { name: "completed_attempts", total: 1 },
        { name: "quiz_submissions", total: 1 },
      ],
      [
        { name: "completed_attempts", total: 2 },
        { name: "quiz_submissions", total: 2 },
      ],
    ]);
  });
});

describe("Completed audits are counted by the hour:", () => {
  const db = createDatabase(env.DB);
  const complete = (completed_at: number) =>
    insertRow(env.DB, "quiz2_attempts", {
      id: crypto.randomUUID(),
      status: "completed",
      completed_at,
    });
  const readTotal = () => readCounter(db, "completed_attempts");
  beforeEach(() => emptyTables(env.DB));

  test("each once, even if a run is repeated or late, and whatever is deleted afterwards", async () => {
    await complete(TIME);
    await complete(TIME + 1);
    await insertRow(env.DB, "quiz2_attempts");
    await Promise.all([countCompletedAttempts(db, TIME), countCompletedAttempts(db, TIME)]);
    expect(await readTotal()).toBe(1);
    await countCompletedAttempts(db, TIME + 2);
    await countCompletedAttempts(db, TIME);
    await countCompletedAttempts(db, TIME + 2);
    expect(await readTotal()).toBe(2);
    await env.DB.exec("delete from quiz2_attempts");
    await complete(TIME + 3);
    await countCompletedAttempts(db, TIME + 4);
    expect(await readTotal()).toBe(3);
  });

  test("those from before the jobs worker counted them are already included", async () => {
    await migrateUntil("packed_answers");
    const old = { id: crypto.randomUUID(), visitor_hash: "a hash" };
    await insertRow(env.MIGRATED, "quiz2_attempts", old);
    const done = "update quiz2_attempts set status = 'completed', completed_at = ?";
    await env.MIGRATED.prepare(done).bind(TIME).run();
    await migrateThrough("packed_answers");
    const migrated = createDatabase(env.MIGRATED);
    await countCompletedAttempts(migrated, TIME + 5);
    expect(await readCounter(migrated, "completed_attempts")).toBe(1);
    const now = { id: crypto.randomUUID(), status: "completed", completed_at: TIME + 6 };
    await insertRow(env.MIGRATED, "quiz2_attempts", now);
    await countCompletedAttempts(migrated, TIME + 6);
    expect(await readCounter(migrated, "completed_attempts")).toBe(2);
  });
});
