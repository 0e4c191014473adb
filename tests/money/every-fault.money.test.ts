import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { areDailyMailsOn, listDailyMails } from "#app/subscriptions/rules/daily-mails.ts";
import { newSeed } from "../fixtures/chance.ts";
import { readPlannedDays } from "../fixtures/daily-mails.ts";
import { account, readAmounts, readSubscriptions } from "../fixtures/stripe-world.ts";
import { COMMANDS, type Model, PAID } from "../fixtures/trial-commands.ts";
import { TrialLife } from "../fixtures/trial-life.ts";
import { readOurs, readTruth } from "../fixtures/trial-truth.ts";

const RUNS = 300;
const SEED = newSeed() | 0;

const USUAL_ENDS = [
  "active clear",
  "canceled clear",
  "canceled disputed",
  "canceled refunded",
  "no checkout",
  "trialing clear",
];

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** After all faults: our rows equal Stripe, and what the visitor requested is done. */
async function expectHealed(life: TrialLife, model: Model): Promise<void> {
  await life.heal();
  const row = await life.readRow();
  const customer = row?.stripeCustomerId ?? null;
  if (row === null || customer === null) return expect(await readAmounts()).toEqual([]);
  const subs = await readSubscriptions(customer);
  if (row.status === "payment_pending" && row.stripeSubId === null) {
    // All subscriptions are older than the open checkout.
    const newest = Math.max(0, ...subs.map(({ created }) => created * 1_000));
    expect(newest).toBeLessThan(row.consentedAt ?? 0);
  } else {
    expect(await readOurs(customer)).toEqual(await readTruth(customer));
  }
  const living = subs.filter(({ status }) => status !== "canceled");
  expect(living.length).toBeLessThanOrEqual(1);
  if (row.paymentState !== "clear") expect(row.status).toBe("canceled");
  if (model.wantsCancel && living[0]) expect(living[0].cancel_at_period_end).toBe(true);
  await expectDays(row);
  for (const { kind, amountCents } of await account().readLedger()) {
    if (kind === "charge") expect([200, 1999]).toContain(amountCents);
  }
}

/** Mails are not sent in this test: a subscriber has all future ones scheduled, and others have none. */
async function expectDays(row: SubscriptionRow): Promise<void> {
  const waiting = await readPlannedDays();
  if (!areDailyMailsOn(row)) return expect(waiting).toEqual([]);
  if (row.status !== "trialing" || row.trialStart === null) return;
  const toCome = listDailyMails(row.trialStart, Date.now()).filter(({ dueAt }) => dueAt !== null);
  expect(waiting).toEqual(expect.arrayContaining(toCome.map(({ day }) => day)));
}

test(`P07 Our records equal Stripe's after every fault is healed (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  const ends = new Map<string, number>();
  const property = fc.asyncProperty(
    fc.commands(COMMANDS, { maxCommands: 14 }),
    fc.nat(9),
    async (commands, ofTen) => {
      const model: Model = { stage: "nothing", wantsCancel: false };
      const life = await TrialLife.begin();
      // One visitor in ten starts from the beginning, the others after the payment.
      if (ofTen > 0) for (const command of PAID) await command.run(model, life);
      await fc.asyncModelRun(() => ({ model, real: life }), commands);
      await expectHealed(life, model);
      const row = await life.readRow();
      const end = row ? `${row.status} ${row.paymentState}` : "no checkout";
      ends.set(end, (ends.get(end) ?? 0) + 1);
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  // The runs have covered different outcomes.
  expect([...ends.keys()]).toEqual(expect.arrayContaining(USUAL_ENDS));
});
