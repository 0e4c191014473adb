import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { AREAS, SUB_DIMENSION_NAMES } from "#app/domain/life-areas.ts";
import { type MailKind, parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import { deliver } from "#app/email/deliver.ts";
import { brand, LINK_SECRETS } from "../../tests/fixtures/email-content.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import {
  ATTEMPT_ID,
  emptyTables,
  insertAttempt,
  insertRow,
} from "../../tests/fixtures/stored-rows.ts";
import { createEmailWriter } from "./email-writers.ts";

const TIME = Date.UTC(2026, 10, 20);
const ORDER_ID = "77777777-7777-4777-8777-777777777777";
const order = { orderId: ORDER_ID, product: "dating_bundle", amountCents: 1_999, paidAt: TIME };
const withdrawal = {
  ...{ wish: "withdraw", name: "Ada", email: "buyer@example.test" },
  ...{ contract: "Order 7777ABCD", declaredAt: TIME },
};
const PAYLOADS: Record<MailKind, object> = {
  waitlist_confirm: { id: 17, signedUpAt: TIME },
  waitlist_welcome: { id: 17, signedUpAt: TIME },
  quiz2_preview: {},
  quiz2_complete: {},
  trial_started: { renewsAt: TIME },
  renewal_reminder: { renewsAt: TIME },
  subscription_started: { renewsAt: TIME },
  subscription_link: {},
  payment_failed: { amountCents: 1_999, renewedAt: TIME },
  subscription_cancelled: { accessEnd: TIME, canceledAt: TIME },
  address_corrected: {},
  paid_twice: { amountCents: 200 },
  review_request: { kind: "order", id: ORDER_ID },
  plan_day: { day: 3 },
  plan_week: { week: 26, choice: null },
  dating_result: { archetype: "echo" },
  withdrawal_received: withdrawal,
  withdrawal_notice: withdrawal,
  data_link: {},
  order_delivery: order,
  order_refunded: order,
  order_links: { orders: [{ orderId: ORDER_ID, product: "dating_bundle" }] },
};
const KINDS = Object.keys(PAYLOADS) as MailKind[];

/** Valid, and a formula, an option or markup to whoever reads them as such. */
const ODD = [
  ...["=1+1@example.test", "+cmd@example.test", "-rf@example.test", "'@example.test"],
  ...["{{7*7}}@example.test", "a%0d%0abcc@example.test", "`id`@example.test"],
];
/** Not valid, whatever wrote them into the database. */
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

async function sendTo(kind: MailKind, email: string) {
  const id = crypto.randomUUID();
  // A preview is only sent to the present address of its attempt.
  await insertRow(env.DB, "quiz2_users", { id, email });
  await env.DB.prepare("update quiz2_attempts set user_id = ?").bind(id).run();
  const payload = JSON.stringify(parseMailPayload(kind, PAYLOADS[kind]));
  const job = { id, kind, email, payload, dedupe_key: id, attempt_id: ATTEMPT_ID };
  await insertRow(env.DB, "email_jobs", job);
  const raws: { to: string; raw: string }[] = [];
  const { deps, logged } = createTestDeps({
    write: createEmailWriter({
      ...{ db: createDatabase(env.DB), brand, linkSecrets: LINK_SECRETS },
      printReport: async (attemptId: AttemptId) => `reports/${attemptId}/report.pdf`,
      printOrderReport: async () => null,
    }),
    transport: createCloudflareTransport(async (_from, to, raw) => void raws.push({ to, raw })),
  });
  const { kind: outcome } = await deliver(deps, id);
  return { outcome, raws, logged: JSON.stringify(logged) };
}

/** The head's lines by name, folded ones put together again. */
const readHead = (raw: string) =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replaceAll(/\r\n[ \t]/g, " ")
    .split("\r\n")
    .map((line) => line.split(": ")[0]);

const readParts = (raw: string) =>
  [...raw.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, body = ""]) => atob(body)).join("");

beforeEach(async () => {
  await emptyTables(env.DB);
  await insertAttempt(env.DB);
  const scores = {
    ...{ overall: 50, topArea: "growth", bottomArea: "safety" },
    areas: Object.fromEntries(AREAS.map((area) => [area, 50])),
    subDimensions: Object.fromEntries(SUB_DIMENSION_NAMES.map((name) => [name, 50])),
  };
  await env.DB.prepare(
    "update quiz2_attempts set status = 'completed', scores = ?, completed_at = ?",
  )
    .bind(JSON.stringify(scores), TIME)
    .run();
  await insertRow(env.DB, "quiz2_subscriptions", { status: "trialing", period_end: TIME });
  // A review is asked of paid orders alone.
  await insertRow(env.DB, "orders", { status: "paid" });
});

describe("P34 No stored address injects anything into a mail of the kind", () => {
  test.each(KINDS)("%s", async (kind) => {
    if (kind === "payment_failed") {
      await env.DB.prepare(
        "update quiz2_subscriptions set status = 'payment_pending', stripe_sub_id = 'sub_1'",
      ).run();
    }
    if (kind === "plan_week") {
      await env.DB.prepare("update quiz2_subscriptions set status = 'active'").run();
    }
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

test("P33 No log line tells an address, whatever became of its mail", async () => {
  for (const kind of KINDS) {
    for (const email of ["marked@example.test", "marked@example.test\r\nBcc: marked"]) {
      expect((await sendTo(kind, email)).logged).not.toContain("marked");
    }
  }
});
