import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { type MailKind, parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import { deliver } from "#app/email/deliver.ts";
import { brand, LINK_SECRETS } from "../../tests/fixtures/email-content.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import {
  MAIL_KINDS,
  MAIL_PAYLOADS,
  prepareMail,
  storeMailed,
} from "../../tests/fixtures/mail-kinds.ts";
import { noPayments } from "../../tests/fixtures/no-payments.ts";
import { ATTEMPT_ID, insertRow } from "../../tests/fixtures/stored-rows.ts";
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
  await insertRow(env.DB, "quiz2_users", { id, email: present });
  await env.DB.prepare("update quiz2_attempts set user_id = ?").bind(id).run();
  const payload = JSON.stringify(parseMailPayload(kind, MAIL_PAYLOADS[kind]));
  const raws: { to: string; raw: string }[] = [];
  const { deps, logged, clock } = createTestDeps({
    write: createEmailWriter({
      db: createDatabase(env.DB),
      payments: noPayments,
      brand,
      linkSecrets: LINK_SECRETS,
      printReport: async (attemptId: AttemptId) => `reports/${attemptId}/report.pdf`,
      printOrderReport: async () => null,
    }),
    transport: createCloudflareTransport(async (_from, to, raw) => void raws.push({ to, raw })),
  });
  const job = { id, kind, email, payload, dedupe_key: id, attempt_id: ATTEMPT_ID };
  await insertRow(env.DB, "email_jobs", { ...job, due_at: clock.now });
  const { kind: outcome } = await deliver(deps, id);
  return { outcome, raws, logged: JSON.stringify(logged) };
}

/** Returns the names of the header lines, after joining folded ones. */
const readHead = (raw: string) =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replaceAll(/\r\n[ \t]/g, " ")
    .split("\r\n")
    .map((line) => line.split(": ")[0]);

const readParts = (raw: string) =>
  [...raw.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, body = ""]) => atob(body)).join("");

beforeEach(() => storeMailed());

describe("P34 No stored address injects anything into a mail of the kind", () => {
  test.each(MAIL_KINDS)("%s", async (kind) => {
    await prepareMail(kind);
    const plain = await sendTo(kind, "ada@example.test");
    expect(plain.outcome).toBe("sent");
    const [reference] = plain.raws;
    for (const email of ODD) {
      const { outcome, raws } = await sendTo(kind, email);
      expect([outcome, raws.map(({ to }) => to)], email).toEqual(["sent", [email]]);
      const raw = raws[0]?.raw ?? "";
      expect(readHead(raw)).toEqual(readHead(reference?.raw ?? ""));
      expect(raw).toContain(`\r\nTo: <${email}>\r\n`);
      expect(readParts(raw)).not.toContain(email);
    }
    for (const email of HOSTILE) {
      const { outcome, raws } = await sendTo(kind, email);
      expect([outcome, raws], email).toEqual(["failed", []]);
    }
  });
});

test("A preview goes only to its attempt's address, however that is spelled", async () => {
  await prepareMail("quiz2_preview");
  const send = async (email: string, present: string) =>
    (await sendTo("quiz2_preview", email, present)).outcome;
  expect(await send("Ada@b\u00fcro.example", "ada@bu\u0308ro.example")).toBe("sent");
  expect(await send("ada@buro.example", "ada@b\u00fcro.example")).toBe("withdrawn");
});

test("P33 No log line contains an address, whatever became of its mail", async () => {
  for (const kind of MAIL_KINDS) {
    for (const email of ["marked@example.test", "marked@example.test\r\nBcc: marked"]) {
      expect((await sendTo(kind, email)).logged).not.toContain("marked");
    }
  }
});
