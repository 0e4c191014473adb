/// <reference types="vite/types/importMeta.d.ts" />

import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hours } from "#app/domain/duration.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { heldStripe, type Measured, measureLevels } from "../../tests/fixtures/call-levels.ts";
import { routes as changes } from "../../tests/fixtures/changing-routes.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { START } from "../../tests/fixtures/frozen-time.ts";
import { type Asked, bought, mailed, paid, pressed } from "../../tests/fixtures/level-cases.ts";
import { findUnasked } from "../../tests/fixtures/route-files.ts";
import { openWorld } from "../../tests/fixtures/stripe-world.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";

// The worker reads its environment at startup, so one more is started. `vi.resetModules` would break the Durable Object
// that is shared with the other test files.
const sandbox = env.STRIPE_SANDBOX;
const entry = "../../build/server/index.js?held";
Object.assign(env, { STRIPE_SANDBOX: heldStripe });
const { default: worker } = await import(/* @vite-ignore */ entry);
Object.assign(env, { STRIPE_SANDBOX: sandbox });
afterAll(() => void vi.useRealTimers());

collectConsole();
let turn = 0;
beforeEach(async () => {
  // Long enough for nothing to be remembered that the worker remembers for a while.
  turn += 1;
  vi.useFakeTimers({ toFake: ["Date"], now: START + turn * hours(2) });
  await openWorld();
});

/** By a browser that has nothing yet. */
const OPEN = [
  ...["/", "/?joined", "/?confirm", "/quiz1", "/quiz2", "/quiz2/start", "/quiz2/paywall"],
  ...["/quiz2/mini", "/quiz2/thank-you", "/quiz2/results", "/quiz2/history", "/quiz2/manage"],
  ...["/quiz2/mini/none", "/quiz2/mailed", "/quiz2/courses", "/quiz2/courses/foundation"],
  ...["/perfectionism", "/checkout", "/success", "/library", "/downloads", "/design"],
  ...["/read/ten-of-them", "/read/a-tired-week", "/help", ...Object.values(LEGAL_PATHS)],
  ...["/withdraw", "/your-data", "/review", "/api/waitlist/count", "/api/x", "/nowhere"],
  ...["/robots.txt", "/sitemap.xml", "/site.webmanifest"],
];

const cases: Readonly<Record<string, () => Promise<Asked>>> = {
  ...Object.fromEntries(OPEN.map((path) => [path, async () => ({ path })])),
  ...Object.fromEntries(
    changes.map(({ name, type, prepare }) => [
      `POST ${name}`,
      async () => ({ ...(await prepare()), type }),
    ]),
  ),
  ...bought,
  ...mailed,
  ...paid,
  ...pressed,
};

/**
 * What each waits for, in a row: D for the database, S for Stripe, R for the bucket; after `>` what is done once it is
 * answered. Nothing where a case is not named. The limiters of requests, which are beside the worker, are left out.
 */
