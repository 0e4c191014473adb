/// <reference types="vite/types/importMeta.d.ts" />

import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { readWords } from "../../tests/fixtures/page-words.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import { findClaims } from "../../tools/launch/find-claims.ts";

// The worker reads its environment at startup, so it is restarted after this, and again for the next file.
const VERIFIED = { CLAIMS: "verified", COUNTERS_FROM: "2" };
Object.assign(env, VERIFIED);
vi.resetModules();
afterAll(() => {
  Object.assign(env, { CLAIMS: "seed", COUNTERS_FROM: undefined });
  vi.resetModules();
});
const { ask } = await import("../../tests/fixtures/web-worker.ts");
const { capture, completeAttempt } = await import("../../tests/fixtures/life-assessment.ts");

collectConsole();
beforeEach(() => emptyTables(env.DB));
afterEach(() => void vi.useRealTimers());

const content = import.meta.glob(["../../app/**/content/**/*.ts", "!**/*.test.ts"], {
  eager: true,
});
const samples = findClaims(
  Object.entries(content).map(([path, exported]) => ({ path, exported })),
).filter(({ source }) => source === "sample");

/** What we charge: two tools are said to be worth as much. */
const TRUE_PRICES = ["$49", "$39"];
const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const seen = samples
  .filter(({ text }) => !TRUE_PRICES.includes(text))
  .map(({ id, text }) => ({
    id,
    pattern: new RegExp(`(?<![\\w$.,-])${escapePattern(text)}(?!\\w)`),
  }));

/** Without what chance or the day may change: ids and dates of the calendar. */
const steady = (words: string) =>
  words.replaceAll(/\d{1,2} [A-Z][a-z]+ \d{4}|[A-Z][a-z]+ \d{1,2}, \d{4}/g, "DAY");

/** The law's term, and no claim of ours. */
const STATUTORY = "14-day right of withdrawal";

const findShown = (words: string) =>
  seen.filter(({ pattern }) => pattern.test(words)).map(({ id }) => id);

async function crawl(path: string, cookie?: string): Promise<string> {
  const words = await readWords(await ask(path, cookie ? { headers: { Cookie: cookie } } : {}));
  expect(findShown(words.replaceAll(STATUTORY, "")), path).toEqual([]);
  return steady(words);
}

test("P37 The crawl knows the claims, and finds one where it stands", () => {
  expect(seen.length).toBeGreaterThan(50);
  expect(findShown("Join 12,000+ People who rate it 4.8/5, in 14 days")).toEqual([
    "life-assessment-people",
    "life-assessment-rating",
    "perfectionism-guarantee-days",
  ]);
  expect(findShown("$149, 148/5, 114 days")).toEqual([]);
});

const OPEN = [
  ...["/", "/?joined", "/quiz1", "/quiz2", "/quiz2/start", "/quiz2/paywall", "/quiz2/results"],
  ...["/quiz2/mini", "/quiz2/thank-you", "/quiz2/manage", "/quiz2/courses", "/quiz2/open"],
  ...["/perfectionism", "/checkout", "/checkout?price=39", "/success", "/library", "/downloads"],
  ...["/success?product=perfectionism", "/downloads/open", "/unsubscribe", "/privacy-policy"],
  "/nowhere",
];

describe("P37 Where only proven claims may stand, no visitor sees another", () => {
  test.each(OPEN)("on %s, at a reload, in a new tab and days later", async (path) => {
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
    expect(await crawl(`/quiz2/mini/${id}`, cookie)).toContain("everything that you have paid");
  });

  test("after the payment", async () => {
    const { id, cookie } = await insertPaidAttempt();
    const all = `${cookie}; quiz2_attempt=${id}`;
    const paths = ["/quiz2/thank-you", "/quiz2/results", "/quiz2/courses", "/library"];
    for (const path of paths) expect(await crawl(path, all)).toBe(await crawl(path, all));
    const words = await crawl("/quiz2/thank-you", all);
    expect(words).toContain("Read the Courses");
    expect(words).not.toMatch(/\bapp\b|community/i);
  });
});

describe("P37 Counters are real", () => {
  test("and shown from the configured number on", async () => {
    vi.useFakeTimers({ now: Date.now() + 10 * 86_400_000, toFake: ["Date"] });
    await completeAttempt();
    expect(await crawl("/quiz2")).not.toContain("audits completed");
    await completeAttempt();
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(await crawl("/quiz2")).toMatch(/2\s+audits completed/);
  });

  test("and neither missing nor a failure keeps the page away", async () => {
    vi.useFakeTimers({ now: Date.now() + 20 * 86_400_000, toFake: ["Date"] });
    vi.spyOn(env.DB, "prepare").mockImplementation(() => {
      throw new Error("D1_ERROR: Network connection lost.");
    });
    const answer = await ask("/quiz2");
    expect(answer.status).toBe(200);
    expect(await readWords(answer)).not.toContain("audits completed");
    vi.restoreAllMocks();
  });
});
