import { days, minutes } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import type { MailKind, MailPayload } from "#app/domain/mail/mail-payload.ts";
import { db, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";

const NOW = 1_790_000_000_000;
const KINDS = Object.keys(MAIL_LIMITS) as MailKind[];

/** Queues a mail with a cause of its own, and returns whether it was queued. */
async function queue(
  kind: MailKind,
  changes: { recipient?: string; attemptId?: AttemptId; createdAt?: number } = {},
): Promise<boolean> {
  const id = crypto.randomUUID();
  const job = {
    id,
    kind,
    dedupeKey: id,
    payload: {} as MailPayload<"quiz2_preview">,
    email: "ada@example.test" as EmailAddress,
    recipient: "ada",
    createdAt: NOW,
    ...changes,
  } as NewEmailJob;
  return (await insertEmailJob(db, job).returning()).length === 1;
}

async function newAttempt(): Promise<AttemptId> {
  const id = crypto.randomUUID() as AttemptId;
  await insertRow("quiz2_attempts", { id });
  return id;
}

describe("An inbox cannot be filled with mails of the kind", () => {
  test.each(KINDS)("%s", async (kind) => {
    const most = Math.max(...MAIL_LIMITS[kind].map((limit) => limit.most));
    const queued: boolean[] = [];
    for (let turn = 0; turn < 2 * most; turn += 1) {
      const attemptId = await newAttempt();
      queued.push(await queue(kind, { attemptId, createdAt: NOW + turn * minutes(5) }));
    }
    expect(queued.filter(Boolean)).toHaveLength(most);
    // Limits are counted separately for each mailbox and kind.
    expect(await queue(kind, { recipient: "eve", attemptId: await newAttempt() })).toBe(true);
    const other = KINDS.find((one) => one !== kind) ?? kind;
    expect(await queue(other, { attemptId: await newAttempt() })).toBe(true);
  });

  test("even by concurrent requests", async () => {
    const queued = await Promise.all(Array.from({ length: 20 }, () => queue("order_links")));
    expect(queued.filter(Boolean)).toHaveLength(1);
  });
});

test("A preview is mailed to at most three mailboxes per attempt, ever", async () => {
  const attemptId = await newAttempt();
  const queued: boolean[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const to = { recipient: `mailbox ${turn}`, attemptId, createdAt: NOW + turn * days(2) };
    queued.push(await queue("quiz2_preview", to));
  }
  expect(queued).toEqual([true, true, true, false, false]);
});

test("A subscriber who cancels and resumes all day gets a cancellation mail last", async () => {
  const attemptId = await newAttempt();
  const mailed: MailKind[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    for (const kind of ["subscription_cancelled", "subscription_resumed"] as const) {
      const createdAt = NOW + turn * minutes(5);
      if (await queue(kind, { attemptId, createdAt })) mailed.push(kind);
    }
  }
  expect([mailed.length, mailed.at(-1)]).toEqual([11, "subscription_cancelled"]);
});

test("A mail with a daily limit can be queued again a day later; a welcome mail never can", async () => {
  for (let turn = 0; turn < 4; turn += 1) await queue("quiz2_preview");
  await queue("waitlist_welcome");
  expect(await queue("quiz2_preview", { createdAt: NOW + days(1) - 1 })).toBe(false);
  expect(await queue("quiz2_preview", { createdAt: NOW + days(1) })).toBe(true);
  expect(await queue("waitlist_welcome", { createdAt: NOW + days(1_000) })).toBe(false);
});

test("A mail that its recipient has unsubscribed from is not queued; their other mails are", async () => {
  await insertRow("mail_suppressions", { recipient: "ada", kind: "plan_day" });
  expect(await queue("plan_day")).toBe(false);
  expect(await queue("plan_day", { recipient: "eve" })).toBe(true);
  expect(await queue("trial_started")).toBe(true);
  expect(await readRows("select recipient, kind from email_jobs order by kind")).toEqual([
    { recipient: "eve", kind: "plan_day" },
    { recipient: "ada", kind: "trial_started" },
  ]);
});

test("An inbox gets six mails a day that anyone can cause, and still all that its owner needs", async () => {
  const anyone: readonly MailKind[] = ["waitlist_confirm", "dating_result", "quiz2_preview"];
  const queued: boolean[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    for (const kind of anyone) {
      const createdAt = NOW + turn * minutes(10);
      queued.push(await queue(kind, { attemptId: await newAttempt(), createdAt }));
    }
  }
  expect(queued.filter(Boolean)).toHaveLength(6);
  const createdAt = NOW + minutes(30);
  expect(await queue("waitlist_welcome", { createdAt })).toBe(false);
  for (const kind of ["order_delivery", "order_links", "data_link", "browser_added"] as const) {
    expect([kind, await queue(kind, { createdAt })]).toEqual([kind, true]);
  }
  expect(await queue("waitlist_welcome", { createdAt: NOW + days(1) + minutes(15) })).toBe(true);
});
