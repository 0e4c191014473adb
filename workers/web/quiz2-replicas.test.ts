import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createChance, newSeed } from "../../tests/fixtures/chance.ts";
import { type Carrier, carryTo } from "../../tests/fixtures/database-over.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { ReplicatedDatabase } from "../../tests/fixtures/replicated-database.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import { beforeEach, expect, test, vi } from "../../tests/setup/test.ts";

const WALKS = 8;
const SLOW = { timeout: 60_000 };

await applyD1Migrations(env.REPLICA, env.TEST_MIGRATIONS);

beforeEach(async () => {
  await emptyTables(env.REPLICA);
});

/** A name or a status, and the value seen. */
type Step = [string | number, unknown];

/** Returns what a visitor sees who leaves, continues and completes an assessment. Each step needs the one before. */
async function walk(chance: () => number): Promise<Step[]> {
  const seen: Step[] = [];
  const see = async (answer: Response) => void seen.push([answer.status, await answer.json()]);
  const old = await life.startAttempt();
  const cut = 1 + Math.floor(chance() * 98);
  await see(await life.save(old, life.HUNDRED.slice(0, cut)));
  const fresh = await life.startAttempt(old.cookie);
  const { unfinished } = await (await life.start(old.cookie)).json<{
    unfinished?: { answered: number };
  }>();
  seen.push(["unfinished", (unfinished?.answered ?? 0) - cut]);
  const taken = await (await life.resume(fresh, old.id)).json<{ answers: object }>();
  seen.push(["taken up", Object.keys(taken.answers).length - cut]);
  const rest = life.recordsOf(life.HUNDRED.slice(cut), cut + 1);
  await see(await life.save(fresh, "", { responses: rest, progress_count: 100 }));
  await see(await life.readResults(fresh));
  await see(await life.complete(fresh));
  await see(await life.readResults(fresh));
  await see(await life.capture(fresh));
  await see(await life.readResults(fresh));
  await see(await life.save(fresh, life.HUNDRED));
  // The number of saved answers differs from walk to walk.
  return seen.filter((step) => !JSON.stringify(step).includes('"saved"'));
}

/** Counts the walks that differ from one on a database without replicas, and the stale reads. */
async function countDifferent(
  way: (database: ReplicatedDatabase) => Carrier,
  seed: number,
): Promise<{ different: number; staleReads: number }> {
  const chance = createChance(seed);
  const expected = await walk(chance);
  expect(expected.map(([what, told]) => (told === 0 ? [what, told] : what))).toEqual([
    ["unfinished", 0],
    ["taken up", 0],
    409,
    200,
    403,
    200,
    200,
    400,
  ]);
  const primary = carryTo(env.DB);
  const database = new ReplicatedDatabase(primary, carryTo(env.REPLICA), chance);
  let different = 0;
  for (let turn = 0; turn < WALKS; turn += 1) {
    const seen = await sendThrough(
      env.DB,
      () => way(database),
      () => walk(chance).catch(String),
    );
    if (JSON.stringify(seen) !== JSON.stringify(expected)) different += 1;
  }
  return { different, staleReads: database.staleReads };
}

test("P27 Visitors see their own writes, however far behind the replicas are", SLOW, async () => {
  const withSession = vi.spyOn(env.DB, "withSession");
  const seed = newSeed();
  const { different } = await countDifferent((database) => database.ask, seed);
  expect(different, `seed ${seed}`).toBe(0);
  expect(withSession).not.toHaveBeenCalled();
});

test("P27 They would not if any replica could serve their reads", SLOW, async () => {
  const seed = newSeed();
  const { different, staleReads } = await countDifferent((database) => database.askAnywhere, seed);
  expect(different, `seed ${seed}`).toBeGreaterThan(0);
  expect(staleReads, `seed ${seed}`).toBeGreaterThan(0);
});
