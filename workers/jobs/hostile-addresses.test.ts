import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { type MailKind, parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import { deliver } from "#app/email/deliver.ts";
import { brand, LINK_SECRETS } from "../../tests/fixtures/email-content.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import * as kinds from "../../tests/fixtures/mail-kinds.ts";
import { noPayments } from "../../tests/fixtures/no-payments.ts";
import { ATTEMPT_ID, insertRow } from "../../tests/fixtures/rows.ts";
import { createEmailWriter } from "./email-writers.ts";

/** Valid, but a formula, an option or markup to programs that interpret them. */
const ODD = [
  "=1+1@example.test",
  "+cmd@example.test",
  "-rf@example.test",
  "'@example.test",
  "{{7*7}}@example.test",
  "a%0d%0abcc@example.test",
  "`id`@example.test",
];
/** Invalid, however they got into the database. */
const HOSTILE = [
  "ada@example.test\r\nBcc: eve@evil.test",
  "ada@example.test\nSubject: You have won",
  "ada@example.test, eve@evil.test",
  "ada\u202E@example.test",
  "<script>@example.test",
  '"ada"@example.test',
  "@SUM(1)@example.test",
  "\tada @example.test",
  "ada\u0000@example.test",
];

async function sendTo(kind: MailKind, email: string, present = email) {
  const id = crypto.randomUUID();
  // A preview is sent only to the current address of its attempt.
  await insertRow("quiz2_users", { id, email: present });
  await env.DB.prepare("update quiz2_attempts set user_id = ?").bind(id).run();
  const payload = JSON.stringify(parseMailPayload(kind, kinds.MAIL_PAYLOADS[kind]));
  const mails: object[] = [];
  const { deps, logged, clock } = createTestDeps({
    write: createEmailWriter({
      db: createDatabase(env.DB),
      payments: noPayments,
      brand,
      linkSecrets: LINK_SECRETS,
      printReport: async (attemptId: AttemptId) => `reports/${attemptId}/report.pdf`,
      printOrderReport: async () => null,
    }),
    transport: createCloudflareTransport(async (mail) => void mails.push(mail)),
  });
  const job = { id, kind, email, payload, dedupe_key: id, attempt_id: ATTEMPT_ID };
  await insertRow("email_jobs", { ...job, due_at: clock.now });
  const { kind: outcome } = await deliver(deps, id);
  return { outcome, mails, logged: JSON.stringify(logged) };
}

beforeEach(() => kinds.storeMailed());

describe("P34 No stored address injects anything into a mail of the kind", () => {
  test.each(kinds.MAIL_KINDS)("%s", async (kind) => {
    await kinds.prepareMail(kind);
    const plain = await sendTo(kind, "ada@example.test");
    expect(plain.outcome).toBe("sent");
    for (const email of ODD) {
      const { outcome, mails } = await sendTo(kind, email);
      expect([outcome, mails], email).toMatchObject(["sent", [{ to: email }]]);
      const { to: _to, ...rest } = mails[0] as { to: string };
      expect(JSON.stringify(rest), email).not.toContain(email);
      expect(Object.keys(mails[0] ?? {})).toEqual(Object.keys(plain.mails[0] ?? {}));
    }
    for (const email of HOSTILE) {
      const { outcome, mails } = await sendTo(kind, email);
      expect([outcome, mails], email).toEqual(["failed", []]);
    }
  });
});

test("A preview goes only to its attempt's address, however that is spelled", async () => {
  await kinds.prepareMail("quiz2_preview");
  const send = async (email: string, present: string) =>
    (await sendTo("quiz2_preview", email, present)).outcome;
  expect(await send("Ada@b\u00fcro.example", "ada@bu\u0308ro.example")).toBe("sent");
  expect(await send("ada@buro.example", "ada@b\u00fcro.example")).toBe("withdrawn");
});

test("P33 No log line contains an address, whatever became of its mail", async () => {
  for (const kind of kinds.MAIL_KINDS) {
    for (const email of ["marked@example.test", "marked@example.test\r\nBcc: marked"]) {
      expect((await sendTo(kind, email)).logged).not.toContain("marked");
    }
  }
});
