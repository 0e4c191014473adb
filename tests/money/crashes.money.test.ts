import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { noteCancelRequest } from "#app/data/quiz2-subscriptions.ts";
import { parseWebhookEnv } from "#app/platform/worker-envs.ts";
import { syncTrialNow } from "#app/subscriptions/server/sync-trial.ts";
import { CrashingProcess } from "../fixtures/crashing-process.ts";
import { bringThrough, isStored, Pipeline } from "../fixtures/pipeline.ts";
import { account, listBodies, openSilentWorld, syncDeps } from "../fixtures/stripe-world.ts";
import { pictureTrial } from "../fixtures/trial-picture.ts";
import { findCharge, insertPaid, type Paid, payAgain } from "../fixtures/trials.ts";
import { bring, createDoor, writeEvent } from "../fixtures/webhooks.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "../setup/test.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const bindings = parseWebhookEnv(env);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** Each prepares a synced trial and then changes something at Stripe. */
const happenings: Record<string, (paid: Paid) => Promise<unknown>> = {
  "it is bought": async () => undefined,
  "it is refunded": async ({ customerId }) => account().refund(await findCharge(customerId)),
  "it is disputed": async ({ customerId }) => account().dispute(await findCharge(customerId)),
  "it is bought a second time": async (paid) => {
    await account().advanceClock({ byMs: 60_000 });
    await payAgain(paid);
  },
  "it is renewed": () => account().advanceClock({ byMs: 8 * 86_400_000 }),
  "its cancellation is noted, and then it is renewed": async ({ id }) => {
    await noteCancelRequest(syncDeps().db, id, NOW);
    await account().advanceClock({ byMs: 5 * 86_400_000 });
  },
};

const isBought = (happening: unknown) => happening === happenings["it is bought"];

/** Returns the final state, and whether the process survived. */
async function happen(
  happening: (paid: Paid) => Promise<unknown>,
  process: CrashingProcess,
): Promise<{ picture: unknown; calls: number; isDead: boolean }> {
  await openSilentWorld();
  const paid = await insertPaid();
  const known = isBought(happening) ? 0 : (await listBodies()).length;
  if (!isBought(happening)) await syncTrialNow(syncDeps(), paid.customerId);
  await happening(paid);

  const news = (await listBodies()).slice(known);
  await bringThrough(process, news);
  const { calls, isDead } = process;
  return { picture: await pictureTrial(paid), calls, isDead };
}

describe.each(Object.entries(happenings))("P13 When %s", (_, happening) => {
  test("a crash at any call of a binding heals", { timeout: 60_000 }, async () => {
    const { picture, calls } = await happen(happening, new CrashingProcess(null));
    expect(calls).toBeGreaterThan(6);
    expect(picture).toMatchObject({ ours: [{}], behind: [] });
    for (let atCall = 0; atCall < calls; atCall += 1) {
      for (const side of ["before", "after"] as const) {
        const healed = await happen(happening, new CrashingProcess({ atCall, side }));
        expect(healed.isDead, `${side} call ${atCall}`).toBe(true);
        expect(healed.picture, `dead ${side} call ${atCall} of ${calls}`).toEqual(picture);
      }
    }
  });
});

describe("P13 An event that could not be stored", () => {
  const body = writeEvent();

  test("is not acknowledged before it is stored", async () => {
    const isAsked = Promise.withResolvers<void>();
    const isLetGo = Promise.withResolvers<void>();
    const slow = new CrashingProcess(null);
    slow.call = async (act) => {
      isAsked.resolve();
      await isLetGo.promise;
      return act();
    };
    let status: unknown = "none yet";
    const { deps } = createDoor({ db: createDatabase(slow.guard(bindings.DB)) });
    const bringing = bring(deps, body).then((answer) => {
      status = answer.status;
    });
    await isAsked.promise;
    // Long enough for a response that does not wait for the database.
    await bindings.DB.prepare("select 1").first();
    expect([status, await isStored(body)]).toEqual(["none yet", false]);
    isLetGo.resolve();
    await bringing;
    expect([status, await isStored(body)]).toEqual([200, true]);
  });

  test("is answered with 5xx, so that Stripe retries it", async () => {
    const broken = new CrashingProcess(null);
    broken.call = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
    const other = writeEvent();
    expect(await new Pipeline(broken).bring(other)).toBeGreaterThanOrEqual(500);
    expect(await isStored(other)).toBe(false);
  });
});
