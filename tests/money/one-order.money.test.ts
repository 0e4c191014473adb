import { beforeEach, describe, expect, test } from "vitest";
import { hours, seconds } from "#app/domain/duration.ts";
import type { StartedOrder } from "#app/domain/purchase/order.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime, moveTime } from "../fixtures/frozen-time.ts";
import { openWorld, readAmounts, settle, stripe } from "../fixtures/money-world.ts";
import {
  askBundle,
  askToolkit,
  CLOSED,
  confirm,
  intentOf,
  listIntents,
  openPayer,
  type Payer,
  readOrders,
  readStarted,
} from "../fixtures/orders.ts";

collectConsole();
freezeTime();
beforeEach(openWorld);

const FIFTY_AT_ONCE = { timeout: seconds(30) };
const atOnce = <T>(times: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)));
const start = async (answer: Promise<Response>) => readStarted(await answer);

const isOpen = ({ status }: { status: string }) => status !== "canceled" && status !== "succeeded";

const products: [string, (payer: Payer) => Promise<Response>][] = [
  ["the bundle", (payer) => askBundle(payer)],
  ["the toolkit", (payer) => askToolkit(payer)],
];

describe.each(products)("P02 For %s", (_, pay) => {
  test(
    "fifty identical parallel calls make one order and one payment, and get the same response",
    FIFTY_AT_ONCE,
    async () => {
      const payer = await openPayer();
      const answers = await atOnce(50, async () => (await pay(payer)).text());
      expect(new Set(answers).size).toBe(1);
      const [intent, ...others] = await listIntents();
      expect([others, (await readOrders()).length]).toEqual([[], 1]);
      expect(answers[0]).toContain(intent?.client_secret);
      expect(await readOrders()).toMatchObject([
        { status: "created", payment_intent_id: intent?.id, id: intent?.metadata["order_id"] },
      ]);
    },
  );

  test("a buyer is not charged again by ten parallel calls", FIFTY_AT_ONCE, async () => {
    const payer = await openPayer();
    await confirm(await start(pay(payer)));
    // Before any webhook.
    const answers = await atOnce(10, async () => start(pay(payer)));
    const told = answers.map(({ state, clientSecret }) => [state, clientSecret]);
    expect(new Set(told.map(String))).toEqual(new Set([String(["paid", null])]));
    await settle();
    expect([await readAmounts(), (await listIntents()).length]).toEqual([
      [(await readOrders())[0]?.amount_cents],
      1,
    ]);
  });
});

test("P02 The two products have an order each", async () => {
  const payer = await openPayer();
  await Promise.all([askBundle(payer), askToolkit(payer)]);
  expect((await readOrders()).map(({ product }) => product).toSorted()).toEqual([
    "dating_bundle",
    "perfectionism_toolkit",
  ]);
});

test("P02 An order is reused until its last hour, and then replaced", async () => {
  const payer = await openPayer();
  const first = await start(askBundle(payer));
  await moveTime({ byMs: hours(19) - 1 });
  expect(await start(askBundle(payer))).toEqual(first);
  await moveTime({ byMs: 1 });
  const second = await start(askBundle(payer));
  expect((await listIntents()).map(({ id, status }) => [id, status])).toEqual([
    [intentOf(first), "canceled"],
    [intentOf(second), "requires_payment_method"],
  ]);
});

test("P02 Another address updates the same payment and its receipt", async () => {
  const payer = await openPayer();
  const first = await start(askBundle(payer));
  const changed = { email: "grace@example.test", archetype: "idealist" };
  expect(await start(askBundle(payer, changed))).toEqual(first);
  expect(await listIntents()).toMatchObject([{ receipt_email: changed.email }]);
  expect(await readOrders()).toMatchObject([changed]);
});

test(
  "P02 Ten parallel calls with different addresses leave one payment, without an error",
  FIFTY_AT_ONCE,
  async () => {
    const payer = await openPayer();
    const email = (at: number) => `ada${at}@example.test`;
    const answers = await atOnce(10, async (at) => start(askBundle(payer, { email: email(at) })));
    expect(new Set(answers.map(intentOf)).size).toBe(1);
    expect(await listIntents()).toHaveLength(1);
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
    const payer = await openPayer();
    const old = await start(askToolkit(payer, first));
    return { payer, old, next: await start(askToolkit(payer, second)) };
  };

  test.each(orders)(
    "%s, then %s: the form with the old price charges nothing",
    async (...prices) => {
      const { old, next } = await openBoth(prices);
      expect(await confirm(old)).toBe(CLOSED);
      expect(await confirm(next)).toBe("succeeded");
      await settle();
      expect(await readAmounts()).toEqual([charge[prices[1]]]);
      expect(
        (await readOrders()).map(({ status, amount_cents }) => [status, amount_cents]),
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
      const payer = await openPayer();
      await confirm(await start(askToolkit(payer, first)));
      expect(await start(askToolkit(payer, second))).toMatchObject({
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
        const payer = await openPayer();
        const old = await start(askToolkit(payer, first));
        const [paid, asked] = await Promise.all([confirm(old), askToolkit(payer, second)]);
        const next = await readStarted(asked);
        if (next.state === "open") await confirm(next);
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
      const payer = await openPayer();
      const answers = await atOnce(10, async (at) => askToolkit(payer, at % 2 === 0 ? "49" : "39"));
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
      expect((await listIntents()).filter(isOpen).length).toBeLessThanOrEqual(1);
    },
  );
});

test("P02 No second payment is opened while one is processing", async () => {
  const payer = await openPayer();
  const started: StartedOrder = await start(askBundle(payer));
  expect(await confirm(started, { method: "pm_card_threeDSecure2Required" })).toBe(
    "requires_action",
  );
  // The buyer may have closed the bank's page: the same form opens it again.
  expect(await start(askBundle(payer))).toEqual(started);
});

test("P02 A payment that was cancelled at Stripe is replaced", async () => {
  const payer = await openPayer();
  const first = await start(askBundle(payer));
  await stripe().paymentIntents.cancel(intentOf(first));
  const second = await start(askBundle(payer));
  expect([second.state, intentOf(second) === intentOf(first)]).toEqual(["open", false]);
  expect((await readOrders()).map(({ status }) => status).toSorted()).toEqual([
    "canceled",
    "created",
  ]);
});
