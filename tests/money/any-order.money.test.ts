import { beforeAll, expect, test } from "vitest";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import { syncObject } from "../../workers/jobs/stripe.ts";
import { newSeed, shuffle } from "../fixtures/chance.ts";
import { listBodies, moveClock, openSilentWorld, syncDeps } from "../fixtures/stripe-world.ts";
import { describeState, readState, writeState } from "../fixtures/trial-state.ts";
import { readOurs, readTruth } from "../fixtures/trial-truth.ts";
import { insertPaid, type Paid } from "../fixtures/trials.ts";
import { bring, createDoor, isNews } from "../fixtures/webhooks.ts";

type State = Awaited<ReturnType<typeof readState>>;

const NOW = Date.now();
const SEED = newSeed();

let paid: Paid;
let events: string[];
/** The events of fees, which only the random orders include: each one would more than double the steps. */
let ofFees: string[];
let nothing: State;
let deps: SyncDeps;

/** A trial from its purchase to its first renewal, with no event delivered yet. */
beforeAll(async () => {
  await openSilentWorld();
  paid = await insertPaid();
  await moveClock(7.2);
  const isOfFee = (body: string) => typeOf(body) === "charge.updated";
  const news = (await listBodies()).filter(isNews);
  events = news.filter((body) => !isOfFee(body));
  ofFees = news.filter(isOfFee);
  nothing = await readState();
  const { payments } = syncDeps();
  // Stripe's state is constant here, so one fetch serves thousands of syncs.
  const billing = await payments.readBilling(paid.customerId);
  deps = syncDeps({
    clock: () => NOW,
    payments: { ...payments, readBilling: async () => billing },
  });
});

const typeOf = (body: string): string => JSON.parse(body).type;

/** Delivers one event and syncs it. */
async function take(body: string): Promise<void> {
  const door = createDoor({ clock: () => NOW });
  await bring(door.deps, body);
  for (const objectId of door.queued) await syncObject(deps, objectId);
}

/** Each set of delivered events, as bits, with each possible next event. */
const listSteps = (count: number) =>
  Array.from({ length: 2 ** count }, (_, came) => came).flatMap((came) =>
    Array.from({ length: count }, (_, event) => event)
      .filter((event) => (came & (1 << event)) === 0)
      .map((event) => ({ came, event, now: came | (1 << event) })),
  );

test("P10 The trial has seven events, and one for each fee", () => {
  expect(events.map(typeOf)).toEqual([
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
    "invoice.upcoming",
    "customer.subscription.trial_will_end",
    "customer.subscription.updated",
    "invoice.paid",
  ]);
  expect(ofFees).toHaveLength(2);
});

/**
 * By induction over the 128 sets of delivered events: the whole database is the same, whichever event of a set
 * came last. So all 5,040 orders converge at every step.
 */
test("P10 All 5,040 orders of the seven events converge", { timeout: 60_000 }, async () => {
  const states = new Map<number, State>([[0, nothing]]);
  const orders = new Map<number, number>([[0, 1]]);
  for (const { came, event, now } of listSteps(events.length)) {
    await writeState(states.get(came) ?? {});
    await take(events[event] ?? "");
    const state = await readState();
    const known = states.get(now);
    if (known) expect(describeState(state), `${event} after ${came}`).toEqual(describeState(known));
    else states.set(now, state);
    orders.set(now, (orders.get(now) ?? 0) + (orders.get(came) ?? 0));
  }
  const all = 2 ** events.length - 1;
  expect([states.size, orders.get(all)]).toEqual([128, 5_040]);
  await writeState(states.get(all) ?? {});
  const ours = await readOurs(paid.customerId);
  expect(ours).toMatchObject({ status: "active", payment_state: "clear" });
  expect(ours).toEqual(await readTruth(paid.customerId));
});

test(`P10 Forty random orders of all events and fees converge (seed ${SEED})`, {
  timeout: 30_000,
}, async () => {
  const ends = new Set<string>();
  for (let order = 0; order < 40; order += 1) {
    await writeState(nothing);
    for (const body of shuffle([...events, ...ofFees], SEED + order)) await take(body);
    ends.add(JSON.stringify(describeState(await readState())));
  }
  expect(ends.size).toBe(1);
});
