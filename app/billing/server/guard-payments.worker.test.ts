import { env } from "cloudflare:workers";
import { openOrder } from "#app/data/open-order.ts";
import { claimCardAlert } from "#app/data/opened-payments.ts";
import { hours } from "#app/domain/duration.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { db, insertRow, readRows } from "../../../tests/fixtures/rows.ts";
import { expect, test } from "../../../tests/setup/test.ts";
import { judgeTries, MAX_COUNTED, TRY_LIMITS } from "../rules/card-testing.ts";
import { countedSince } from "./guard-payments.ts";

const NOW = 1_790_000_000_000;

const note = (row: object) =>
  insertRow("opened_payments", {
    id: crypto.randomUUID(),
    visitor_hash: "other",
    network: "elsewhere",
    opened_at: NOW,
    ...row,
  });
const times = (count: number, act: (at: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

/** Raises one count of visitor "v" in network "n" to the given number. */
const TRIED: Record<keyof typeof TRY_LIMITS, (count: number) => Promise<unknown>> = {
  paymentsOfVisitor: (count) => times(count, () => note({ visitor_hash: "v" })),
  declinesOfVisitor: (declines) => {
    const at = NOW - hours(1);
    return note({ visitor_hash: "v", opened_at: at, declined_at: at, declines });
  },
  declinesOfNetwork: (declines) => note({ network: "n", declined_at: NOW, declines }),
  declinesOfAll: (count) =>
    times(Math.ceil(count / MAX_COUNTED), (at) =>
      note({
        visitor_hash: `v${at}`,
        network: `n${at}`,
        declined_at: NOW,
        declines: Math.min(MAX_COUNTED, count - at * MAX_COUNTED),
      }),
    ),
};

const order = {
  id: "77777777-7777-4777-8777-777777777777" as OrderId,
  visitorHash: "v",
  network: "n",
  product: "dating_bundle" as const,
  amountCents: 1_999,
  email: null,
  archetype: null,
  consentVersion: null,
  quizResult: null,
  createdAt: NOW,
};
const open = () => openOrder(db, order, { ...countedSince(NOW), limits: TRY_LIMITS });
const countOrders = async () => (await readRows<{ id: string }>("select id from orders")).length;

const CASES = Object.entries(TRY_LIMITS).flatMap(([name, limit]) =>
  [0, limit - 1, limit].map((count) => ({ name: name as keyof typeof TRY_LIMITS, count })),
);

test.each(CASES)(
  "P32 An order opens if the guard allows it, and only then: $name $count",
  async (tried) => {
    await TRIED[tried.name](tried.count);
    const { tries, open: opened } = await open();
    expect(tries[tried.name]).toBe(tried.count);
    const isOpened = judgeTries(tries).kind === "open";
    expect([opened !== null, await countOrders()]).toEqual([isOpened, isOpened ? 1 : 0]);
    expect(isOpened).toBe(tried.count < TRY_LIMITS[tried.name]);
  },
);

test("P02 A browser with a grant to a paid order opens no further order", async () => {
  const paid = crypto.randomUUID();
  await insertRow("orders", { id: paid, visitor_hash: "buyer", status: "paid" });
  await insertRow("order_visitors", { order_id: paid, visitor_hash: "v" });
  expect(await open()).toMatchObject({ open: null, paid: { id: paid }, closing: null });
  expect(await countOrders()).toBe(1);
});

test("P02 An open order is found, and is to be closed if it has another price", async () => {
  await insertRow("orders", {
    id: crypto.randomUUID(),
    visitor_hash: "v",
    payment_intent_id: "pi_1",
  });
  expect(await open()).toMatchObject({ open: { amountCents: 1_999 }, closing: null });
  expect(await readRows("select * from stripe_syncs")).toEqual([]);
  await env.DB.exec("update orders set amount_cents = 3900");
  expect(await open()).toMatchObject({
    open: { amountCents: 3_900 },
    closing: { paymentIntentId: "pi_1", row: { amountCents: 3_900 } },
  });
  expect(await countOrders()).toBe(1);
});

test("An alert about cards is raised by one of concurrent calls, and again when the last is old", async () => {
  const claim = (now: number) => claimCardAlert(db, { now, since: now - 10 });
  const claimed = await Promise.all([claim(100), claim(100)]);
  expect(claimed.filter(Boolean)).toHaveLength(1);
  expect([await claim(109), await claim(110)]).toEqual([false, true]);
});
