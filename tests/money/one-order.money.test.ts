import { hours, seconds } from "#app/domain/duration.ts";
import type { StartedOrder } from "#app/domain/purchase/order.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { openWorld, readAmounts, settle, stripe } from "../fixtures/money-world.ts";
import * as order from "../fixtures/orders.ts";
import { describe, expect, test } from "../setup/money.ts";

const FIFTY_AT_ONCE = { timeout: seconds(30) };
const atOnce = <T>(times: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)));
const start = async (answer: Promise<Response>) => order.readStarted(await answer);

const isOpen = ({ status }: { status: string }) => status !== "canceled" && status !== "succeeded";

const products: [string, (payer: order.Payer) => Promise<Response>][] = [
  ["the bundle", (payer) => order.askBundle(payer)],
  ["the toolkit", (payer) => order.askToolkit(payer)],
];

describe.each(products)("P02 For %s", (_, pay) => {
  test(
    "fifty identical parallel calls make one order and one payment, and get the same response",
    FIFTY_AT_ONCE,
    async () => {
      const payer = await order.openPayer();
      const answers = await atOnce(50, async () => (await pay(payer)).text());
      expect(new Set(answers).size).toBe(1);
      const [intent, ...others] = await order.listIntents();
      expect([others, (await order.readOrders()).length]).toEqual([[], 1]);
      expect(answers[0]).toContain(intent?.client_secret);
      expect(await order.readOrders()).toMatchObject([
        { status: "created", payment_intent_id: intent?.id, id: intent?.metadata["order_id"] },
      ]);
    },
  );

  test("a buyer is not charged again by ten parallel calls", FIFTY_AT_ONCE, async () => {
    const payer = await order.openPayer();
    await order.confirm(await start(pay(payer)));
    // Before any webhook.
    const answers = await atOnce(10, async () => start(pay(payer)));
    const told = answers.map(({ state, clientSecret }) => [state, clientSecret]);
    expect(new Set(told.map(String))).toEqual(new Set([String(["paid", null])]));
    await settle();
    expect([await readAmounts(), (await order.listIntents()).length]).toEqual([
      [(await order.readOrders())[0]?.amount_cents],
      1,
    ]);
  });
});

test("P02 The two products have an order each", async () => {
  const payer = await order.openPayer();
  await Promise.all([order.askBundle(payer), order.askToolkit(payer)]);
  expect((await order.readOrders()).map(({ product }) => product).toSorted()).toEqual([
    "dating_bundle",
    "perfectionism_toolkit",
  ]);
});

test("P02 An order is reused until its last hour, and then replaced", async () => {
  const payer = await order.openPayer();
  const first = await start(order.askBundle(payer));
  await moveTime({ byMs: hours(19) - 1 });
  expect(await start(order.askBundle(payer))).toEqual(first);
  await moveTime({ byMs: 1 });
  const second = await start(order.askBundle(payer));
  expect((await order.listIntents()).map(({ id, status }) => [id, status])).toEqual([
    [order.intentOf(first), "canceled"],
    [order.intentOf(second), "requires_payment_method"],
  ]);
});

test("P02 Another address updates the same payment and its receipt", async () => {
  const payer = await order.openPayer();
  const first = await start(order.askBundle(payer));
  const changed = { email: "grace@example.test", archetype: "idealist" };
  expect(await start(order.askBundle(payer, changed))).toEqual(first);
  expect(await order.listIntents()).toMatchObject([{ receipt_email: changed.email }]);
  expect(await order.readOrders()).toMatchObject([changed]);
});

test(
  "P02 Ten parallel calls with different addresses leave one payment, without an error",
  FIFTY_AT_ONCE,
  async () => {
    const payer = await order.openPayer();
    const email = (at: number) => `ada${at}@example.test`;
    const answers = await atOnce(10, async (at) =>
      start(order.askBundle(payer, { email: email(at) })),
    );
    expect(new Set(answers.map(order.intentOf)).size).toBe(1);
    expect(await order.listIntents()).toHaveLength(1);
  },
);

describe("P02 Another price closes the open payment before it opens the next", () => {
  const charge = { "49": 4_900, "39": 3_900 } as const;
  type Price = keyof typeof charge;
  const orders: [Price, Price][] = [
    ["49", "39"],
    ["39", "49"],
  ];

  const openBoth = async ([first, second]: [Price, Price]) => {
    const payer = await order.openPayer();
    const old = await start(order.askToolkit(payer, first));
    return { payer, old, next: await start(order.askToolkit(payer, second)) };
  };

  test.each(orders)(
    "%s, then %s: the form with the old price charges nothing",
    async (...prices) => {
      const { old, next } = await openBoth(prices);
      expect(await order.confirm(old)).toBe(order.CLOSED);
      expect(await order.confirm(next)).toBe("succeeded");
      await settle();
      expect(await readAmounts()).toEqual([charge[prices[1]]]);
      expect(
        (await order.readOrders()).map(({ status, amount_cents }) => [status, amount_cents]),
      ).toEqual(
        expect.arrayContaining([
          ["canceled", charge[prices[0]]],
          ["paid", charge[prices[1]]],
        ]),
      );
    },
  );

  test.each(orders)(
    "%s paid before %s is requested: nothing more is charged",
    async (first, second) => {
      const payer = await order.openPayer();
      await order.confirm(await start(order.askToolkit(payer, first)));
      expect(await start(order.askToolkit(payer, second))).toMatchObject({
        state: "paid",
        amount: charge[first],
      });
      await settle();
      expect(await readAmounts()).toEqual([charge[first]]);
    },
  );

  test.each(orders)(
    "%s paid while %s is requested: one of them is charged, at its price",
    async (first, second) => {
      for (let turn = 0; turn < 3; turn += 1) {
        await openWorld();
        const payer = await order.openPayer();
        const old = await start(order.askToolkit(payer, first));
        const [paid, asked] = await Promise.all([
          order.confirm(old),
          order.askToolkit(payer, second),
        ]);
        const next = await order.readStarted(asked);
        if (next.state === "open") await order.confirm(next);
        await settle();
        expect([next.state, await readAmounts()]).toEqual(
          paid === "succeeded" ? ["paid", [charge[first]]] : ["open", [charge[second]]],
        );
      }
    },
  );

  test(
    "Both requested in parallel, ten times: at most one payment stays open",
    FIFTY_AT_ONCE,
    async () => {
      const payer = await order.openPayer();
      const answers = await atOnce(10, async (at) =>
        order.askToolkit(payer, at % 2 === 0 ? "49" : "39"),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
      expect((await order.listIntents()).filter(isOpen).length).toBeLessThanOrEqual(1);
    },
  );
});

test("P02 No second payment is opened while one is processing", async () => {
  const payer = await order.openPayer();
  const started: StartedOrder = await start(order.askBundle(payer));
  expect(await order.confirm(started, { method: "pm_card_threeDSecure2Required" })).toBe(
    "requires_action",
  );
  // The buyer may have closed the bank's page: the same form opens it again.
  expect(await start(order.askBundle(payer))).toEqual(started);
});

test("P02 A payment that was cancelled at Stripe is replaced", async () => {
  const payer = await order.openPayer();
  const first = await start(order.askBundle(payer));
  await stripe().paymentIntents.cancel(order.intentOf(first));
  const second = await start(order.askBundle(payer));
  expect([second.state, order.intentOf(second) === order.intentOf(first)]).toEqual(["open", false]);
  expect((await order.readOrders()).map(({ status }) => status).toSorted()).toEqual([
    "canceled",
    "created",
  ]);
});
