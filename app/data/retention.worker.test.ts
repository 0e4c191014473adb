import { env } from "cloudflare:workers";
import type { AttemptId } from "#app/domain/ids.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { storeAttempt, storeMail, storeOrder } from "../../tests/fixtures/retained.ts";
import { db, insertRow, readRows, type Value } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";
import { createDatabase } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { upsertAnswers } from "./quiz2-responses.ts";
import * as retention from "./retention.ts";

const OLD = 1_790_000_000_000;
const LATER = OLD + 1;

const count = async (table: string) =>
  (await readRows<{ count: number }>(`select count(*) as count from ${table}`))[0]?.count;

const until = (before: number) => ({ after: null, before });
const deleteSaid = async (before: number) =>
  (await retention.deleteQuizSubmissions(db, until(before))).count +
  (await retention.deleteQuizReaders(db, until(before))).count;

/** A database in which `meanwhile` happens right before every batch. */
function interrupted(meanwhile: () => Promise<unknown>) {
  const batch = async (statements: D1PreparedStatement[]) => {
    await meanwhile();
    return env.DB.batch(statements);
  };
  const prepare = env.DB.prepare.bind(env.DB);
  return createDatabase({ prepare, batch } as unknown as D1Database);
}

describe("P44 A completed attempt that nobody bought", () => {
  test("is deleted with its answers and its user", async () => {
    const userId = crypto.randomUUID();
    await insertRow("quiz2_users", { id: userId, email: "ada@example.test" });
    await storeAttempt("completed", OLD, { user_id: userId });
    await storeAttempt("completed", LATER);
    expect((await retention.deleteUnboughtAttempts(db, until(OLD))).count).toBe(1);
    expect([await count("quiz2_users"), await count("quiz2_attempts")]).toEqual([0, 1]);
    expect(await count("quiz2_responses")).toBe(100);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ["that went to a checkout", (id) => insertRow("quiz2_subscriptions", { id, attempt_id: id })],
    [
      "whose browser has subscribed for another",
      async () => {
        const id = await storeAttempt("completed", LATER, { visitor_hash: "hers" });
        await insertRow("quiz2_subscriptions", {
          id,
          attempt_id: id,
          visitor_hash: "a hash",
        });
      },
    ],
    ["that has mail to be sent", (id) => storeMail({ attempt_id: id })],
  ])("stays if it is one %s", async (_what, change) => {
    const id = await storeAttempt("completed", OLD);
    await change(id);
    expect((await retention.deleteUnboughtAttempts(db, until(OLD))).count).toBe(0);
  });
});

