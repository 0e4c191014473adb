import { beforeEach, expect, test } from "vitest";
import { days, minutes, seconds } from "#app/domain/duration.ts";
import type { StartedOrder } from "#app/domain/order.ts";
import { type PurchaseRequest, startOrder } from "#app/orders/server/start-order.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime, moveTime } from "../fixtures/frozen-time.ts";
import {
  askBundle,
  askToolkit,
  CLOSED,
  confirm,
  hashOf,
  listIntents,
  openPayer,
  type Payer,
  readOrders,
  readStarted,
} from "../fixtures/orders.ts";
import { openLimits } from "../fixtures/rate-limits.ts";
import { account, openOrderWorld, settle, syncAll, syncDeps } from "../fixtures/stripe-world.ts";

collectConsole();
freezeTime();
beforeEach(() => openOrderWorld());

const LONG = { timeout: seconds(60) };
const STOLEN = { method: "pm_card_chargeDeclined" };

const purchase: PurchaseRequest = {
  ...{ product: "dating_bundle", amountCents: 1_999, archetype: "echo", email: null },
};

/** Works through a list of cards, one after the other on a payment until that is closed, then on the next. */
class Script {
  declines = 0;
  refusals = 0;
  #started: StartedOrder | null = null;
  readonly #deps = { ...syncDeps(), limits: openLimits };
  readonly #sender: { visitorHash: string; addressPrefix: string };

  constructor(visitorHash: string) {
    this.#sender = { visitorHash, addressPrefix: "192.0.2" };
  }

  async tryOnce(): Promise<void> {
    if (this.#started === null) return this.#ask();
    const outcome = await confirm(this.#started, STOLEN);
    if (outcome === CLOSED) this.#started = null;
    else await this.#count();
  }

  async #ask(): Promise<void> {
    try {
      this.#started = await startOrder(this.#deps, this.#sender, purchase);
    } catch (error) {
      expect(error).toMatchObject({ code: "too_many_requests" });
      this.refusals += 1;
    }
  }

  /** Webhook and sync of each attempt complete before the next one. */
  async #count(): Promise<void> {
    this.declines += 1;
    await account().deliver();
    await syncAll();
  }
}

const readRefusal = async (answer: Response) => {
  const { message, code } = await answer.json<{ message: string; code: string }>();
  return [answer.status, answer.headers.get("Retry-After"), code, message];
};

/** Pays with the second card, after the first was declined. */
async function buyOrdinarily(payer: Payer, pay: typeof askBundle): Promise<string> {
  const started = await readStarted(await pay(payer));
  await confirm(started, STOLEN);
  await settle();
  expect(await readStarted(await pay(payer))).toEqual(started);
  return confirm(started);
}

test(
  "P32 Five hundred attempts of one visitor reach fifteen cards on three payments a day",
  LONG,
  async () => {
    const payer = await openPayer();
    const script = new Script(await hashOf(payer));
    for (let turn = 0; turn < 500; turn += 1) await script.tryOnce();
    expect([script.declines, script.refusals > 400]).toEqual([15, true]);
    expect(new Set((await listIntents()).map(({ status }) => status))).toEqual(
      new Set(["canceled"]),
    );
    expect((await readOrders()).map(({ status, declines }) => [status, declines])).toEqual(
      [0, 1, 2].map(() => ["canceled", 5]),
    );
    expect(await readRefusal(await askToolkit(payer))).toEqual([
      ...[429, "86400", "too_many_requests"],
      expect.stringContaining("try again tomorrow"),
    ]);
    // Other visitors are not affected.
    expect(await buyOrdinarily(await openPayer(), askBundle)).toBe("succeeded");
    await moveTime({ byMs: days(1) });
    expect((await askBundle(payer)).status).toBe(200);
  },
);

test(
  "P32 Five hundred attempts of ever new visitors reach a hundred cards in ten minutes",
  LONG,
  async () => {
    const ordinary = await openPayer();
    await askToolkit(ordinary);
    let [declines, refusals] = [0, 0];
    for (let visitor = 0; visitor < 50; visitor += 1) {
      const script = new Script(`visitor ${visitor}`);
      for (let turn = 0; turn < 10; turn += 1) await script.tryOnce();
      declines += script.declines;
      refusals += script.refusals;
    }
    expect(declines).toBeGreaterThanOrEqual(100);
    // The payment in progress at the hundredth decline is still used up.
    expect(declines).toBeLessThan(100 + 5);
    expect(refusals).toBeGreaterThan(200);

    const late = await openPayer();
    expect(await readRefusal(await askBundle(late))).toEqual([
      ...[429, "600", "too_many_requests"],
      expect.stringContaining("ten minutes"),
    ]);
    // Payments opened before still work, and new ones do after the wait.
    expect(await buyOrdinarily(ordinary, (payer) => askToolkit(payer))).toBe("succeeded");
    await moveTime({ byMs: minutes(10) });
    expect(await buyOrdinarily(late, askBundle)).toBe("succeeded");
  },
);

test("P32 A visitor can open five payments in ten minutes", async () => {
  const payer = await openPayer();
  for (const price of ["49", "39", "49", "39", "49"]) {
    expect((await askToolkit(payer, price)).status).toBe(200);
  }
  // The open one is always returned.
  expect((await askToolkit(payer, "49")).status).toBe(200);
  expect((await askToolkit(payer, "39")).status).toBe(429);
  await moveTime({ byMs: minutes(10) });
  expect((await askToolkit(payer, "39")).status).toBe(200);
});
