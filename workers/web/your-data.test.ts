import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { days, hours, minutes } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { signLink } from "#app/platform/signed-link.ts";
import { erasureSubject } from "#app/privacy/server/erase-for-operator.ts";
import { requestDataLink } from "#app/privacy/server/request-data-link.ts";
import { mailDataLink, postData } from "../../tests/fixtures/data-link.ts";
import { LINK_SECRET } from "../../tests/fixtures/mailed-token.ts";
import { recordQueries } from "../../tests/fixtures/query-plans.ts";
import { openLimits } from "../../tests/fixtures/rate-limits.ts";
import * as rows from "../../tests/fixtures/rows.ts";
import { ask, postForm, postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

const ADA = "ada@example.test";

beforeEach(async () => {
  await rows.insertRow("quiz_submissions", { email: "Ada@Example.test", name: "Ada" });
});

const readLinks = () =>
  rows.readRows<{ email: string; payload: string }>(
    "select email, payload from email_jobs where kind = 'data_link'",
  );
const letPass = (ms: number) =>
  env.DB.prepare("update email_jobs set created_at = created_at - ?").bind(ms).run();

/** Runs a request and its work after the response. Returns the queries made before, and the mails queued. */
async function request(email: string) {
  const later: (() => Promise<unknown>)[] = [];
  const enqueued: string[] = [];
  const queries = await recordQueries(env.DB, (recorded) =>
    requestDataLink(
      {
        db: createDatabase(recorded),
        clock: Date.now,
        limits: openLimits,
        afterResponse: (work) => void later.push(work),
        enqueueEmails: (ids) => void enqueued.push(...ids),
      },
      { visitorHash: "a hash", addressPrefix: "a network" },
      email as EmailAddress,
    ),
  );
  const before = queries.length;
  await Promise.all(later.map((work) => work()));
  return { before, enqueued };
}

describe("P38 The form does not reveal whether anything is held", () => {
  test("every address gets the same answer, before anything is looked up", async () => {
    const tell = async (email: string) => {
      const answer = await postForm("/your-data", { email });
      const headers = { ...Object.fromEntries(answer.headers), "set-cookie": "" };
      return { status: answer.status, headers: { ...headers, "x-request-id": "" } };
    };
    const held = await tell(ADA);
    expect([held.status, (held.headers as Record<string, string>)["location"]]).toEqual([
      303,
      "/your-data?sent",
    ]);
    expect(await tell("nobody@example.test")).toEqual(held);
    for (const email of [ADA, "nobody@example.test"]) {
      expect((await request(email)).before).toBe(0);
    }
    expect(await (await ask("/your-data?sent")).text()).toContain("If we hold anything");
  });

  test("a mail goes to the address as it was stored, and only if something is held", async () => {
    expect((await request("nobody@example.test")).enqueued).toEqual([]);
    expect((await request("ADA@example.test")).enqueued).toHaveLength(1);
    expect(await readLinks()).toEqual([{ email: "Ada@Example.test", payload: "{}" }]);
  });

  test("a mailbox gets at most one mail in five minutes and six a day", async () => {
    for (let time = 0; time < 9; time += 1) {
      await Promise.all([request(ADA), request(ADA)]);
      await letPass(minutes(6));
    }
    expect(await readLinks()).toHaveLength(6);
    await letPass(days(1));
    await request(ADA);
    expect(await readLinks()).toHaveLength(7);
  });

  test("an invalid address is shown again with the error", async () => {
    const answer = await postForm("/your-data", { email: "ada@" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please enter a valid email address.");
    expect(page).toContain('value="ada@"');
  });
});

const mailLink = (createdAt?: number, changes?: object) =>
  mailDataLink("Ada@Example.test", createdAt, changes);

describe("P38 The mailed page", () => {
  test("shows nothing and changes nothing before its button is pressed", async () => {
    const token = await mailLink();
    const stored = await rows.readEverything();
    const answer = await ask(`/your-data/open?token=${token}&intent=erase`);
    const page = await answer.text();
    expect([answer.status, answer.headers.get("Referrer-Policy")]).toEqual([200, "strict-origin"]);
    expect(page).toContain("Show my data");
    expect(page).not.toMatch(/ada@/i);
    expect(await rows.readEverything()).toEqual(stored);
  });

  test("shows what is held", async () => {
    await rows.insertRow("orders", { email: ADA, visitor_hash: "Ada's" });
    await rows.insertRow("exit_offers", {
      visitor_hash: "Ada's",
      ends_at: Date.UTC(2026, 9, 3),
    });
    const answer = await postData(await mailLink(), "show");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([
      200,
      "private, no-store",
    ]);
    const page = await answer.text();
    for (const words of ["Dating quiz", "Ada", "25–34", "female", "Link to your data"]) {
      expect(page).toContain(words);
    }
    expect(page).toContain("Lower price held for you");
    expect(page).toContain("October 3, 2026");
  });

  test("does not reveal who else pays for an assessment of the reader", async () => {
    await rows.insertAttempt();
    await env.DB.prepare("update quiz2_users set email = ?, email_folded = ?").bind(ADA, ADA).run();
    await env.DB.prepare("update quiz2_attempts set visitor_hash = 'Ada''s'").run();
    const email = "bob@example.test";
    const network = "203.0.113";
    await rows.insertRow("quiz2_subscriptions", {
      email,
      mailbox: email,
      country: "DE",
      visitor_hash: "hash-of-bob",
      stripe_sub_id: "sub_1",
      stripe_customer_id: "cus_bob",
      stripe_event_id: "evt_bob",
    });
    await rows.insertRow("owed_refunds", { object_id: "cus_bob" });
    await rows.insertRow("stripe_events", { id: "evt_bob", object_id: "cus_bob" });
    await rows.insertRow("charges", { id: "ch_bob", owner_id: rows.ATTEMPT_ID });
    await rows.insertRow("opened_payments", { id: rows.ATTEMPT_ID, network });
    const token = await mailLink();
    const page = await (await postData(token, "show")).text();
    expect(page).toContain("Subscription");
    const file = await (await postForm("/your-data/export", { token })).text();
    const { subscriptions, charges } = JSON.parse(file).database;
    expect([subscriptions.length, charges]).toEqual([1, []]);
    for (const told of [page, file]) expect(told).not.toMatch(/bob@|[-_]bob|sub_1|203\.0/);
  });

  test("sends everything as a file", async () => {
    const answer = await postForm("/your-data/export", { token: await mailLink() });
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="your-data.json"');
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.json()).toMatchObject({
      address: "Ada@Example.test",
      database: { submissions: [{ name: "Ada", age: "25–34" }] },
    });
  });

  test("ends mails by kind", async () => {
    await rows.insertRow("waitlist_signups", { email: ADA });
    const token = await mailLink();
    await postData(token, "stop_mails", { kind: "waitlist_welcome" });
    await postData(token, "stop_mails", { kind: "plan_day" });
    await postData(token, "stop_mails", { kind: "review_request" });
    const kinds = await rows.readRows("select kind from mail_suppressions order by kind");
    expect(kinds).toEqual([
      { kind: "plan_day" },
      { kind: "review_request" },
      { kind: "waitlist_welcome" },
    ]);
    expect(await rows.readRows("select * from waitlist_signups")).toEqual([]);
    expect((await postData(token, "stop_mails", { kind: "order_delivery" })).status).toBe(400);
  });

  test("says what goes and what stays, and erases only with the next press", async () => {
    const token = await mailLink();
    const page = await (await postData(token, "ask_erase")).text();
    for (const words of ["What goes", "What stays", "for 30 days", "Erase everything now"]) {
      expect(page).toContain(words);
    }
    for (const words of [
      "declined",
      "cards, for a day",
      "for 60 days",
      "A refund that we owe you",
    ]) {
      expect(page).toContain(words);
    }
    expect(await rows.readRows("select id from quiz_submissions")).toHaveLength(1);
    expect(await (await postData(token, "erase")).text()).toContain("Your data is erased.");
    expect(await rows.readRows("select id from quiz_submissions")).toEqual([]);
  });

  const refused: [string, () => Promise<string>][] = [
    ["older than 24 hours", () => mailLink(Date.now() - hours(24) - 1)],
    ["of another purpose", () => mailLink(Date.now(), { purpose: "manage_subscription" })],
    ["of another mail", () => mailLink(Date.now(), { subject: crypto.randomUUID() })],
    ["forged", async () => `${await mailLink()}x`],
    ["empty", async () => ""],
  ];
  test.each(refused)("refuses a link that is %s", async (_what, make) => {
    const token = await make();
    const stored = await rows.readEverything();
    expect((await ask(`/your-data/open?token=${token}`)).status).toBe(404);
    for (const intent of ["show", "rename", "stop_mails", "ask_erase", "erase"]) {
      const answer = await postData(token, intent, { name: "Eve", kind: "plan_day" });
      expect(answer.status, intent).toBe(404);
      expect(await answer.text()).not.toMatch(/ada@/i);
    }
    const exported = await postForm("/your-data/export", { token });
    expect([exported.status, exported.headers.get("Location")]).toEqual([303, "/your-data/open"]);
    expect(await rows.readEverything()).toEqual(stored);
  });
});

describe("P38 The operator can erase a person", () => {
  const erase = async ({ email = ADA, secret = LINK_SECRET } = {}) => {
    const subject = await erasureSubject(ADA as EmailAddress);
    const expiresAtMs = Date.now() + minutes(5);
    const token = await signLink([secret], { purpose: "erase_person", subject, expiresAtMs });
    return postJson("/api/operator/erase", { email, token });
  };

  test("by a call that is signed for the address", async () => {
    expect(await (await erase()).json()).toEqual({ erased: { submissions: 1 } });
    expect(await (await erase()).json()).toEqual({ erased: {} });
    expect(await rows.readRows("select kind, source from data_requests")).toEqual([
      { kind: "erase", source: "operator" },
    ]);
  });

  test("but by no other", async () => {
    for (const answer of [
      await erase({ email: "eve@example.test" }),
      await erase({ secret: "a secret of somebody else, long enough" }),
      await postJson("/api/operator/erase", { email: ADA, token: "x" }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await rows.readRows("select id from quiz_submissions")).toHaveLength(1);
  });
});
