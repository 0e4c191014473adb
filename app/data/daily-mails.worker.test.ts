import { sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import { ATTEMPT_ID, db, insertAttempt, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";
import { findPlanReader, stopPlanMails, withdrawPlanMails } from "./daily-mails.ts";

const JOBS = {
  waits: {},
  "is tried again later": { attempts: 2, next_try_at: 99 },
  "is being sent": { status: "sending" },
  "is sent": { status: "sent", sent_at: 5 },
  "has failed": { status: "failed" },
  "is another mail": { kind: "renewal_reminder" },
  "is a weekly mail": { kind: "plan_week" },
  "is of another attempt": { attempt_id: null },
};

beforeEach(async () => {
  await insertAttempt();
  await insertRow("quiz2_subscriptions", { status: "trialing" });
  for (const [cause, row] of Object.entries(JOBS)) {
    const job = { kind: "plan_day", attempt_id: ATTEMPT_ID, dedupe_key: cause, ...row };
    await insertRow("email_jobs", { ...job, id: crypto.randomUUID() });
  }
});

const listLeft = async () => {
  const rows = await readRows<{ dedupe_key: string }>("select * from email_jobs");
  return rows.map(({ dedupe_key }) => dedupe_key).toSorted();
};
const UNTOUCHED = Object.keys(JOBS)
  .filter((cause) => cause !== "waits" && cause !== "is tried again later")
  .toSorted();

describe("The daily mails of an attempt", () => {
  test("are withdrawn while queued, and no other mail is", async () => {
    await withdrawPlanMails(db, ATTEMPT_ID, "plan_day");
    expect(await listLeft()).toEqual(UNTOUCHED);
  });

  test("stay if the condition does not hold", async () => {
    await withdrawPlanMails(db, ATTEMPT_ID, "plan_day", sql`1 = 2`);
    expect(await listLeft()).toEqual(Object.keys(JOBS).toSorted());
  });

  test("are stopped permanently and idempotently", async () => {
    await stopPlanMails(db, ATTEMPT_ID, { kind: "plan_day", at: 1_000 });
    await stopPlanMails(db, ATTEMPT_ID, { kind: "plan_day", at: 2_000 });
    expect(await listLeft()).toEqual(UNTOUCHED);
    expect(await findPlanReader(db, ATTEMPT_ID)).toMatchObject({ dailyMailsStoppedAt: 1_000 });
  });
});

test("A plan's scores and subscription are read as one row, or null", async () => {
  expect(await findPlanReader(db, ATTEMPT_ID)).toEqual({
    status: "trialing",
    paymentState: "clear",
    isCancelling: false,
    cancelRequestedAt: null,
    dailyMailsStoppedAt: null,
    scores: null,
    dangerAnswer: null,
  });
  expect(await findPlanReader(db, crypto.randomUUID() as AttemptId)).toBeNull();
});
