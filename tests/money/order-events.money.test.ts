import { hours } from "#app/domain/duration.ts";
import { syncObject } from "../../workers/jobs/stripe.ts";
import { newSeed, shuffle } from "../fixtures/chance.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import {
  askToolkit,
  buyBundle,
  CLOSED,
  closeDispute,
  confirm,
  disputeOrder,
  intentOf,
  listIntents,
  openBundle,
  openPayer,
  pictureOrders,
  readStarted,
  refundOrder,
} from "../fixtures/orders.ts";
import { listBodies, openOrderWorld, stripe, syncDeps } from "../fixtures/stripe-world.ts";
import { readState, writeState } from "../fixtures/trial-state.ts";
import { bring, createDoor, isNews } from "../fixtures/webhooks.ts";
import { expect, test } from "../setup/money.ts";

const SEED = newSeed();
const openSilent = () => openOrderWorld({ webhooks: { drop: { next: "all" } } });
const listHandled = async () => (await listBodies()).filter(isNews);

/** An order that is declined, paid, disputed and won. */
async function live(): Promise<void> {
  const started = await openBundle();
  await confirm(started, { method: "pm_card_chargeDeclined" });
  await confirm(started);
  const id = intentOf(started);
  await disputeOrder(id);
  await closeDispute(id, "won");
}
const LIVED = {
  orders: ["paid 1999 1"],
  mails: ["order_delivery"],
  money: ["charge 1999", "dispute 1999", "reinstate 1999"],
  behind: [],
};

/** Stripe's state is constant here, so one fetch serves all syncs. */
async function freezePayments() {
  const { payments } = syncDeps();
  const [intent] = await listIntents();
  const payment = await payments.readOrderPayment(intent?.id ?? "");
  const owner = { customerId: null, paymentIntentId: payment.id };
  return syncDeps({
    payments: {
      ...payments,
      readOrderPayment: async () => payment,
      findOwnerOfCharge: async () => owner,
    },
  });
}

test("P09 Each event of an order acts once, delivered five times in parallel", async () => {
  await openSilent();
  await live();
  const bodies = (await listHandled()).flatMap((body) => Array.from({ length: 5 }, () => body));
  const door = createDoor();
  const answers = await Promise.all(bodies.map((body) => bring(door.deps, body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const told: string[] = [];
  const deps = syncDeps({ enqueueEmails: (ids) => void told.push(...ids) });
  await Promise.all(door.queued.map((objectId) => syncObject(deps, objectId)));
  expect([await pictureOrders(), told.length]).toEqual([LIVED, 1]);
});

test(`P10 The events of an order converge in any sequence (seed ${SEED})`, {
  timeout: 20_000,
}, async () => {
  await openSilent();
  await live();
  const bodies = await listHandled();
  expect(bodies.map((body) => JSON.parse(body).type)).toEqual([
    "payment_intent.payment_failed",
    "payment_intent.succeeded",
    "charge.dispute.created",
    "charge.updated",
    "charge.dispute.updated",
    "charge.dispute.funds_reinstated",
    "charge.dispute.closed",
  ]);
  const nothing = await readState();
  const deps = await freezePayments();
  const ends = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    await writeState(nothing);
    for (const body of shuffle(bodies, SEED + turn)) {
      const door = createDoor();
      await bring(door.deps, body);
      for (const objectId of door.queued) await syncObject(deps, objectId);
    }
    ends.add(JSON.stringify(await pictureOrders()));
  }
  expect([...ends]).toEqual([JSON.stringify(LIVED)]);
});

const lives: [string, () => Promise<unknown>, string][] = [
  ["paid", buyBundle, "paid 1999 0"],
  ["declined, and then paid", live, "paid 1999 1"],
  [
    "declined",
    async () =>
      confirm(await readStarted(await askToolkit(await openPayer(), "39")), {
        method: "pm_card_chargeDeclined",
      }),
    "created 3900 1",
  ],
  ["refunded", async () => refundOrder((await buyBundle()).intentId), "refunded 1999 0"],
  ["disputed", async () => disputeOrder((await buyBundle()).intentId), "disputed 1999 0"],
  [
    "cancelled in the dashboard",
    async () => {
      const started = await openBundle();
      await stripe().paymentIntents.cancel(intentOf(started));
    },
    "canceled 1999 0",
  ],
];

test("P14 With every webhook lost, one cron tick syncs many orders", async () => {
  await openSilent();
  for (const [, happen] of lives) await happen();
  await tick();
  const { orders, behind } = await pictureOrders();
  expect([orders.toSorted(), behind]).toEqual([lives.map(([, , order]) => order).toSorted(), []]);
  expect(await tick()).toBe(0);
});

test("P14 An order that is unpaid for twenty hours is closed here and at Stripe, and can no longer be paid", async () => {
  await openOrderWorld();
  const started = await openBundle();
  await moveTime({ byMs: hours(20) - 1 });
  await tick();
  expect((await pictureOrders()).orders).toEqual(["created 1999 0"]);
  await moveTime({ byMs: 1 });
  await tick();
  expect((await pictureOrders()).orders).toEqual(["canceled 1999 0"]);
  expect([await confirm(started), (await listIntents())[0]?.status]).toEqual([CLOSED, "canceled"]);
});

test("P14 An order that is paid at the last moment is not closed, even without a webhook", async () => {
  await openSilent();
  const started = await openBundle();
  await moveTime({ byMs: hours(20) });
  await confirm(started);
  await tick();
  expect((await pictureOrders()).orders).toEqual(["paid 1999 0"]);
});
