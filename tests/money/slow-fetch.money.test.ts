import { env } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findFence } from "#app/data/stripe-events.ts";
import type { Payments } from "#app/payments/payments.ts";
import { syncTrialNow } from "#app/subscriptions/server/sync-trial.ts";
import { syncObject } from "../../workers/jobs/stripe.ts";
import * as world from "../fixtures/stripe-world.ts";
import { readOurs, readTruth } from "../fixtures/trial-truth.ts";
import { findCharge, insertPaid, type Paid } from "../fixtures/trials.ts";
import { bring, createDoor } from "../fixtures/webhooks.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await world.openSilentWorld();
});
afterEach(() => void vi.useRealTimers());

/** A fetch that reads at once and returns when it is released. */
function heldFetch() {
  const gone = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const { payments } = world.syncDeps();
  const readBilling: Payments["readBilling"] = async (customerId) => {
    const billing = await payments.readBilling(customerId);
    taken.resolve();
    await gone.promise;
    return billing;
  };
  const deps = world.syncDeps({ payments: { ...payments, readBilling } });
  return { deps, isTaken: taken.promise, letGo: gone.resolve };
}

async function bringNews(known: readonly string[]): Promise<string[]> {
  const door = createDoor();
  const news = (await world.listBodies()).filter((body) => !known.includes(body));
  for (const body of news) await bring(door.deps, body);
  return news;
}

const setEnding = async ({ customerId }: Paid, isEnding: boolean) => {
  const [sub] = await world.readSubscriptions(customerId);
  await world.stripe().subscriptions.update(sub?.id ?? "", { cancel_at_period_end: isEnding });
};

const changes: Record<string, (paid: Paid) => Promise<unknown>> = {
  "a cancellation": (paid) => setEnding(paid, true),
  "a refund": async ({ customerId }) => world.account().refund(await findCharge(customerId)),
  "a renewal": () => world.account().advanceClock({ byMs: 8 * 86_400_000 }),
};

test.each(Object.entries(changes))(
  "P11 A fetch that is overtaken by %s stores nothing",
  async (_, change) => {
    const paid = await insertPaid();
    const known = await bringNews([]);
    const slow = heldFetch();
    const slowSync = syncObject(slow.deps, paid.customerId);
    await slow.isTaken;

    await change(paid);
    await bringNews(known);
    await syncObject(world.syncDeps(), paid.customerId);
    const newest = await readOurs(paid.customerId);
    expect(newest).toEqual(await readTruth(paid.customerId));

    slow.letGo();
    await slowSync;
    expect(await readOurs(paid.customerId)).toEqual(newest);
  },
);

test("P11 A slow fetch that is not overtaken leaves later events to be fetched", async () => {
  const paid = await insertPaid();
  const known = await bringNews([]);
  const slow = heldFetch();
  const slowSync = syncObject(slow.deps, paid.customerId);
  await slow.isTaken;
  await setEnding(paid, true);
  await bringNews(known);
  slow.letGo();
  await slowSync;
  // The slow fetch stored what it read, and the fence is still behind.
  expect(await readOurs(paid.customerId)).toMatchObject({ is_cancelling: 0 });
  const fence = await findFence(world.syncDeps().db, paid.customerId);
  expect((fence?.requestedRevision ?? 0) - (fence?.syncedRevision ?? 0)).toBe(1);
  await syncObject(world.syncDeps(), paid.customerId);
  expect(await readOurs(paid.customerId)).toMatchObject({ is_cancelling: 1 });
});

/** Leaves out ids, which differ between two buyers. */
async function readOutcome({ id, customerId }: Paid) {
  const { results: mails } = await env.DB.prepare(
    "select kind, email from email_jobs where status = 'queued' order by kind, due_at",
  ).all<{ kind: string; email: string }>();
  const subscriptions = await world.readSubscriptions(customerId);
  return {
    mails: mails.map(({ kind, email }) => `${kind} to ${email.replace(id, "buyer")}`),
    atStripe: subscriptions.map(({ status, cancel_at_period_end }) => [
      status,
      cancel_at_period_end,
    ]),
    status: (await readOurs(customerId))?.status,
  };
}

test.each([
  ["corrects the address", "email = 'eve@example.test'"],
  ["stops the daily mails", `daily_mails_stopped_at = ${NOW}`],
  ["cancels", `cancel_requested_at = ${NOW}`],
  ["turns out to have another subscription", "covered_by = 'another attempt'"],
])("P11 It makes no difference whether a buyer %s before a fetch or during it", async (_, set) => {
  const change = ({ id }: Paid) =>
    env.DB.prepare(`update quiz2_subscriptions set ${set} where attempt_id = ?`).bind(id).run();
  const syncChanged = async (when: "before" | "during") => {
    await world.openSilentWorld();
    const paid = await insertPaid();
    if (when === "before") await change(paid);
    const slow = heldFetch();
    const slowSync = syncTrialNow(slow.deps, paid.customerId);
    await slow.isTaken;
    if (when === "during") await change(paid);
    slow.letGo();
    await slowSync;
    return readOutcome(paid);
  };
  expect(await syncChanged("during")).toEqual(await syncChanged("before"));
});

/** Every order in which the events of three changes can arrive. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

test.each(ORDERS)(
  "P11 Changes within one second converge to the newest state when delivered as %i, %i, %i",
  async (...order) => {
    const paid = await insertPaid();
    const known = await bringNews([]);
    await syncObject(world.syncDeps(), paid.customerId);
    const states = [true, false, true];
    for (const isEnding of states) await setEnding(paid, isEnding);
    const news = (await world.listBodies()).filter((body) => !known.includes(body));
    const times = news.map((body): number => JSON.parse(body).created);
    expect(times).toEqual([times[0], times[0], times[0]]);

    const door = createDoor();
    const syncs = order.map(async (at) => {
      await bring(door.deps, news[at] ?? "");
      await syncObject(world.syncDeps(), paid.customerId);
    });
    await Promise.all(syncs);
    expect(await readOurs(paid.customerId)).toMatchObject({ is_cancelling: 1 });
  },
);

test("P11 Changes converge to the newest state when Stripe answers the first of two fetches late", async () => {
  const paid = await insertPaid();
  await bringNews([]);
  const slow = { next: 1, method: "GET" as const, path: "/v1/subscriptions", ms: 400 };
  await world
    .account()
    .planFaults(StripeFaults.parse({ api: { slow }, webhooks: { drop: { next: "all" } } }));
  const first = syncObject(world.syncDeps(), paid.customerId);
  await vi.waitFor(async () => {
    expect((await world.account().readFaults()).api.slow.next).toBe(0);
  });
  await setEnding(paid, true);
  await syncTrialNow(world.syncDeps(), paid.customerId);
  await first;
  expect(await readOurs(paid.customerId)).toEqual(await readTruth(paid.customerId));
  expect(await readOurs(paid.customerId)).toMatchObject({ is_cancelling: 1 });
});