describe("P44 An unfinished attempt", () => {
  const user = (id: string) => insertRow("quiz2_users", { id });

  test("is deleted with its answers, visitors, mail and user", async () => {
    const userId = crypto.randomUUID();
    await user(userId);
    const id = await storeAttempt("started", OLD, { user_id: userId });
    await insertRow("quiz2_attempt_visitors", { attempt_id: id });
    await storeMail({ attempt_id: id, status: "sent", sent_at: OLD });
    expect(await retention.deleteUnfinishedAttempts(db, OLD)).toBe(1);
    const tables = ["attempts", "responses", "attempt_visitors", "users"].map(
      (name) => `quiz2_${name}`,
    );
    for (const table of [...tables, "email_jobs"]) expect(await count(table), table).toBe(0);
  });

  test("is deleted, but not its user if they have completed another", async () => {
    const userId = crypto.randomUUID();
    await user(userId);
    await storeAttempt("started", OLD, { user_id: userId });
    await storeAttempt("completed", OLD, { user_id: userId });
    expect(await retention.deleteUnfinishedAttempts(db, OLD)).toBe(1);
    expect([await count("quiz2_users"), await count("quiz2_attempts")]).toEqual([1, 1]);
    expect(await count("quiz2_responses")).toBe(100);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    [
      "that was answered since",
      (id) =>
        env.DB.prepare("update quiz2_attempts set answered_at = ? where id = ?")
          .bind(LATER, id)
          .run(),
    ],
    ["that went to a checkout", (id) => insertRow("quiz2_subscriptions", { id, attempt_id: id })],
    ["that has mail to be sent", (id) => storeMail({ attempt_id: id })],
  ])("%s stays", async (_what, change) => {
    await change(await storeAttempt("started", OLD));
    expect(await retention.deleteUnfinishedAttempts(db, OLD)).toBe(0);
    expect([await count("quiz2_attempts"), await count("quiz2_responses")]).toEqual([1, 100]);
  });

  test("that is completed while it is being deleted stays", async () => {
    await storeAttempt("started", OLD);
    const complete = () =>
      env.DB.prepare(
        "update quiz2_attempts set status = 'completed', completed_at = 1, scores = '{}'",
      ).run();
    expect(await retention.deleteUnfinishedAttempts(interrupted(complete), OLD)).toBe(0);
    expect([await count("quiz2_attempts"), await count("quiz2_responses")]).toEqual([1, 100]);
  });

  test("that is answered while it is being deleted stays", async () => {
    const id = (await storeAttempt("started", OLD, { visitor_hash: "hers" })) as AttemptId;
    const answer = () =>
      upsertAnswers(
        db,
        { id, visitorHash: "hers" },
        { answers: new Map([[1, 5]]), savedAt: LATER },
      );
    expect(await retention.deleteUnfinishedAttempts(interrupted(answer), OLD)).toBe(0);
    expect(await count("quiz2_responses")).toBe(100);
  });
});

describe("P44 The answers of a completed attempt", () => {
  test("are deleted, but not its scores, mail, visitors or subscription", async () => {
    const id = await storeAttempt("completed", OLD);
    await insertRow("quiz2_subscriptions", { id, attempt_id: id });
    await insertRow("quiz2_attempt_visitors", { attempt_id: id });
    await storeMail({ attempt_id: id, status: "sent", sent_at: OLD });
    const [before = {}] = await readRows<object>("select * from quiz2_attempts");
    expect((await retention.deleteAnswers(db, until(OLD))).count).toBe(1);
    expect(await readRows("select * from quiz2_attempts")).toEqual([{ ...before, answers: null }]);
    expect(await count("quiz2_responses")).toBe(0);
    for (const table of ["quiz2_subscriptions", "quiz2_attempt_visitors", "email_jobs"]) {
      expect(await count(table), table).toBe(1);
    }
  });

  test("stay until the report of a late purchase is printed from them", async () => {
    const id = await storeAttempt("completed", OLD);
    await storeMail({ attempt_id: id, kind: "quiz2_complete" });
    expect((await retention.deleteAnswers(db, until(OLD))).count).toBe(0);
    await env.DB.prepare("update email_jobs set sent_at = 1, status = 'sent'").run();
    expect((await retention.deleteAnswers(db, until(OLD))).count).toBe(1);
  });

  test("stay if there are no scores, which could not be computed without them", async () => {
    await storeAttempt("completed", OLD, { scores: null });
    expect((await retention.deleteAnswers(db, until(OLD))).count).toBe(0);
  });
});

describe("P44 An order without a payment", () => {
  const canceled = { payment_intent_id: "pi_1" };
  const fence = (changes: Readonly<Record<string, Value>>) =>
    insertRow("stripe_syncs", { object_id: "pi_1", ...changes });

  test("is deleted together with the access of browsers to it", async () => {
    const id = crypto.randomUUID();
    await storeOrder("canceled", OLD, { id, ...canceled });
    await fence({ requested_revision: 2, synced_revision: 2 });
    await insertRow("order_visitors", { order_id: id });
    expect(await retention.deleteUnpaidOrders(db, OLD)).toBe(2);
    expect([await count("orders"), await count("order_visitors")]).toEqual([0, 0]);
  });

  test("stays while a sync of its payment is pending", async () => {
    await storeOrder("canceled", OLD, canceled);
    await fence({ requested_revision: 2, synced_revision: 1 });
    expect(await retention.deleteUnpaidOrders(db, OLD)).toBe(0);
  });

  test.each(["created", "paid", "refunded", "disputed"])("stays if it is %s", async (status) => {
    await storeOrder(status, OLD);
    expect(await retention.deleteUnpaidOrders(db, LATER)).toBe(0);
  });

  test("stays if it was ever paid", async () => {
    await storeOrder("canceled", OLD, { paid_at: OLD });
    expect(await retention.deleteUnpaidOrders(db, LATER)).toBe(0);
  });
});

