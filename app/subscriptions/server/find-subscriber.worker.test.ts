import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { hashText } from "#app/platform/encode.ts";
import { recordQueries } from "../../../tests/fixtures/query-plans.ts";
import { insertRow, type Value } from "../../../tests/fixtures/rows.ts";
import { insertSubscription } from "../../../tests/fixtures/subscribers.ts";
import { describe, expect, test } from "../../../tests/setup/test.ts";
import { findSubscriberAttempt } from "./find-subscriber.ts";

const NOW = 1_790_000_000_000;
const OWN = "s".repeat(43);
const ALIVE = { status: "trialing", consented_at: NOW - 1 };

const subscribe = (changes: Readonly<Record<string, Value>>, secret = OWN) =>
  insertSubscription(secret, changes);

const requestOf = (cookie: string) =>
  new Request("https://kindling.example/quiz2/courses", { headers: cookie ? { cookie } : {} });

const find = async (cookie = `__Host-visitor=${OWN}`, d1 = env.DB) => {
  const deps = { db: createDatabase(d1), clock: () => NOW };
  return (await findSubscriberAttempt(deps, requestOf(cookie)))?.id ?? null;
};

describe("Access is granted", () => {
  test.each([
    ["during the trial", { status: "trialing" }],
    ["while it is paid", { status: "active" }],
    ["after a partial refund", { status: "active", payment_state: "clear", period_end: NOW }],
    [
      "for the paid period, after a dispute was won",
      { status: "canceled", payment_state: "won", period_end: NOW + 1 },
    ],
  ])("%s", async (_when, changes) => {
    const id = await subscribe(changes);
    expect(await find()).toBe(id);
  });

  test("to a browser with a grant by a mailed link", async () => {
    const id = await subscribe(ALIVE, "o".repeat(43));
    const visitor_hash = await hashText(OWN);
    expect(await find()).toBeNull();
    await insertRow("quiz2_attempt_visitors", { attempt_id: id, visitor_hash });
    expect(await find()).toBe(id);
  });
});

describe("Access is denied", () => {
  test.each<[string, Record<string, Value>]>([
    ["before it is paid", { status: "payment_pending" }],
    ["when the checkout was never finished", { status: "incomplete" }],
    ["when it has ended", { status: "canceled", period_end: NOW + 1 }],
    ["when it was refunded", { status: "active", payment_state: "refunded" }],
    ["while it is disputed", { status: "trialing", payment_state: "disputed" }],
    [
      "when the dispute was lost",
      { status: "canceled", payment_state: "lost", period_end: NOW + 1 },
    ],
    [
      "when the dispute was won but the paid time is over",
      { status: "canceled", payment_state: "won", period_end: NOW },
    ],
  ])("%s", async (_when, changes) => {
    await subscribe(changes);
    expect(await find()).toBeNull();
  });

  test.each(["", `__Host-visitor=${"f".repeat(43)}`, "__Host-visitor=short", `visitor=${OWN}`])(
    "to another browser: %j",
    async (cookie) => {
      await subscribe(ALIVE);
      expect(await find(cookie)).toBeNull();
    },
  );
});

test("The newest live subscription is picked", async () => {
  await subscribe({ ...ALIVE, consented_at: NOW - 3 });
  const newest = await subscribe({ ...ALIVE, consented_at: NOW - 2 });
  await subscribe({ status: "canceled", consented_at: NOW - 1 });
  expect(await find()).toBe(newest);
});

test("A live subscription is found among many abandoned checkouts", async () => {
  const id = await subscribe({ ...ALIVE, consented_at: NOW - 100 });
  for (const age of Array.from({ length: 30 }, (_, at) => at)) {
    await subscribe({ status: "payment_pending", consented_at: NOW - age });
  }
  expect(await find()).toBe(id);
});

test("The search takes one query, and none without a cookie", async () => {
  await subscribe(ALIVE);
  const ask = (cookie?: string) =>
    recordQueries(env.DB, (recorded) => find(cookie, recorded as typeof env.DB));
  expect(await ask()).toHaveLength(1);
  expect(await ask("")).toEqual([]);
});
