import { env } from "cloudflare:workers";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { formatPurchase, type Purchase } from "#app/domain/purchase/reviewed-purchase.ts";
import { hashText } from "#app/platform/encode.ts";
import { HOSTILE_TEXTS, RUNS } from "../../tests/fixtures/hostile-texts.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import { completeAttempt } from "../../tests/fixtures/life-assessment.ts";
import { signToken } from "../../tests/fixtures/mailed-token.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { ask, ORIGIN, postForm, postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

const VISITOR = "h".repeat(43);
const cookie = `__Host-visitor=${VISITOR}`;
const own = { headers: { Cookie: cookie } };
const EMAIL = "ada@example.test";
const ORDER: Purchase = { kind: "order", id: "77777777-7777-4777-8777-777777777777" as OrderId };
const OF_ORDER = { attempt_id: null, order_id: ORDER.id };

beforeEach(async () => {
  const order = { visitor_hash: await hashText(VISITOR), status: "paid", email: EMAIL };
  await insertRow("orders", order);
});

type Send = (text: string) => Promise<Response>;
/** A URL or a form cannot contain a lone surrogate. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const inQuery =
  (path: string): Send =>
  (text) =>
    ask(path.replace("TEXT", encode(text)), own);
const inForm =
  (path: string, fields: (text: string) => Record<string, string>): Send =>
  (text) =>
    postForm(path, fields(text.toWellFormed()), own);
const inJson =
  (path: string, fields: (text: string) => object): Send =>
  (text) =>
    postJson(path, fields(text), own);

const withdrawal = { wish: "withdraw", name: "Ada", email: EMAIL, contract: "The bundle" };
const review = { rating: "5", text: "It helped.", firstName: "Ada", consent: "yes" };

/** Returns the token of a link to a person's data. */
async function dataToken(): Promise<string> {
  const subject = crypto.randomUUID();
  const job = { id: subject, kind: "data_link", email: EMAIL, dedupe_key: subject };
  await insertRow("email_jobs", job);
  return signToken("see_data", subject);
}
const reviewToken = async () => signToken("write_review", formatPurchase(ORDER));

const quiz = { name: "Ada", email: EMAIL, age: "45+", gender: "female", archetype: "echo" };
const fields: [string, Send][] = [
  ["the source in a query", inQuery("/?utm_source=TEXT")],
  ["the source in the data of a page", inQuery("/_root.data?utm_source=TEXT")],
  ["the email of the signup form", inForm("/?index", (email) => ({ email }))],
  ["the source of the signup form", inForm("/?index", (source) => ({ email: "ada@", source }))],
  ["the email of a signup", inJson("/api/waitlist/signup", (email) => ({ email }))],
  [
    "the source of a signup",
    inJson("/api/waitlist/signup", (source) => ({ email: EMAIL, source })),
  ],
  ...Object.keys(quiz).map((key): [string, Send] => [
    `the quiz's ${key}`,
    inJson("/api/quiz/submit", (text) => ({ ...quiz, [key]: text })),
  ]),
  [
    "the email at the gate",
    async (email) => {
      const attempt = await completeAttempt();
      const headers = { Cookie: attempt.cookie };
      return postForm(`/quiz2/mini/${attempt.id}`, { email: email.toWellFormed() }, { headers });
    },
  ],
  ...["email", "country"].map((key): [string, Send] => [
    `the paywall's ${key}`,
    async (text) => {
      const { id, cookie: starter } = await completeAttempt();
      const typed = { attempt_id: id, email: "ada@", country: "", [key]: text.toWellFormed() };
      return postForm("/quiz2/paywall", typed, { headers: { Cookie: starter } });
    },
  ]),
  ["the email of a lost download", inForm("/downloads", (email) => ({ email }))],
  ["the search of the library", inQuery("/library?q=TEXT&topic=TEXT")],
  ["the search of the library, as data", inQuery("/library.data?q=TEXT")],
  ["the price", inQuery("/checkout?price=TEXT")],
  [
    "the price of a call",
    inJson("/api/create-perfectionism-payment", (price) => ({ price, x: 1 })),
  ],
  ["the email of a call", inJson("/api/create-payment-intent", (email) => ({ email }))],
  ["the session of a checkout", inQuery("/quiz2/thank-you?session_id=TEXT")],
  ["the payment of a return", inQuery("/success?payment_intent=TEXT&redirect_status=TEXT")],
  ["where a mail leads", inQuery("/quiz2/open?token=TEXT&to=TEXT")],
  ...[
    "/downloads/open",
    "/unsubscribe",
    "/quiz2/manage",
    "/review",
    "/waitlist/confirm",
    "/your-data/open",
  ].map((path): [string, Send] => [`the token of ${path}`, inQuery(`${path}?token=TEXT`)]),
  ["the token of a posted link", inForm("/quiz2/open", (token) => ({ token, to: token }))],
  ["a course's name", inQuery("/quiz2/courses/TEXT")],
  ["a file's name", inQuery("/downloads/77777777-7777-4777-8777-777777777777/TEXT?token=TEXT")],
  ["an address that does not exist", inQuery("/TEXT")],
  ...Object.keys(withdrawal).map((key): [string, Send] => [
    `the withdrawal's ${key}`,
    inForm("/withdraw", (text) => ({ ...withdrawal, [key]: text })),
  ]),
  ...Object.keys(review).map((key): [string, Send] => [
    `the review's ${key}`,
    async (text) =>
      postForm(`/review?token=${await reviewToken()}`, { ...review, [key]: text.toWellFormed() }),
  ]),
  ["the email of a data request", inForm("/your-data", (email) => ({ email }))],
  [
    "the corrected name",
    async (text) => {
      const said = { ...quiz, email_folded: EMAIL };
      await env.DB.prepare("delete from quiz_submissions").run();
      await insertRow("quiz_submissions", said);
      const fields = {
        intent: "rename",
        of: "quiz",
        name: text.toWellFormed(),
        token: await dataToken(),
      };
      return postForm("/your-data/open", fields);
    },
  ],
  ["the country of the help page", inQuery("/help?country=TEXT")],
  ["the wish of the withdrawal's page", inQuery("/withdraw?wish=TEXT")],
  ["a claimed payment", inJson("/api/claim-order", (client_secret) => ({ client_secret }))],
  ["a theme", inForm("/theme", (theme) => ({ theme }))],
  ["a choice on pixels", inForm("/pixels", (choice) => ({ choice }))],
];

