import { syncOrderNow } from "#app/orders/server/sync-order.ts";
import { CrashingProcess } from "../fixtures/crashing-process.ts";
import { buyBundle, pictureOrders, refundOrder } from "../fixtures/orders.ts";
import { bringThrough } from "../fixtures/pipeline.ts";
import { listBodies, openOrderWorld, syncDeps } from "../fixtures/stripe-world.ts";
import { expect, test } from "../setup/money.ts";

/** What happens before the crashing process runs, and the result to expect. */
const happenings: [string, (intentId: string) => Promise<void>, object][] = [
  ["is bought", async () => undefined, { orders: ["paid 1999 0"], mails: ["order_delivery"] }],
  [
    "is refunded",
    async (intentId) => {
      await syncOrderNow(syncDeps(), intentId);
      await refundOrder(intentId);
    },
    { orders: ["refunded 1999 0"], mails: ["order_delivery", "order_refunded"] },
  ],
];

test.each(happenings)(
  "P13 A crash at any call of a binding heals when an order %s",
  { timeout: 60_000 },
  async (_, happen, expected) => {
    const live = async (process: CrashingProcess) => {
      await openOrderWorld({ webhooks: { drop: { next: "all" } } });
      const { intentId } = await buyBundle();
      await happen(intentId);
      await bringThrough(process, await listBodies());
      return pictureOrders();
    };
    const whole = new CrashingProcess(null);
    const picture = await live(whole);
    expect(picture).toMatchObject({ ...expected, behind: [] });
    expect(whole.calls).toBeGreaterThan(5);
    for (let atCall = 0; atCall < whole.calls; atCall += 1) {
      for (const side of ["before", "after"] as const) {
        const process = new CrashingProcess({ atCall, side });
        expect(await live(process), `dead ${side} call ${atCall}`).toEqual(picture);
        expect(process.isDead, `${side} call ${atCall}`).toBe(true);
      }
    }
  },
);
