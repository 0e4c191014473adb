import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newSeed } from "../fixtures/chance.ts";
import { account, readAmounts, readSubscriptions } from "../fixtures/stripe-world.ts";
import { COMMANDS, type Model, PAID } from "../fixtures/trial-commands.ts";
import { TrialLife } from "../fixtures/trial-life.ts";
import { readOurs, readTruth } from "../fixtures/trial-truth.ts";

const RUNS = 300;
const SEED = newSeed() | 0;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** All faults are over: what we say is what Stripe says, and what we owe the visitor is done. */
async function expectHealed(life: TrialLife, model: Model): Promise<void> {
  await life.heal();
  const row = await life.readRow();
  const customer = row?.stripeCustomerId ?? null;
  if (row === null || customer === null) return expect(await readAmounts()).toEqual([]);
  expect(await readOurs(customer)).toEqual(await readTruth(customer));

  const living = (await readSubscriptions(customer)).filter(({ status }) => status !== "canceled");
  expect(living.length).toBeLessThanOrEqual(1);
  if (row.standing !== "clear") expect(row.status).toBe("canceled");
  if (model.wantsCancel && living[0]) expect(living[0].cancel_at_period_end).toBe(true);
  for (const { kind, amountCents } of await account().readLedger()) {
    if (kind === "charge") expect([200, 1999]).toContain(amountCents);
  }
}

test(`P07 Our records equal Stripe's after every fault is healed (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.commands(COMMANDS, { maxCommands: 14 }),
    fc.boolean(),
    async (commands, isPaid) => {
      const model: Model = { stage: "nothing", wantsCancel: false };
      const life = await TrialLife.begin();
      if (isPaid) for (const command of PAID) await command.run(model, life);
      await fc.asyncModelRun(() => ({ model, real: life }), commands);
      await expectHealed(life, model);
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});
