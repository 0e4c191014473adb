import { env } from "cloudflare:workers";
import { recipientOf } from "#app/email/outbox.ts";
import { signLink } from "#app/platform/signed-link.ts";
import { endlessBody } from "../../tests/fixtures/bodies.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import * as rows from "../../tests/fixtures/rows.ts";
import { loseDatabase } from "../../tests/fixtures/rows.ts";
import { ask, postForm, postJson, readSignups } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, consoleLines, describe, expect, test } from "../../tests/setup/test.ts";

const SIGNED_UP_AT = 1_790_000_000_000;
const SECRET = "development-only-and-known-to-everybody";
const FORM = "application/x-www-form-urlencoded";
const ONE_CLICK = "List-Unsubscribe=One-Click";

let path: string;

beforeEach(async () => {
  await rows.insertRow("waitlist_signups", { signed_up_at: SIGNED_UP_AT });
  const [signup] = await rows.readRows<{ id: number }>("select id from waitlist_signups");
  const subject = `${signup?.id}@${SIGNED_UP_AT}`;
  await rows.insertRow("email_jobs", {
    kind: "waitlist_welcome",
    dedupe_key: `waitlist_welcome:${subject}`,
    recipient: await recipientOf("ada@example.test"),
  });
  path = await makePath(subject);
});

type Purpose = "leave_waitlist" | "stop_daily_mails" | "stop_weekly_mails" | "manage_subscription";

async function makePath(
  subject: string,
  { purpose = "leave_waitlist" as Purpose, endsInMs = 1_000_000, secret = SECRET } = {},
) {
  const content = { purpose, subject, expiresAtMs: Date.now() + endsInMs };
  return `/unsubscribe?token=${await signLink([secret], content)}`;
}

const postOneClick = (to: string, headers: HeadersInit = {}, body: BodyInit = ONE_CLICK) =>
  ask(to, { method: "POST", headers: { "Content-Type": FORM, ...headers }, body });
const readJobs = () => rows.readRows("select status from email_jobs");
const titleOf = async (answer: Response) => /<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1];

describe("Opening the link", () => {
  test.each(["GET", "HEAD"])("by %s takes nobody off the list", async (method) => {
    expect((await ask(path, { method })).status).toBe(200);
    expect([(await readSignups()).length, (await readJobs()).length]).toEqual([1, 1]);
  });

  test("shows a button that works without script, and stays out of search engines", async () => {
    const page = await (await ask(path)).text();
    expect(page).toContain("Leave the early-access list?");
    const [form] = await findElements(page, 'form:not([action="/theme"])');
    expect(form?.attributes).toMatchObject({ method: "post" });
    expect(form?.attributes).not.toHaveProperty("action");
    const [robots] = await findElements(page, 'meta[name="robots"]');
    expect(robots?.attributes["content"]).toBe("noindex");
  });
});

test("The button takes its reader off the list and withdraws the mail that was still queued", async () => {
  const answer = await postForm(path, {});
  expect([answer.status, await titleOf(answer)]).toEqual([200, "You’ve left the list"]);
  expect([await readSignups(), await readJobs()]).toEqual([[], []]);
});

test("The page's URL is not sent to other sites, because it contains the permission", async () => {
  for (const answer of [await ask(path), await postForm(path, {})]) {
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
  }
});

describe("P38 One click in a mail program does the same, by a POST without a cookie", () => {
  test.each([
    ["as in RFC 8058", {}, ONE_CLICK],
    ["with an origin of its own", { Origin: "https://mail.example" }, ONE_CLICK],
    ["with an opaque origin", { Origin: "null", "Sec-Fetch-Site": "cross-site" }, ONE_CLICK],
    ["without a body", {}, ""],
    ["with any other body", { "Content-Type": "text/plain" }, "{}"],
  ])("%s", async (_how, headers, body) => {
    const answer = await postOneClick(path, headers, body);
    expect([answer.status, answer.headers.get("Location")]).toEqual([200, null]);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect([await readSignups(), await readJobs()]).toEqual([[], []]);
  });

  test("as multipart/form-data", async () => {
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const sent = new Response(body);
    const type = sent.headers.get("Content-Type") ?? "";
    const answer = await postOneClick(path, { "Content-Type": type }, await sent.arrayBuffer());
    expect([answer.status, await readSignups()]).toEqual([200, []]);
  });

  test("and again, as often as it is sent", async () => {
    await postOneClick(path);
    expect((await postOneClick(path)).status).toBe(200);
  });

  test("without reading whatever is sent along", async () => {
    const { body, taken } = endlessBody(new Uint8Array(65_536).fill(97));
    expect((await postOneClick(path, {}, body)).status).toBe(200);
    expect(taken.bytes).toBeLessThan(500_000);
  });
});

describe("A mail that was already sent", () => {
  beforeEach(async () => {
    await env.DB.prepare("update email_jobs set status = 'sent', sent_at = 1").run();
    await postOneClick(path);
  });

  test("stays stored, but its address does not", async () => {
    expect([await readSignups(), await readJobs()]).toEqual([[], [{ status: "sent" }]]);
    expect(JSON.stringify(await rows.readEverything())).not.toContain("ada@");
  });

  test.each(["ada@example.test", "ADA+again@example.test"])(
    "is not sent again when somebody signs up with %s, who gets the usual answer",
    async (email) => {
      const answer = await postJson("/api/waitlist/signup", { email });
      expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
      expect([(await readSignups()).length, (await readJobs()).length]).toEqual([1, 1]);
    },
  );
});