async function expectHarmless(answer: Response, text: string): Promise<void> {
  const told = JSON.stringify(text);
  expect(answer.status === 503 ? 200 : answer.status, told).toBeLessThan(500);
  const location = answer.headers.get("Location");
  if (location) expect(new URL(location, ORIGIN).origin, told).toBe(ORIGIN);
  for (const [name, value] of answer.headers) {
    if (name !== "location") expect(value, told).not.toMatch(new RegExp(`${RUNS}|evil\\.|\\.exe`));
  }
  expect(answer.headers.getSetCookie().join(), told).not.toContain("a=1");
  const body = await answer.text();
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) {
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    return;
  }
  const elements = await findElements(body, "*");
  for (const { name, attributes } of elements) {
    const handlers = Object.keys(attributes).filter((key) => key.startsWith("on"));
    expect(handlers, told).toEqual([]);
    if (name === "script" || name === "style") expect(attributes["nonce"], told).toBeTruthy();
    for (const address of [attributes["href"], attributes["src"], attributes["action"]]) {
      if (address === undefined) continue;
      expect(address, told).not.toMatch(/^\s*(?:javascript:|\/\/|\\|https?:\/\/evil)/i);
    }
  }
}

describe("P34 No text in any field becomes markup, a header or a link to another site", () => {
  test.each(fields)("%s", async (_field, send) => {
    for (const text of HOSTILE_TEXTS) await expectHarmless(await send(text), text);
  });
});

test("P34 The export of a person is only data, whatever they entered", async () => {
  const token = await dataToken();
  for (const text of HOSTILE_TEXTS) {
    // As another release may have stored the name.
    const said = { email: EMAIL, email_folded: EMAIL, name: text.toWellFormed() };
    await env.DB.prepare("delete from quiz_submissions").run();
    await insertRow("quiz_submissions", said);
    const answer = await postForm("/your-data/export", { token });
    await expectHarmless(answer.clone(), text);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
    const { database }: { database: { submissions: { name: string }[] } } = await answer.json();
    expect(database.submissions.map(({ name }) => name)).toEqual([said.name]);
  }
});

test("P34 A published review is only text", async () => {
  for (const text of HOSTILE_TEXTS) {
    await env.DB.prepare("delete from reviews").run();
    const words = text.toWellFormed();
    const first_name = text.slice(0, 40).toWellFormed();
    await insertRow("reviews", {
      text: words,
      first_name,
      status: "published",
      ...OF_ORDER,
    });
    await expectHarmless(await ask("/quiz1"), text);
  }
});

test("P34 Stored names and sources have no control, bidi or broken characters, but for the joiners of letters", async () => {
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const email = `ada${at}@example.test`;
    await postJson("/api/waitlist/signup", { email, source: text });
    const said = { ...quiz, email, name: text, age: text.slice(0, 40), gender: text.slice(0, 40) };
    await postJson("/api/quiz/submit", said);
    // A form would send a replacement character for a broken one.
    const whole = text.replaceAll(/\p{Cs}/gu, "");
    const declared = { ...withdrawal, name: `Ada${whole}`, contract: `1${whole}` };
    await postForm("/withdraw", declared);
    await postForm(`/review?token=${await reviewToken()}`, { ...review, firstName: whole });
  }
  const stored = [
    ...(await readRows(`select source as text from waitlist_signups union select name from quiz_submissions
       union select age from quiz_submissions union select gender from quiz_submissions`)),
    ...(await readRows("select first_name from reviews")),
    ...(await readRows("select payload from email_jobs where kind like 'withdrawal%'")),
  ];
  expect(stored.at(-1)).toHaveProperty("payload");
  expect(stored.length).toBeGreaterThan(HOSTILE_TEXTS.length / 2);
  expect(JSON.stringify(stored)).not.toMatch(/\p{Cc}|(?![\u200c\u200d])\p{Cf}|\p{Cs}|\uFFFD|\\u/u);
});
