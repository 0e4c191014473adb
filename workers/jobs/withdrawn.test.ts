import { env } from "cloudflare:workers";
import { days } from "#app/domain/duration.ts";
import type { MailKind } from "#app/domain/mail/mail-payload.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { content } from "../../tests/fixtures/email-content.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { MAIL_PAYLOADS } from "../../tests/fixtures/mail-kinds.ts";
import { insertRow } from "../../tests/fixtures/rows.ts";
import { expect, test } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";

test("A withdrawn mail is not sent, does not fail, and delays no other", async () => {
  const ids = await insertJobs(2);
  const { deps, sent, logged } = createTestDeps({
    write: async ({ id }) => (id === ids[0] ? null : content),
  });
  const messages = [...ids, ...ids].map((jobId) => ({ jobId }));
  const outcomes = await handleBatch((batch) => consumeEmails(deps, batch), messages);
  expect(outcomes).toEqual(messages.map(() => "acked"));
  expect(sent).toHaveLength(1);
  expect(await readJobs()).toMatchObject([{ id: ids[1], status: "sent" }]);
  expect(logged.find((entry) => entry["jobId"] === ids[0])).toMatchObject({ outcome: "withdrawn" });
});

test("A mail that was queued before its reader unsubscribed is not sent", async () => {
  const ids = await insertJobs(2);
  await env.DB.prepare("update email_jobs set recipient = id").run();
  const suppressed = { recipient: ids[0] ?? "", kind: "waitlist_welcome" };
  await insertRow("mail_suppressions", suppressed);
  const { deps, sent } = createTestDeps();
  await handleBatch(
    (batch) => consumeEmails(deps, batch),
    ids.map((jobId) => ({ jobId })),
  );
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([ids[1]]);
  expect(await readJobs()).toMatchObject([{ id: ids[1], status: "sent" }]);
});

test("A mail is dated by its due time, not by when it was scheduled", async () => {
  const [jobId] = await insertJobs(1);
  const { deps, sent, clock } = createTestDeps();
  await env.DB.prepare("update email_jobs set due_at = ?").bind(clock.now).run();
  await handleBatch((batch) => consumeEmails(deps, batch), [{ jobId }]);
  expect(sent.map(({ writtenAt }) => writtenAt)).toEqual([clock.now]);
});

test.each<[MailKind, number | null]>([
  ["plan_day", days(1)],
  ["plan_week", days(3)],
  ["data_link", days(1)],
  ["waitlist_confirm", days(7)],
  ["order_delivery", null],
])("A mail of the kind %s is sent until it is %s ms late (null: always)", async (kind, limitMs) => {
  const [onTime, late] = await insertJobs(2);
  const { deps, sent, clock } = createTestDeps();
  await env.DB.prepare("update email_jobs set kind = ?, payload = ?, due_at = iif(id = ?, ?, ?)")
    .bind(
      kind,
      JSON.stringify(MAIL_PAYLOADS[kind]),
      late ?? "",
      clock.now - (limitMs ?? days(60)),
      clock.now - (limitMs ?? 1) + 1,
    )
    .run();
  const messages = [onTime, late].map((jobId) => ({ jobId }));
  expect(await handleBatch((batch) => consumeEmails(deps, batch), messages)).toEqual([
    "acked",
    "acked",
  ]);
  const expected = limitMs === null ? [onTime, late] : [onTime];
  expect(sent.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(expected.toSorted());
  expect(await readJobs()).toHaveLength(expected.length);
});
