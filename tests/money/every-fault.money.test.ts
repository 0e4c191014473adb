import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { seconds } from "#app/domain/duration.ts";
import { areDailyMailsOn, listDailyMails } from "#app/subscriptions/rules/daily-mails.ts";
import { newSeed } from "../fixtures/chance.ts";
import {
  readLedgerSums,
  readReached,
  readSteps,
  readStoredSums,
} from "../fixtures/charge-ledger.ts";
import { readPlannedDays } from "../fixtures/daily-mails.ts";
import { readRows } from "../fixtures/rows.ts";
import { account, readAmounts, readSubscriptions, stripe } from "../fixtures/stripe-world.ts";
import { COMMANDS, type Model, PAID } from "../fixtures/trial-commands.ts";
import { TrialLife } from "../fixtures/trial-life.ts";
import { isEnding, readOurs, readTruth } from "../fixtures/trial-truth.ts";
import type { Buyer } from "../fixtures/trials.ts";

/** `node tools/nightly.ts` runs all 300. */
const RUNS = import.meta.env["INPUTS"] ? 300 : 60;
const SEED = newSeed() | 0;
/** On two idle cores a run takes 0.15 s. Under load it may take twenty times as long. */
const TIMEOUT_MS = RUNS * seconds(3);

/** The outcomes to expect of this many runs; the others are rarer. */
const USUAL_ENDS = [
  "no checkout",
  "trialing clear",
  ...(RUNS < 300 ? [] : ["active clear", "canceled disputed", "canceled refunded"]),
];

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Heals all faults, then expects our rows to equal Stripe and what the visitor requested to be done. */
async function expectHealed(life: TrialLife, model: Model): Promise<void> {
  await life.heal();
  model.earlier.set(life.buyer.id, model.wantsCancel);
  const customers = await Promise.all(
    life.attempts.map((buyer) => expectAttempt(life, buyer, model.earlier.get(buyer.id) === true)),
  );
  if (customers.every((customer) => customer === null)) expect(await readAmounts()).toEqual([]);
  await expectRefunds();
  expect(await readStoredSums()).toEqual(await readLedgerSums());
  await expectCounted();
  for (const { kind, amountCents } of await account().readLedger()) {
    if (kind === "charge") expect([200, 1999]).toContain(amountCents);
  }
}

/** Expects each step to be counted once, whatever came twice, late or never, and each charge to have an origin. */
async function expectCounted(): Promise<void> {
  const { cancelled = 0, refunded = 0, ...steps } = await readSteps("quiz2");
  const { refunded: kept = 0, ...reached } = await readReached();
  for (const [step, count] of Object.entries(reached)) {
    expect([step, steps[step] ?? 0]).toEqual([step, count]);
  }
  // A refund that failed afterwards stays counted.
  expect(refunded).toBeGreaterThanOrEqual(kept);
  expect(refunded).toBeLessThanOrEqual(steps["paid"] ?? 0);
  const [ending] = await readRows<{
    count: number;
  }>(`select count(*) as count from quiz2_subscriptions where (is_cancelling = 1 or status = 'canceled')
      and attempt_id in (select owner_id from charges)`);
  expect(cancelled).toBeGreaterThanOrEqual(ending?.count ?? 0);
  const unknown = "select id from charges where origin_id not in (select id from origins)";
  expect(await readRows(`${unknown} or origin_id is null`)).toEqual([]);
}

/** Returns the attempt's customer. */
async function expectAttempt(
  life: TrialLife,
  buyer: Buyer,
  wantsCancel: boolean,
): Promise<string | null> {
  const row = await life.readRow(buyer);
  const customer = row?.stripeCustomerId ?? null;
  if (row === null || customer === null) return null;
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
  if (wantsCancel && living[0]) expect(isEnding(living[0])).toBe(true);
  await expectDays(row);
  return customer;
}

/** Expects each owed refund to be made, left to a dispute, or waiting for its next try. */
async function expectRefunds(): Promise<void> {
  const done = await readRows<{ payment_intent_id: string }>(
    "select * from owed_refunds where next_try_at is null",
  );
  for (const { payment_intent_id } of done) {
    const { data } = await stripe().charges.list({ payment_intent: payment_intent_id });
    expect(data.some(({ refunded, disputed }) => refunded || disputed)).toBe(true);
  }
}

/** Mails are not sent in this test: a subscriber has all future ones scheduled, and others have none. */
async function expectDays(row: SubscriptionRow): Promise<void> {
  const waiting = await readPlannedDays(row.attemptId);
  if (!areDailyMailsOn(row)) return expect(waiting).toEqual([]);
  if (row.status !== "trialing" || row.trialStart === null) return;
  const toCome = listDailyMails(row.trialStart, Date.now()).filter(({ dueAt }) => dueAt !== null);
  expect(waiting).toEqual(expect.arrayContaining(toCome.map(({ day }) => day)));
}

test(`P07 Our records equal Stripe's after every fault is healed (seed ${SEED})`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const ends = new Map<string, number>();
  const property = fc.asyncProperty(
    fc.commands(COMMANDS, { maxCommands: 14 }),
    fc.nat(9),
    async (commands, ofTen) => {
      const model: Model = { stage: "nothing", wantsCancel: false, earlier: new Map() };
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