describe("P44 What a visitor said in the dating quiz", () => {
  const say = async () => {
    await insertRow("quiz_submissions", {
      email: "Ada@Example.test",
      email_folded: "ada@example.test",
      visitor_hash: "hers",
      submitted_at: OLD,
    });
    await insertRow("quiz_readers", { visitor_hash: "hers", updated_at: OLD });
  };

  test.each(["created", "canceled"])("is deleted despite an order that is %s", async (status) => {
    await say();
    await storeOrder(status, OLD, { visitor_hash: "hers" });
    expect(await deleteSaid(OLD)).toBe(2);
  });

  test.each(["paid", "refunded", "disputed"])("stays with an order that is %s", async (status) => {
    await say();
    await storeOrder(status, OLD, { visitor_hash: "hers", email_folded: "eve@example.test" });
    expect(await deleteSaid(OLD)).toBe(0);
  });

  test("stays with an order of its address, in any browser", async () => {
    await say();
    await storeOrder("paid", OLD);
    await deleteSaid(OLD);
    expect([await count("quiz_submissions"), await count("quiz_readers")]).toEqual([1, 0]);
  });

  test("stays in a browser that a mailed link let in to a bought order", async () => {
    await say();
    const id = crypto.randomUUID();
    await storeOrder("paid", OLD, { id, email_folded: "eve@example.test" });
    await insertRow("order_visitors", { order_id: id, visitor_hash: "hers" });
    await deleteSaid(OLD);
    expect(await count("quiz_readers")).toBe(1);
  });
});

test("P44 A fence with a pending sync stays, however old", async () => {
  await insertRow("stripe_syncs", {
    requested_revision: 3,
    synced_revision: 2,
    requested_at: 1,
  });
  expect(await retention.deleteSettledFences(db, LATER)).toBe(0);
});

describe("A mail whose address is removed", () => {
  const job: NewEmailJob = {
    id: crypto.randomUUID(),
    email: "ada@example.test" as EmailAddress,
    recipient: "ada",
    kind: "waitlist_welcome" as const,
    payload: { id: 7, signedUpAt: OLD },
    dedupeKey: "welcome",
    createdAt: OLD,
  };
  const queue = async (changes: Partial<Pick<NewEmailJob, "recipient" | "dedupeKey">>) =>
    (await insertEmailJob(db, { ...job, id: crypto.randomUUID(), ...changes }).returning()).length;

  beforeEach(async () => {
    await insertEmailJob(db, job);
    await env.DB.prepare("update email_jobs set status = 'sent', sent_at = ?").bind(OLD).run();
    expect(await retention.removeMailAddresses(db, OLD)).toBe(1);
  });

  test("keeps everything else", async () => {
    expect(await readRows("select email, recipient, sent_at from email_jobs")).toEqual([
      { email: "removed@invalid", recipient: "ada", sent_at: OLD },
    ]);
  });

  test("is not queued a second time, by its key or by its recipient", async () => {
    expect(await queue({ recipient: "another" })).toBe(0);
    expect(await queue({ dedupeKey: "another" })).toBe(0);
    expect(await queue({ dedupeKey: "another", recipient: "another" })).toBe(1);
  });
});

test.each(["queued", "sending"])("P44 The address of a mail that is %s stays", async (status) => {
  await storeMail({ status, created_at: 1, due_at: 1 });
  expect(await retention.removeMailAddresses(db, LATER)).toBe(0);
});
