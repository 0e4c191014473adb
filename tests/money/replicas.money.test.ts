import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createChance, newSeed } from "../fixtures/chance.ts";
import { type Carrier, carryTo } from "../fixtures/database-over.ts";
import * as money from "../fixtures/money-world.ts";
import { askBundle, confirm, openPayer, readStarted } from "../fixtures/orders.ts";
import { ReplicatedDatabase } from "../fixtures/replicated-database.ts";
import { sendThrough } from "../fixtures/round-trips.ts";
import { emptyTables } from "../fixtures/stored-rows.ts";
import { findTarget, postManage, readPage } from "../fixtures/trial-pages.ts";
import { ask } from "../fixtures/web-worker.ts";
import { beforeEach, expect, test, vi } from "../setup/money.ts";

const WALKS = 4;
const SLOW = { timeout: 60_000 };

await applyD1Migrations(env.REPLICA, env.TEST_MIGRATIONS);

beforeEach(() => emptyTables(env.REPLICA));

/** Returns what a buyer sees who moves on right after each step, without any webhook. */
async function walk(): Promise<unknown[]> {
  const payer = await openPayer();
  const started = await readStarted(await askBundle(payer));
  const again = await readStarted(await askBundle(payer));
  const seen: unknown[] = [again.orderId === started.orderId, await confirm(started)];
  seen.push((await readStarted(await askBundle(payer))).state);

  const buyer = await money.openBuyer();
  const session = await money.openSession(buyer);
  seen.push((await money.openSession(buyer)) === session);
  await money.account().payCheckout(session, money.card());
  const back = `/quiz2/thank-you?session_id=${session}`;
  seen.push((await ask(back, { headers: { Cookie: buyer.cookie } })).status);
  seen.push(await money.hasAccess(buyer));
  for (const [intent, title] of [
    ["cancel", "Nothing more is charged. Everything stays open"],
    ["resume", "Your trial is running"],
  ] as const) {
    seen.push(findTarget(await postManage({ intent, attempt_id: buyer.id }, buyer)));
    seen.push((await readPage("/quiz2/manage", buyer)).includes(title));
  }
  return seen;
}

const EXPECTED = [
  true,
  "succeeded",
  "paid",
  true,
  200,
  true,
  "/quiz2/manage?notice=cancelled",
  true,
  "/quiz2/manage?notice=resumed",
  true,
];

/** Counts the walks that differ from those on a database without replicas, and the stale reads. */
async function countDifferent(way: (database: ReplicatedDatabase) => Carrier, seed: number) {
  const database = new ReplicatedDatabase(
    carryTo(env.DB),
    carryTo(env.REPLICA),
    createChance(seed),
  );
  let different = 0;
  for (let turn = 0; turn < WALKS; turn += 1) {
    await money.openWorld();
    const seen = await sendThrough(
      env.DB,
      () => way(database),
      () => walk().catch(String),
    );
    if (JSON.stringify(seen) !== JSON.stringify(EXPECTED)) different += 1;
  }
  return { different, staleReads: database.staleReads };
}

test(
  "P27 Buyers see what they have just bought, cancelled or kept, however far behind the replicas are",
  SLOW,
  async () => {
    expect(await walk()).toEqual(EXPECTED);
    const withSession = vi.spyOn(env.DB, "withSession");
    const seed = newSeed();
    const { different } = await countDifferent((database) => database.ask, seed);
    expect(different, `seed ${seed}`).toBe(0);
    expect(withSession).not.toHaveBeenCalled();
  },
);

test("P27 Buyers would see old state if any replica served these reads", SLOW, async () => {
  const seed = newSeed();
  const { different, staleReads } = await countDifferent((database) => database.askAnywhere, seed);
  expect(different, `seed ${seed}`).toBeGreaterThan(0);
  expect(staleReads, `seed ${seed}`).toBeGreaterThan(0);
});
