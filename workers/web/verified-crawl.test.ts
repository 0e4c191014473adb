/// <reference types="vite/types/importMeta.d.ts" />

import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { countCompletedAttempts } from "#app/data/standing-data.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { formatPurchase } from "#app/domain/purchase/reviewed-purchase.ts";
import { formatSignupName } from "#app/domain/waitlist.ts";
import { type LinkContent, signLink } from "#app/platform/signed-link.ts";
import { readWords } from "../../tests/fixtures/page-words.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { findUnasked } from "../../tests/fixtures/route-files.ts";
import { insertRow, loseDatabase } from "../../tests/fixtures/rows.ts";
import { findUnproven } from "../../tests/fixtures/shown-claims.ts";
import { afterAll, afterEach, describe, expect, test, vi } from "../../tests/setup/test.ts";

// The worker reads its environment at startup, so it is restarted after this, and again for the next file.
Object.assign(env, { CLAIMS: "verified" });
vi.resetModules();
afterAll(() => {
  Object.assign(env, { CLAIMS: "seed" });
  vi.resetModules();
});
const { ask, postForm } = await import("../../tests/fixtures/web-worker.ts");
const { capture, completeAttempt } = await import("../../tests/fixtures/life-assessment.ts");

afterEach(() => void vi.useRealTimers());

const SECRET = "development-only-and-known-to-everybody";

const content = import.meta.glob(["../../app/**/content/**/*.ts", "!**/*.test.ts"], {
  eager: true,
});
const { count, findShown } = findUnproven(
  Object.entries(content).map(([path, exported]) => ({ path, exported })),
);

/** Removes what the day may change: calendar dates. */
const steady = (words: string) =>
  words.replaceAll(/\d{1,2} [A-Z][a-z]+ \d{4}|[A-Z][a-z]+ \d{1,2}, \d{4}/g, "DAY");

async function crawl(path: string, cookie?: string): Promise<string> {
  const words = await readWords(await ask(path, cookie ? { headers: { Cookie: cookie } } : {}));
  expect(findShown(words), path).toEqual([]);
  return steady(words);
}

test("P37 The crawl knows the claims, and finds those in a text", () => {
  expect(count).toBeGreaterThan(50);
  expect(findShown("Join 12,000+ People who rate it 4.8/5, in 14 days")).toEqual([
    "life-assessment-people",
    "life-assessment-rating",
    "perfectionism-guarantee-days",
  ]);
  expect(findShown("$149, 148/5, 114 days")).toEqual([]);
});

const OPEN = [
  "/",
  "/?joined",
  "/?confirm",
  "/quiz1",
  "/quiz2",
  "/quiz2/start",
  "/quiz2/paywall",
  "/quiz2/mini",
  "/quiz2/thank-you",
  "/quiz2/results",
  "/quiz2/history",
  "/quiz2/manage",
  "/quiz2/pulse",
  "/quiz2/pulse/safety",
  "/quiz2/pulses/none",
  "/quiz2/mailed",
  "/quiz2/open",
  "/quiz2/courses",
  "/quiz2/courses/foundation/a-kind-no",
  "/perfectionism",
  "/checkout",
  "/checkout?price=39",
  "/success",
  "/library",
  "/downloads",
  "/success?product=perfectionism",
  "/downloads/open",
  "/downloads/none/guide.pdf",
  "/read/ten-of-them",
  "/read/a-tired-week",
  "/help",
  "/help?country=DE",
  ...Object.values(LEGAL_PATHS),
  "/withdraw?sent",
  "/withdraw?wish=cancel",
  "/your-data",
  "/your-data?sent",
  "/your-data/open",
  "/review",
  "/waitlist/confirm",
  "/unsubscribe",
  "/nowhere",
];
/** Pages behind an attempt are crawled below. */
const OTHERS = ["/quiz2/mini/none"];

test("P37 The crawl requests every page", () => {
  const pages = Object.keys(import.meta.glob("../../app/routes/*.tsx"));
  expect(pages.length).toBeGreaterThan(35);
  expect(findUnasked(pages, [...OPEN, ...OTHERS])).toEqual([]);
});

