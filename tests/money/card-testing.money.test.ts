import { days, minutes, seconds } from "#app/domain/duration.ts";
import { startOrder } from "#app/orders/server/start-order.ts";
import { orderSync } from "#app/orders/server/sync-order.ts";
import { purchase, Script, STOLEN, startDeps, storeAttack } from "../fixtures/card-testers.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import * as order from "../fixtures/orders.ts";
import { readRows } from "../fixtures/rows.ts";
import { settle, stripe, syncDeps } from "../fixtures/stripe-world.ts";
import { consoleLines, describe, expect, test } from "../setup/money.ts";

const LONG = { timeout: seconds(60) };

const readRefusal = async (answer: Response) => {
  const { message, code } = await answer.json<{ message: string; code: string }>();
  return [answer.status, answer.headers.get("Retry-After"), code, message];
};

/** Pays with the second card, after the first was declined. */
async function buyOrdinarily(
  payer: order.Payer,
  pay: typeof order.askBundle = order.askBundle,
): Promise<string> {
  const started = await order.readStarted(await pay(payer));
  await order.confirm(started, STOLEN);
  await settle();
  expect(await order.readStarted(await pay(payer))).toEqual(started);
  return order.confirm(started);
}

/** Buys as a visitor who has to take the one step first. */
async function buyAfterTheStep(payer: order.Payer): Promise<string> {
  const asked = await (await order.askBundle(payer)).json<{
    state: string;
    check: { ticket: string };
  }>();
  expect(asked).toMatchObject({ state: "check", clientSecret: null, check: { waitMs: 5_000 } });
  await moveTime({ byMs: seconds(5) });
  const again = (buyer: order.Payer) => order.askBundle(buyer, { check: asked.check.ticket });
  return buyOrdinarily(payer, again);
}

const listAlerts = () => consoleLines().filter((line) => line.includes('"card_testing"'));

test(
  "P32 Three hundred attempts by one visitor try only fifteen cards on three payments a day",
  LONG,
  async () => {
    const payer = await order.openPayer();
    const script = new Script(await order.hashOf(payer), "192.0.2");
    await script.tryOften(300);
    expect([script.declines, script.checks, script.refusals > 200]).toEqual([15, 0, true]);
    expect(new Set((await order.listIntents()).map(({ status }) => status))).toEqual(
      new Set(["canceled"]),
    );
    expect((await order.readOrders()).map(({ status, declines }) => [status, declines])).toEqual(
      [0, 1, 2].map(() => ["canceled", 5]),
    );
    expect(await readRefusal(await order.askToolkit(payer))).toEqual([
      429,
      "86400",
      "too_many_requests",
      expect.stringContaining("try again tomorrow"),
    ]);
    // Other visitors are not affected.
    expect(await buyOrdinarily(await order.openPayer())).toBe("succeeded");
    await moveTime({ byMs: days(1) });
    expect((await order.askBundle(payer)).status).toBe(200);
  },
);

test(
  "P32 Ever new visitors from one network are refused after fifty cards, and nobody else notices",
  LONG,
  async () => {
    const scripts = Array.from({ length: 12 }, (_, at) => new Script(`visitor ${at}`, "192.0.2"));
    for (const script of scripts) await script.tryOften(6);
    const sum = (field: "declines" | "refusals" | "checks") =>
      scripts.reduce((total, script) => total + script[field], 0);
    expect([sum("declines"), sum("refusals"), sum("checks")]).toEqual([50, 12, 0]);
    expect(await buyOrdinarily(await order.openPayer())).toBe("succeeded");
    expect(listAlerts()).toEqual([]);
    const neighbour = { visitorHash: "a neighbour", addressPrefix: "192.0.2" };
    const open = () => startOrder(startDeps(), neighbour, purchase);
    await expect(open()).rejects.toMatchObject({ headers: { "Retry-After": "600" } });
    await moveTime({ byMs: minutes(10) });
    expect(await open()).toMatchObject({ state: "open" });
  },
);

test("P32 Ever new visitors from ever new networks cost others no more than one step", async () => {
  const ordinary = await order.openPayer();
  await order.askToolkit(ordinary);
  await storeAttack(80);
  let [declines, checks] = [0, 0];
  for (let at = 0; at < 8; at += 1) {
    const script = new Script(`tester ${at}`, `their network ${at}`);
    await script.tryOften(6);
    declines += script.declines;
    checks += script.checks;
    expect(script.refusals).toBe(0);
  }
  expect([declines, checks]).toEqual([20, 4 * 6]);

  expect(await buyAfterTheStep(await order.openPayer())).toBe("succeeded");
  // A visitor who had opened a payment before notices nothing.
  expect(await buyOrdinarily(ordinary, (payer) => order.askToolkit(payer))).toBe("succeeded");
  await moveTime({ byMs: minutes(10) });
  expect(await buyOrdinarily(await order.openPayer())).toBe("succeeded");
});

describe("P32 Cards tried at once on one payment", () => {
  async function burst(cards: number) {
    const payer = await order.openPayer();
    const started = await order.readStarted(await order.askBundle(payer));
    await Promise.all(Array.from({ length: cards }, () => order.confirm(started, STOLEN)));
    return { payer, started };
  }

  test("are its last: the secret is not returned again, even before a webhook arrives", async () => {
    const { payer, started } = await burst(14);
    const next = await order.readStarted(await order.askBundle(payer));
    expect(next).toMatchObject({ state: "open" });
    expect(next.clientSecret).not.toBe(started.clientSecret);
    expect(await order.confirm(started)).toBe(order.CLOSED);
    const { status } = await stripe().paymentIntents.retrieve(order.intentOf(started));
    expect(status).toBe("canceled");
  });

  test("count in full for the visitor, and as five for everybody", async () => {
    for (let at = 0; at < 4; at += 1) {
      const { payer } = await burst(40);
      await settle();
      expect(await readRefusal(await order.askToolkit(payer))).toContain("86400");
    }
    expect(await buyOrdinarily(await order.openPayer())).toBe("succeeded");
    expect(listAlerts()).toEqual([]);
  });
});

test("P32 A visitor can open five payments in ten minutes", async () => {
  const payer = await order.openPayer();
  for (const price of ["49", "39", "49", "39", "49"]) {
    expect((await order.askToolkit(payer, price)).status).toBe(200);
  }
  // The open payment is always returned.
  expect((await order.askToolkit(payer, "49")).status).toBe(200);
  expect(await readRefusal(await order.askToolkit(payer, "39"))).toEqual([
    429,
    "600",
    "too_many_requests",
    expect.stringContaining("ten minutes"),
  ]);
  await moveTime({ byMs: minutes(10) });
  expect((await order.askToolkit(payer, "39")).status).toBe(200);
});

test("P32 The sweep forgets payments that no limit counts any more", async () => {
  const payer = await order.openPayer();
  await order.askBundle(payer);
  await storeAttack(3);
  const count = async () => {
    await orderSync.requestDue(syncDeps());
    return (await readRows("select id from opened_payments")).length;
  };
  expect(await count()).toBe(4);
  await moveTime({ byMs: days(1) - 1 });
  expect(await count()).toBe(4);
  await moveTime({ byMs: 1 });
  expect(await count()).toBe(0);
});