describe("P28 Only the signed link works", () => {
  const others: [string, () => Promise<string>][] = [
    ["no token", async () => "/unsubscribe"],
    ["a malformed token", async () => "/unsubscribe?token=x"],
    ["one with another secret", () => makePath("1@1", { secret: "another secret, long enough" })],
    ["one that has expired", () => makePath(`1@${SIGNED_UP_AT}`, { endsInMs: -1 })],
    ["one of another signup", () => makePath(`1@${SIGNED_UP_AT + 1}`)],
    ["one that names nothing", () => makePath("everybody")],
  ];
  test.each(others)("%s takes nobody off", async (_what, make) => {
    const other = await make();
    const answers = [await ask(other), await postOneClick(other), await postForm(other, {})];
    for (const answer of answers) expect([200, 404]).toContain(answer.status);
    expect(await readSignups()).toHaveLength(1);
  });

  test("a bad link says so, with the mailbox that helps", async () => {
    const answer = await postForm("/unsubscribe?token=x", {});
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain("This link doesn’t work");
    expect(page).toContain("mailto:hello@kindling.example");
  });

  test("no other path accepts a POST from another site", async () => {
    const query = path.slice(path.indexOf("?"));
    for (const near of ["/unsubscribe.data", "/unsubscribe/x", "/"]) {
      const answer = await postOneClick(near + query, { Origin: "https://evil.example" });
      expect(answer.status, near).toBe(403);
    }
    expect(await readSignups()).toHaveLength(1);
  });
});

describe("The link of a daily mail", () => {
  const readDays = () => rows.readRows("select dedupe_key from email_jobs where kind = 'plan_day'");
  let stopPath: string;

  beforeEach(async () => {
    await rows.insertAttempt();
    await rows.insertRow("quiz2_subscriptions", { status: "trialing" });
    const day = {
      kind: "plan_day",
      attempt_id: rows.ATTEMPT_ID,
      dedupe_key: `plan_day:${rows.ATTEMPT_ID}:2`,
      recipient: "ada's mailbox",
    };
    await rows.insertRow("email_jobs", { ...day, id: crypto.randomUUID() });
    stopPath = await makePath(rows.ATTEMPT_ID, { purpose: "stop_daily_mails" });
  });

  test("opens a page that changes nothing and says what its button ends", async () => {
    const page = await (await ask(stopPath)).text();
    expect(page).toContain("Stop the daily emails?");
    expect(await readDays()).toHaveLength(1);
  });

  test.each([
    ["the page's button", () => postForm(stopPath, {})],
    ["a mail program", () => postOneClick(stopPath, { Origin: "https://mail.example" })],
  ])("stops them by %s, however often, and nobody leaves the list", async (_, press) => {
    for (const answer of [await press(), await press()]) {
      expect([answer.status, await titleOf(answer)]).toEqual([200, "The daily emails are stopped"]);
    }
    expect([await readDays(), (await readSignups()).length]).toEqual([[], 1]);
    expect(await rows.readRows("select recipient, kind from mail_suppressions")).toEqual([
      { recipient: "ada's mailbox", kind: "plan_day" },
    ]);
    const kept = "select daily_mails_stopped_at > 0 as is_stopped from quiz2_subscriptions";
    expect(await rows.readRows(kept)).toEqual([{ is_stopped: 1 }]);
  });

  test("leaves the weekly mails alone, and their link leaves the daily ones alone", async () => {
    const week = { kind: "plan_week", attempt_id: rows.ATTEMPT_ID, recipient: "ada's mailbox" };
    await rows.insertRow("email_jobs", { ...week, id: crypto.randomUUID() });
    const weekly = await makePath(rows.ATTEMPT_ID, { purpose: "stop_weekly_mails" });
    const answer = await postOneClick(weekly);
    expect(await titleOf(answer)).toBe("The weekly emails are stopped");
    expect(await readDays()).toHaveLength(1);
    const stops = "select daily_mails_stopped_at as d, weekly_mails_stopped_at > 0 as w";
    expect(await rows.readRows(`${stops} from quiz2_subscriptions`)).toEqual([{ d: null, w: 1 }]);
    expect(await rows.readRows("select recipient, kind from mail_suppressions")).toEqual([
      { recipient: "ada's mailbox", kind: "plan_week" },
    ]);
  });

  test("P28 does nothing else, and no other link stops them", async () => {
    await postOneClick(await makePath(rows.ATTEMPT_ID, { purpose: "manage_subscription" }));
    await postOneClick(await makePath(rows.ATTEMPT_ID));
    await postOneClick(
      await makePath(rows.ATTEMPT_ID, { purpose: "stop_daily_mails", endsInMs: -1 }),
    );
    await postOneClick(await makePath(crypto.randomUUID(), { purpose: "stop_daily_mails" }));
    expect([(await readDays()).length, (await readSignups()).length]).toEqual([1, 1]);
  });
});

test("Without a database, unsubscribing is answered 503 and changes nothing", async () => {
  const prepare = loseDatabase();
  const answer = await postOneClick(path);
  prepare.mockRestore();
  expect(answer.status).toBe(503);
  expect([(await readSignups()).length, (await readJobs()).length]).toEqual([1, 1]);
});

test("P33 The token is in no log line", async () => {
  const spoiled = `${path}x`;
  expect((await postOneClick(spoiled)).status).toBeGreaterThanOrEqual(400);
  expect(consoleLines().join("\n")).toContain('"path":"/unsubscribe"');
  expect(consoleLines().join("\n")).not.toContain(path.slice(path.indexOf("=") + 1));
});