describe("P37 With proven claims only, no visitor sees another claim", () => {
  test.each(OPEN)("on %s, on a reload and days later", async (path) => {
    const words = await crawl(path);
    expect(await crawl(path)).toBe(words);
    vi.useFakeTimers({ now: Date.now() + 3 * 86_400_000, toFake: ["Date"] });
    expect(await crawl(path)).toBe(words);
  });

  test("at the gate, behind it and at the paywall, with and without its form", async () => {
    const attempt = await completeAttempt();
    const { id, cookie } = attempt;
    const all = `${cookie}; quiz2_attempt=${id}`;
    const gate = await crawl(`/quiz2/mini/${id}`, cookie);
    expect(gate).toContain("Save My Answers");
    await capture(attempt);
    const stages = [`/quiz2/mini/${id}`, "/quiz2/paywall", "/quiz2/paywall?form=1"];
    for (const path of stages) expect(await crawl(path, all)).toBe(await crawl(path, all));
    expect(await crawl(`/quiz2/mini/${id}`, cookie)).toContain("everything you have paid for it");
  });

  test("after the payment", async () => {
    const { id, cookie } = await insertPaidAttempt();
    const all = `${cookie}; quiz2_attempt=${id}`;
    const lesson = "/quiz2/courses/foundation/a-kind-no";
    const paths = ["/thank-you", "/results", "/results?tab=library", "/history", "/manage"];
    const own = [...paths.map((path) => `/quiz2${path}`), "/quiz2/courses", lesson, "/library"];
    for (const path of own) expect(await crawl(path, all)).toBe(await crawl(path, all));
    const words = await crawl("/quiz2/thank-you", all);
    expect(words).toContain("Read the Courses");
    expect(words).not.toMatch(/\bapp\b|community/i);
  });

  test("behind the links of our mails, and at each step of a data request", async () => {
    const email = "ada@example.test";
    const id = crypto.randomUUID();
    const signedUpAt = Date.now();
    await insertRow("waitlist_signups", { id: 7, email, signed_up_at: signedUpAt });
    await insertRow("email_jobs", { id, email, kind: "data_link", dedupe_key: id });
    await insertRow("orders", { id, email, status: "paid", paid_at: signedUpAt });
    const signup = formatSignupName({ id: 7, signedUpAt });
    const links: [string, LinkContent["purpose"], string, string][] = [
      ["/waitlist/confirm", "confirm_signup", signup, "already on the list"],
      ["/unsubscribe", "leave_waitlist", signup, "Leave the list"],
      ["/review", "write_review", formatPurchase({ kind: "order", id: id as OrderId }), "honestly"],
      ["/downloads/open", "open_downloads", id, "Open"],
      ["/your-data/open", "see_data", id, "Show my data"],
    ];
    const expiresAtMs = Date.now() + 1_000_000;
    for (const [path, purpose, subject, words] of links) {
      const token = await signLink([SECRET], { purpose, subject, expiresAtMs });
      expect(await crawl(`${path}?token=${token}`), path).toContain(words);
    }
    const token = await signLink([SECRET], { purpose: "see_data", subject: id, expiresAtMs });
    for (const intent of ["show", "ask_erase", "erase", "show"]) {
      const words = await readWords(await postForm("/your-data/open", { token, intent }));
      expect(findShown(words), intent).toEqual([]);
    }
  });
});

describe("P37 Counters are real", () => {
  test("and shown from a hundred on", async () => {
    vi.useFakeTimers({ now: Date.now() + 10 * 86_400_000, toFake: ["Date"] });
    const count = () => countCompletedAttempts(createDatabase(env.DB), Date.now());
    await env.DB.exec("update counters set total = 98");
    await completeAttempt();
    await count();
    expect(await crawl("/quiz2")).not.toContain("audits completed");
    vi.setSystemTime(Date.now() + 1);
    await completeAttempt();
    await count();
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(await crawl("/quiz2")).toMatch(/100\s+audits completed/);
  });

  test("and the page is served without them if they cannot be read", async () => {
    vi.useFakeTimers({ now: Date.now() + 20 * 86_400_000, toFake: ["Date"] });
    loseDatabase();
    const answer = await ask("/quiz2");
    expect(answer.status).toBe(200);
    expect(await readWords(answer)).not.toContain("audits completed");
    vi.restoreAllMocks();
  });
});
