import { env } from "cloudflare:workers";
import { insertEmailJob } from "#app/data/email-jobs.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import {
  ENDED_BY_COMPLAINT,
  type MailTrouble,
  OPERATOR_MAILS,
} from "#app/domain/mail/mail-limits.ts";
import type { MailKind } from "#app/domain/mail/mail-payload.ts";
import { deliver } from "#app/email/deliver.ts";
import { noteMailEvent } from "#app/email/mail-events.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { MAIL_KINDS, MAIL_PAYLOADS } from "../../tests/fixtures/mail-kinds.ts";
import { emptyTables, readRows } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { consumeMailEvents } from "./consume-mail-events.ts";

const ADA = "ada@example.test" as EmailAddress;
const AT = Date.UTC(2026, 10, 19);
/** The kinds of mail that a mailbox no longer gets after each trouble. */
const ENDED: Record<MailTrouble, readonly MailKind[]> = {
  bounced: MAIL_KINDS.filter((kind) => !(OPERATOR_MAILS as readonly string[]).includes(kind)),
  complained: ENDED_BY_COMPLAINT,
};
const TROUBLES = ["bounced", "complained"] as const;

const { deps } = createTestDeps();
const note = (trouble: MailTrouble, address: string = ADA, at = AT) =>
  noteMailEvent(deps, { trouble, addresses: [address], at });

async function queue(kind: MailKind, changes: { boughtAt?: number; createdAt?: number } = {}) {
  const id = crypto.randomUUID();
  const recipient = await recipientOf(ADA);
  const job = { id, kind, payload: MAIL_PAYLOADS[kind], email: ADA, recipient, dedupeKey: id };
  await insertEmailJob(deps.db, { ...job, createdAt: AT, ...changes } as never);
  return id;
}
const listQueued = async () =>
  (await readRows<{ kind: string }>("select kind from email_jobs")).map(({ kind }) => kind);
const readSuppressions = () => readRows("select * from mail_suppressions");

describe.each(TROUBLES)("A mailbox that has %s", (trouble) => {
  const others = MAIL_KINDS.filter((kind) => !ENDED[trouble].includes(kind));

  test("has no mail of the ended kinds queued", async () => {
    await note(trouble);
    for (const kind of MAIL_KINDS) await queue(kind);
    expect((await listQueued()).toSorted()).toEqual(others.toSorted());
  });

  test("is not sent mails of ended kinds queued before; they are withdrawn", async () => {
    const kinds = [...ENDED[trouble].slice(0, 3), ...others.slice(0, 3)];
    for (const kind of kinds) {
      await emptyTables();
      const id = await queue(kind);
      await note(trouble, ADA, AT + 1);
      const { deps: late, sent } = createTestDeps();
      const isEnded = ENDED[trouble].includes(kind);
      expect(await deliver(late, id), kind).toEqual({ kind: isEnded ? "withdrawn" : "sent" });
      expect(sent).toHaveLength(isEnded ? 0 : 1);
    }
  });

  test("is stored as a hash, once, with the time of the newest event", async () => {
    await note(trouble, "Ada@Example.test", AT);
    await note(trouble, ADA, AT + 5);
    await note(trouble, ADA, AT - 5);
    const recipient = await recipientOf(ADA);
    expect(await readSuppressions()).toEqual([{ recipient, kind: trouble, suppressed_at: AT + 5 }]);
    expect(JSON.stringify(await readSuppressions())).not.toMatch(/ada/i);
  });
});

test("A bounce of a tagged address does not end mail to the untagged one; a complaint does", async () => {
  await note("bounced", "ada+no-such-tag@example.test");
  await queue("subscription_link");
  expect(await listQueued()).toEqual(["subscription_link"]);
  await note("complained", "ada+shop@example.test");
  expect(await readSuppressions()).toMatchObject([
    { recipient: await recipientOf(ADA), kind: "complained" },
  ]);
});

test("A purchase after a bounce is mailed again, but not after another bounce", async () => {
  await note("bounced");
  await queue("order_delivery", { boughtAt: AT + 1 });
  expect(await listQueued()).toEqual(["order_delivery"]);
  await note("bounced", ADA, AT + 2);
  await queue("order_refunded", { boughtAt: AT + 1 });
  expect(await listQueued()).toEqual(["order_delivery"]);
});

test("An event dated in the future is stored with the present time", async () => {
  await note("bounced", ADA, Date.UTC(2099, 0));
  expect(await readSuppressions()).toMatchObject([{ suppressed_at: deps.clock() }]);
});

describe("A message of Cloudflare's events", () => {
  const event = (type: string, bounce?: object) => ({
    type: `cf.email.sending.message.${type}`,
    source: { type: "email.sending" },
    payload: { recipient: ADA, ...(bounce && { bounce }) },
    metadata: { eventTimestamp: new Date(AT).toISOString() },
  });
  const consume = (...bodies: unknown[]) =>
    handleBatch((batch) => consumeMailEvents(deps, batch), bodies);

  test("is acknowledged, whatever it says; a soft bounce or a malformed event changes nothing", async () => {
    const harmless = [event("bounced", { type: "soft" }), event("delivered"), "x", null];
    expect(await consume(...harmless)).toEqual(harmless.map(() => "acked"));
    expect(await readSuppressions()).toEqual([]);
    expect(await consume(event("bounced", { type: "hard" }), event("complained"))).toEqual([
      "acked",
      "acked",
    ]);
    expect(await readSuppressions()).toHaveLength(2);
  });

  test("is retried while the database is unavailable", async () => {
    await env.DB.exec("alter table mail_suppressions rename to away");
    const outcomes = await consume(event("complained"));
    await env.DB.exec("alter table away rename to mail_suppressions");
    expect(outcomes).toEqual([{ retryAfter: 30 }]);
  });
});