const LEVELS: Readonly<Record<string, string>> = {
  "/api/quiz2/plan/{attemptId}": "D R R",
  "/api/quiz2/report/{attemptId}": "D D R R",
  "/api/quiz2/results/{attemptId}": "D D",
  "/api/waitlist/count": "D",
  "/api/x": "404",
  "/downloads before the webhook": "D S D R",
  "/downloads of a buyer": "D R",
  "/downloads/open by a mailed link": "D",
  "/downloads/{orderId}/{file}": "D R R",
  "/library of a buyer": "D R",
  "/library of a subscriber": "D R",
  "/nowhere": "404",
  "/quiz2/courses": "403",
  "/quiz2/courses of a subscriber": "D",
  "/quiz2/courses/{course}/{lesson} of a subscriber": "D",
  "/quiz2/history": "403",
  "/quiz2/history of a subscriber": "D D",
  "/quiz2/manage by a mailed link": "D S",
  "/quiz2/manage of a subscriber": "D S",
  "/quiz2/mini": "404",
  "/quiz2/mini/none": "404",
  "/quiz2/mini/{attemptId}": "D",
  "/quiz2/open by a mailed link": "D",
  "/quiz2/paywall of one's attempt": "… D",
  "/quiz2/pulse of a subscriber": "D D",
  "/quiz2/pulse/{area} of a subscriber": "D D",
  "/quiz2/pulses/{pulseId} of a subscriber": "D D",
  "/quiz2/thank-you after the webhook": "D",
  "/quiz2/thank-you before the webhook": "D S D",
  "/quiz2/thank-you in another browser": "S D",
  "/review": "404",
  "/review by a mailed link": "D D",
  "/success after the webhook": "D",
  "/success before the webhook": "D S D",
  "/waitlist/confirm by a mailed link": "D",
  "/your-data/open by a mailed link": "D",
  "POST /?index": "D",
  "POST /api/claim-order": "404 D",
  "POST /api/claim-order from another browser": "D S D",
  "POST /api/create-payment-intent, again": "D S",
  "POST /api/create-payment-intent, once paid": "D",
  "POST /api/create-payment-intent, the first time": "D S D",
  "POST /api/create-perfectionism-payment, $39 after $49": "D S D S D",
  "POST /api/create-perfectionism-payment, the first time": "D S D",
  "POST /api/operator/person": "D D D D D D",
  "POST /api/perfectionism/exit-offer": "D",
  "POST /api/quiz/submit": "D",
  // One call to Stripe and one query more than could be: a customer is stored before it gets an address (decision 40).
  "POST /api/quiz2/checkout": "D S D S S D",
  "POST /api/quiz2/checkout, again": "D",
  "POST /api/quiz2/checkout, the first time": "D S D S S D",
  "POST /api/quiz2/complete": "D",
  "POST /api/quiz2/continue": "D",
  "POST /api/quiz2/email-capture": "D",
  "POST /api/quiz2/save": "D",
  "POST /api/quiz2/start": "D",
  "POST /api/waitlist/signup": "D",
  "POST /downloads": "D > D",
  "POST /downloads/open": "D",
  "POST /pixels": "404",
  "POST /quiz2/keep-answers": "D D D",
  "POST /quiz2/manage": "D D D D",
  "POST /quiz2/manage: cancel": "D > S D S S D",
  "POST /quiz2/manage: cancel by a mailed link": "D > S D S S D",
  "POST /quiz2/manage: end_access": "D D",
  "POST /quiz2/manage: portal": "D S",
  "POST /quiz2/manage: resume": "D D S S D S D",
  "POST /quiz2/manage: stop_mails": "D D",
  "POST /quiz2/manage: stop_weekly_mails": "D D",
  "POST /quiz2/mini/{attemptId}": "D",
  "POST /quiz2/open": "D D",
  "POST /quiz2/paywall": "D S D S S D",
  "POST /quiz2/pulse/{area}": "D D",
  "POST /review": "D D D D",
  "POST /unsubscribe": "D D",
  "POST /unsubscribe from the daily mails": "D",
  "POST /waitlist/confirm": "D D",
  "POST /withdraw": "D D",
  "POST /your-data": "> D D D D D D",
  "POST /your-data/export": "D D D D D D D D",
  "POST /your-data/open": "D D D D D D D D D D D D D D",
};

const levelsOf = ({ status, first, rest, after }: Measured): string =>
  [status < 400 ? "" : String(status), first, rest && `… ${rest}`, after && `> ${after}`]
    .filter(Boolean)
    .join(" ");

function measure({ path, cookie = "", type, body }: Asked): Promise<Measured> {
  const headers = new Headers(cookie ? { Cookie: cookie } : {});
  if (type !== undefined) headers.set("Sec-Fetch-Site", "same-origin");
  if (type) headers.set("Content-Type", type);
  const init = type === undefined ? {} : { method: "POST", body: body || null };
  return measureLevels(() => ask(path, { ...init, headers, worker }));
}

const routeFiles = import.meta.glob<string>("../../app/routes/*.{ts,tsx}", {
  eager: true,
  import: "default",
  query: "?raw",
});

test("Every route is measured, and each that takes a POST by one", () => {
  const names = Object.keys(cases);
  const pathOf = (name: string) => name.replace(/^POST |[ ,:].*$/g, "").replace(/[{}]/g, "");
  const files = Object.keys(routeFiles);
  // Calls that only read export an action, too: it refuses.
  const isChanging = /\bPOST: |\baction = |function action/;
  const changing = files.filter((file) => isChanging.test(routeFiles[file] ?? ""));
  const posted = names.filter((name) => name.startsWith("POST "));
  expect([files.length > 50, changing.length > 25]).toEqual([true, true]);
  expect(findUnasked(files, names.map(pathOf))).toEqual([]);
  expect(findUnasked(changing, posted.map(pathOf))).toEqual([]);
  expect(Object.keys(LEVELS).filter((name) => !names.includes(name))).toEqual([]);
});

describe("In a row a visitor waits for no more than", () => {
  test.each(Object.keys(cases))("%s", async (name) => {
    const prepared = await cases[name]?.();
    if (prepared === undefined) throw new Error(`No case ${name}`);
    expect(levelsOf(await measure(prepared))).toBe(LEVELS[name] ?? "");
  });
});
