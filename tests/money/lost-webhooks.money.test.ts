import { StripeFaults } from "@kindling/local-stripe/faults";
import { beforeEach, expect, test } from "vitest";
import { days, minutes } from "#app/domain/duration.ts";
import { sweep, tick } from "../fixtures/jobs-world.ts";
import { readRows } from "../fixtures/rows.ts";
import * as world from "../fixtures/stripe-world.ts";
import { readOurs, readTruth } from "../fixtures/trial-truth.ts";
import { findCharge, insertBuyer, insertPaid, type Paid, pressPay } from "../fixtures/trials.ts";
import { bring, createDoor } from "../fixtures/webhooks.ts";

const BAD_CARD = "4000000000000341";

beforeEach(world.openSilentWorld);

async function cancelInPortal({ customerId }: Paid): Promise<void> {
  const portal = await world.stripe().billingPortal.sessions.create({ customer: customerId });
  const [sub] = await world.readSubscriptions(customerId);
  await world.account().portalCancel(portal.id, sub?.id ?? "");
}

/** What happens to a trial while all webhooks are lost, and our row afterwards. */
const lives: Record<string, [(paid: Paid) => Promise<unknown>, object]> = {
  bought: [async () => undefined, { status: "trialing", payment_state: "clear" }],
  "cancelled in the portal": [cancelInPortal, { status: "trialing", is_cancelling: 1 }],
  "cancelled at once in the dashboard": [
    async ({ customerId }) =>
      world.stripe().subscriptions.cancel((await world.readSubscriptions(customerId))[0]?.id ?? ""),
    { status: "canceled", payment_state: "clear" },
  ],
  refunded: [
    async ({ customerId }) => world.account().refund(await findCharge(customerId)),
    { status: "canceled", payment_state: "refunded" },
  ],
  "refunded in part": [
    async ({ customerId }) => world.account().refund(await findCharge(customerId), 50),
    { status: "trialing", payment_state: "clear" },
  ],
  disputed: [
    async ({ customerId }) => world.account().dispute(await findCharge(customerId)),
    { status: "canceled", payment_state: "disputed" },
  ],
  "disputed and lost": [
    async ({ customerId }) => {
      const { disputeId } = await world.account().dispute(await findCharge(customerId));
      await world.account().closeDispute(disputeId, "lost");
    },
    { status: "canceled", payment_state: "lost" },
  ],
};

test.each(Object.entries(lives))(
  "P14 With every webhook lost, one cron tick syncs a trial: %s",
  async (_, [live, told]) => {
    const paid = await insertPaid();
    await live(paid);
    expect(await readOurs(paid.customerId)).toBeNull();
    await tick();
    expect(await readOurs(paid.customerId)).toMatchObject(told);
    expect(await readOurs(paid.customerId)).toEqual(await readTruth(paid.customerId));
  },
);

test("P14 With every webhook lost, one tick syncs many trials over several pages of events", {
  timeout: 30_000,
}, async () => {
  const buyers: Paid[] = [];
  for (let at = 0; at < 24; at += 1) buyers.push(await insertPaid());
  for (const [at, [live]] of Object.values(lives).entries()) {
    const paid = buyers[at];
    if (paid) await live(paid);
  }
  const failing = buyers[10];
  if (failing) await world.account().setDefaultCard(failing.customerId, BAD_CARD);
  await world.moveClock(8);
  expect((await world.listBodies()).length).toBeGreaterThan(200);
  await tick();
  for (const { customerId } of buyers) {
    expect(await readOurs(customerId)).toEqual(await readTruth(customerId));
  }
  const statuses = (await world.readTrials()).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(["active", "canceled", "payment_pending"]));
  // The next tick reads only the events of our own changes, and the tick after that none.
  expect(await tick()).toBe(3);
  expect(await tick()).toBe(0);
});

test("P14 An unpaid checkout expires", async () => {
  await pressPay(await insertBuyer());
  await world.moveClock(1);
  await tick();
  expect(await world.readTrials()).toMatchObject([{ status: "incomplete", stripe_sub_id: null }]);
});

test("P14 The next tick makes up for a lost queue message", async () => {
  const paid = await insertPaid();
  const { deps } = createDoor();
  for (const body of await world.listBodies()) await bring(deps, body);
  expect(await readOurs(paid.customerId)).toBeNull();
  await tick({ clock: () => Date.now() + minutes(2) });
  expect(await readOurs(paid.customerId)).toEqual(await readTruth(paid.customerId));
});

test("P14 The next tick makes up for one that failed at Stripe", async () => {
  const paid = await insertPaid();
  const fail = { next: 1, method: "GET" as const, path: "/v1/events" };
  await world.account().planFaults(StripeFaults.parse({ api: { fail } }));
  expect(await tick()).toBe(0);
  // The first look-back begins 30 days ago.
  const [cursor] = await readRows<{ read_until: number; answered_at: number }>(
    "select read_until, answered_at from stripe_cursors",
  );
  expect(cursor?.read_until).toBe((cursor?.answered_at ?? 0) - days(30));
  await tick();
  expect(await readOurs(paid.customerId)).toEqual(await readTruth(paid.customerId));
});

test("P14 A long look-back that is interrupted resumes where it stopped, and so finishes", async () => {
  const paid = await insertPaid();
  const { payments, ...deps } = world.syncDeps();
  const read: number[] = [];
  let left = 0;
  const listEvents: typeof payments.listEvents = (range) => {
    read.push(range.since);
    left -= 1;
    if (left < 0) throw new Error("The worker has run out of time.");
    return payments.listEvents(range);
  };
  const run = () => sweep({ ...deps, payments: { ...payments, listEvents } });
  for (let runs = 0; runs < 20; runs += 1) {
    left = 3;
    read.length = 0;
    if ((await run()) !== null) break;
  }
  // The last run read no more than its own part.
  expect(read.length).toBeLessThanOrEqual(3);
  expect(read[0]).toBeGreaterThan(Date.now() - days(12));
  await tick({ clock: () => Date.now() + minutes(2) });
  expect(await readOurs(paid.customerId)).toEqual(await readTruth(paid.customerId));
});
