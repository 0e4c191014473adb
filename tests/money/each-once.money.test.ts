import { beforeEach, expect, test } from "vitest";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import { syncObject } from "../../workers/jobs/stripe.ts";
import { readRows } from "../fixtures/rows.ts";
import * as world from "../fixtures/stripe-world.ts";
import { readState } from "../fixtures/trial-state.ts";
import { readOurs, readTruth } from "../fixtures/trial-truth.ts";
import { findCharge, insertPaid, type Paid } from "../fixtures/trials.ts";
import { bring, createDoor, isNews } from "../fixtures/webhooks.ts";

beforeEach(world.openSilentWorld);

const idOf = (body: string): string => JSON.parse(body).id;
const listHandled = async () => (await world.listBodies()).filter(isNews);

/** Delivers each event `times` times in parallel, then consumes all queue messages in parallel. */
async function bringAll(bodies: readonly string[], times: number, deps: SyncDeps) {
  const door = createDoor();
  const copies = bodies.flatMap((body) => Array.from({ length: times }, () => body));
  const answers = await Promise.all(copies.map((body) => bring(door.deps, body)));
  expect(answers.map(({ status }) => status)).toEqual(copies.map(() => 200));
  expect(door.queued).toHaveLength(copies.length);
  await Promise.all(door.queued.map((objectId) => syncObject(deps, objectId)));
}

/** Takes a trial through purchase, renewal and a won dispute; `tell` delivers the events after each step. */
async function live(tell: () => Promise<void>): Promise<Paid> {
  const paid = await insertPaid();
  await tell();
  await world.moveClock(8);
  await tell();
  const { disputeId } = await world.account().dispute(await findCharge(paid.customerId));
  await tell();
  await world.account().closeDispute(disputeId, "won");
  await tell();
  return paid;
}

const readEventIds = async () =>
  (await readRows<{ id: string }>("select id from stripe_events order by id")).map(({ id }) => id);
const readNews = () =>
  readRows<{
    object_id: string;
    events: number;
    synced_revision: number;
  }>(`select object_id, (select count(*) from stripe_events e where e.object_id = s.object_id) as events,
     requested_revision, synced_revision from stripe_syncs s`);
const readMails = async () =>
  (await readRows<{ kind: string }>("select kind from email_jobs order by kind")).map(
    ({ kind }) => kind,
  );

test.each([2, 5])(
  "P09 Each event acts once when delivered %i times in parallel",
  {
    timeout: 30_000,
  },
  async (times) => {
    const told: string[][] = [];
    const deps = world.syncDeps({ enqueueEmails: (ids) => void told.push(ids) });
    const brought: string[] = [];
    const paid = await live(async () => {
      const news = (await listHandled()).filter((body) => !brought.includes(body));
      brought.push(...news);
      await bringAll(news, times, deps);
    });
    // The events of our own changes come last.
    const rest = (await listHandled()).filter((body) => !brought.includes(body));
    brought.push(...rest);
    await bringAll(rest, times, deps);

    expect(brought.length).toBeGreaterThan(10);
    expect(await readEventIds()).toEqual(brought.map(idOf).toSorted());
    expect(await world.readAmounts()).toEqual([200, 1999, 1999, 1999]);
    expect(await readMails()).toEqual([
      "access_restored",
      "quiz2_complete",
      "subscription_cancelled",
      "trial_started",
    ]);
    expect(await readOurs(paid.customerId)).toMatchObject({
      status: "canceled",
      payment_state: "won",
    });
    expect(await readOurs(paid.customerId)).toEqual(await readTruth(paid.customerId));
  },
);

test("P09 A duplicate event is a no-op, however often it is delivered", async () => {
  const deps = world.syncDeps();
  await live(async () => bringAll(await listHandled(), 1, deps));
  await bringAll(await listHandled(), 1, deps);
  const before = await readState();
  const asked = await world.account().listEvents();
  await bringAll(await listHandled(), 5, deps);
  expect(await readState()).toEqual(before);
  expect(await world.account().listEvents()).toEqual(asked);
});

test("P09 Parallel duplicates request one sync, and leave nothing behind", async () => {
  const deps = world.syncDeps();
  await insertPaid();
  await bringAll(await listHandled(), 5, deps);
  expect(await readNews()).toMatchObject([
    { events: 3, requested_revision: 3, synced_revision: 3 },
  ]);
});
