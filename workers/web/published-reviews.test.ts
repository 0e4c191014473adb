import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { minutes } from "#app/domain/duration.ts";
import type { PublishedReview } from "#app/domain/review.ts";
import { recordQueries } from "../../tests/fixtures/query-plans.ts";
import { ATTEMPT_ID, emptyTables, insertRow, loseDatabase } from "../../tests/fixtures/rows.ts";
import { afterAll, beforeEach, consoleLines, expect, test, vi } from "../../tests/setup/test.ts";

// The worker reads its environment at startup, so it is restarted after this, and again for the next file.
Object.assign(env, { CLAIMS: "verified" });
vi.resetModules();
afterAll(() => {
  Object.assign(env, { CLAIMS: "seed" });
  vi.resetModules();
});
const { ask } = await import("../../tests/fixtures/web-worker.ts");
const { showReviews } = await import("#app/reviews/server/show-reviews.ts");

const HEADING = "What buyers say.";
const DATING_ORDER = "88888888-8888-4888-8888-888888888888";
const TOOLKIT_ORDER = "99999999-9999-4999-8999-999999999999";
const REVIEWS = {
  "/quiz1": { order_id: DATING_ORDER, attempt_id: null, text: "I wrote to her." },
  "/quiz2": { attempt_id: ATTEMPT_ID, text: "I joined a choir." },
  "/perfectionism": { order_id: TOOLKIT_ORDER, attempt_id: null, text: "Sent at six of ten." },
} as const;
const PATHS = Object.keys(REVIEWS) as (keyof typeof REVIEWS)[];

let now = Date.now();
beforeEach(async () => {
  // Past what the previous test has left in memory.
  now += minutes(2);
  vi.spyOn(Date, "now").mockImplementation(() => now);
  await emptyTables();
  const bought = { visitor_hash: "hers", status: "paid", paid_at: 1 };
  await insertRow("orders", { ...bought, id: DATING_ORDER });
  await insertRow("orders", {
    ...bought,
    id: TOOLKIT_ORDER,
    product: "perfectionism_toolkit",
  });
  await insertRow("quiz2_attempts");
  await insertRow("quiz2_subscriptions", { status: "active", stripe_sub_id: "sub_1" });
  for (const review of Object.values(REVIEWS)) {
    const shown = { first_name: "Zoë", rating: 4, status: "published" };
    await insertRow("reviews", { id: crypto.randomUUID(), ...shown, ...review });
  }
});

const read = async (path: string) => (await ask(path)).text();

test("P37 Each page shows the published reviews of what it sells, with first name and rating", async () => {
  const pages = await Promise.all(PATHS.map(read));
  for (const [at, path] of PATHS.entries()) {
    const found = PATHS.filter((other) => pages[at]?.includes(REVIEWS[other].text));
    expect(found, path).toEqual([path]);
  }
  for (const page of pages.slice(1)) {
    for (const text of [HEADING, "Zoë", "Bought it here", "4 of 5 stars"]) {
      expect(page).toContain(text);
    }
  }
});

test.each([
  "update reviews set status = 'received'",
  "update reviews set status = 'hidden'",
  "update orders set status = 'refunded'; update quiz2_subscriptions set payment_state = 'refunded'",
  "update orders set status = 'disputed'; update quiz2_subscriptions set payment_state = 'disputed'",
])("P37 No review is shown a minute after: %s", async (change) => {
  for (const path of PATHS) expect(await read(path)).toContain(REVIEWS[path].text);
  await env.DB.batch(change.split("; ").map((one) => env.DB.prepare(one)));
  now += minutes(1);
  for (const path of PATHS) {
    const page = await read(path);
    expect(page).not.toContain(REVIEWS[path].text);
    expect(page).not.toContain(HEADING);
  }
});

test("Reviews cost a page one read a minute, and none where samples replace them", async () => {
  const show = async (
    claims: "seed" | "verified",
  ): Promise<[number, readonly PublishedReview[]]> => {
    let found: readonly PublishedReview[] = [];
    const queries = await recordQueries(env.DB, async (d1) => {
      const deps = { db: createDatabase(d1), clock: Date.now };
      const context = { claims, deps, log: console.error, requestId: "1" };
      found = await showReviews(context as never, "dating_bundle");
    });
    return [queries.length, found];
  };
  expect(await show("seed")).toEqual([0, []]);
  const [queries, found] = await show("verified");
  const { text } = REVIEWS["/quiz1"];
  expect([queries, found]).toEqual([
    1,
    [{ id: expect.any(String), rating: 4, text, firstName: "Zoë" }],
  ]);
  expect(await show("verified")).toEqual([0, found]);
});

test("A page opens without reviews when the database is unavailable", async () => {
  loseDatabase();
  const answer = await ask("/perfectionism");
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(HEADING);
  expect(consoleLines().join()).toContain('"event":"failure"');
});
