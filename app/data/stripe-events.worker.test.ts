import { env } from "cloudflare:workers";
import { FAILING_FROM } from "#app/domain/alarms.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { db, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { createDatabase } from "./database.ts";
import { noteMissing, noteSyncFailure } from "./failed-syncs.ts";
import {
  findFence,
  listObjectsBehind,
  moveFence,
  recordStripeEvents,
  requestSync,
  requestSyncs,
  storeBehindFence,
} from "./stripe-events.ts";

const CUSTOMER = "cus_1";
const ids = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

async function countTrips(act: () => Promise<unknown>): Promise<number> {
  let trips = 0;
  const counting = (straight: Parameters<Parameters<typeof sendThrough>[1]>[0]) => {
    return (...sent: Parameters<typeof straight>) => {
      trips += 1;
      return straight(...sent);
    };
  };
  await sendThrough(env.DB, counting, act);
  return trips;
}

test("A page of a hundred events, and five hundred requests, take one round trip each", async () => {
  const events = ids(100, "evt_").map((id, at) => ({
    id,
    type: "invoice.paid",
    objectId: `cus_${at}`,
    createdAt: at,
    receivedAt: at,
  }));
  expect(await countTrips(() => recordStripeEvents(createDatabase(env.DB), events))).toBe(1);
  const requested = ids(500, "cus_");
  expect(await countTrips(() => requestSyncs(createDatabase(env.DB), requested, 1_000))).toBe(1);
  expect(await listObjectsBehind(db, 1_000, 1_000)).toHaveLength(500);
});

/** Syncs all requests so far. */
async function sync(): Promise<void> {
  const fence = await findFence(db, CUSTOMER);
  await moveFence(db, CUSTOMER, fence?.requestedRevision ?? 0);
}

const event = (id: string, receivedAt: number) => ({
  id,
  type: "invoice.paid",
  objectId: CUSTOMER,
  createdAt: receivedAt,
  receivedAt,
});

test.each<[string, () => Promise<unknown>]>([
  ["an event", () => recordStripeEvents(db, [event("evt_1", 100)])],
  ["a request", () => requestSync(db, CUSTOMER, 100)],
  ["a request among others", () => requestSyncs(db, ["cus_2", CUSTOMER], 100)],
])(
  "An object that is behind since %s is not put off by a later request; a synced object is",
  async (_, ask) => {
    await ask();
    await requestSync(db, CUSTOMER, 9_000);
    expect(await listObjectsBehind(db, 100, 10)).toContain(CUSTOMER);
    await sync();
    await requestSync(db, CUSTOMER, 9_000);
    expect(await listObjectsBehind(db, 8_999, 10)).not.toContain(CUSTOMER);
    // Nor does a later request delay an event.
    await recordStripeEvents(db, [event("evt_2", 200)]);
    expect(await listObjectsBehind(db, 200, 10)).toContain(CUSTOMER);
  },
);

test("Objects that keep failing do not hold up those that fell behind later", async () => {
  const stuck = ids(3, "cus_stuck");
  await requestSyncs(db, stuck, 1_000);
  await requestSync(db, CUSTOMER, 2_000);
  for (const objectId of stuck) await noteSyncFailure(db, objectId);
  expect(await listObjectsBehind(db, 9_000, 2)).toEqual([CUSTOMER, "cus_stuck0"]);
});

test("An unsettled object is made due again in the batch that stores its state", async () => {
  await requestSync(db, CUSTOMER, 1_000);
  const fetched = { objectId: CUSTOMER, requestedRevision: 1, jobs: [] };
  const move = () => moveFence(db, "cus_other", 1).returning();
  await storeBehindFence(db, { ...fetched, nextTryAt: 9_000 }, () => [move()]);
  expect(await listObjectsBehind(db, 8_999, 10)).toEqual([]);
  expect(await listObjectsBehind(db, 9_000, 10)).toEqual([CUSTOMER]);
  await storeBehindFence(db, { ...fetched, requestedRevision: 2, nextTryAt: null }, () => [move()]);
  expect(await listObjectsBehind(db, 9_000, 10)).toEqual([]);
});

describe("An object that Stripe does not know", () => {
  const NOW = 1_790_000_000_000;
  type Fence = {
    synced_revision: number;
    requested_revision: number;
    failures: number;
    requested_at: number;
  };

  /** Looks for it whenever its next look is due. Returns the pauses, and the fence after each look. */
  async function lookOut(): Promise<{ pauses: number[]; fences: Fence[] }> {
    const fences: Fence[] = [];
    const pauses: number[] = [];
    let now = NOW;
    await requestSync(db, CUSTOMER, now);
    while ((await listObjectsBehind(db, now, 1)).length > 0) {
      await noteMissing(db, { objectId: CUSTOMER, requestedRevision: 1, now });
      const [fence] = await readRows<Fence>("select * from stripe_syncs");
      if (fence === undefined) throw new Error("The fence is gone.");
      fences.push(fence);
      if (fence.synced_revision < fence.requested_revision) pauses.push(fence.requested_at - now);
      now = Math.max(now, fence.requested_at);
    }
    return { pauses, fences };
  }

  test("is given up before the alarm would ring, if it is nobody's here", async () => {
    const { pauses, fences } = await lookOut();
    expect(pauses).toEqual([minutes(1), minutes(2)]);
    expect(fences.map(({ failures }) => failures)).toEqual([1, 2, 0]);
    expect(fences.at(-1)).toMatchObject({ synced_revision: 1, requested_revision: 1 });
  });

  test.each([
    ["a customer", () => insertRow("quiz2_subscriptions", { stripe_customer_id: CUSTOMER })],
    ["a payment", () => insertRow("orders", { payment_intent_id: CUSTOMER })],
  ])("is looked for more and more rarely for 30 days, if it is %s of ours", async (_, insert) => {
    await insertRow("quiz2_attempts");
    await insert();
    const { pauses, fences } = await lookOut();
    expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8].map(minutes));
    expect(Math.max(...pauses)).toBe(days(1));
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect([total > days(29), total < days(31)]).toEqual([true, true]);
    expect(fences.slice(2, -1).every(({ failures }) => failures >= FAILING_FROM)).toBe(true);
  });

  test("is synced at once after a further event", async () => {
    await requestSync(db, CUSTOMER, NOW);
    await noteMissing(db, { objectId: CUSTOMER, requestedRevision: 1, now: NOW });
    expect(await listObjectsBehind(db, NOW, 1)).toEqual([]);
    await requestSync(db, CUSTOMER, NOW);
    // The result of the look before the event settles nothing.
    await noteMissing(db, { objectId: "cus_2", requestedRevision: 1, now: NOW });
    expect(await listObjectsBehind(db, NOW, 1)).toEqual([CUSTOMER]);
  });
});
