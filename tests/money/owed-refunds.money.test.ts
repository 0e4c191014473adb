import { noteCancelRequest } from "#app/data/quiz2-subscriptions.ts";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { StripeRefusal } from "#app/payments/call-stripe.ts";
import type { Payments } from "#app/payments/payments.ts";
import type { LogEntry } from "#app/platform/log.ts";
import { syncTrialNow } from "#app/subscriptions/server/sync-trial.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import { account, openWorld, readAmounts, readTrials, settle } from "../fixtures/money-world.ts";
import { readRows } from "../fixtures/rows.ts";
import { readSubscriptions, stripe, syncDeps } from "../fixtures/stripe-world.ts";
import { findCharge, insertPaid, type Paid, payAgain } from "../fixtures/trials.ts";
import { expect, test } from "../setup/money.ts";

type Owed = {
  payment_intent_id: string;
  tries: number;
  reason: string;
  next_try_at: number | null;
};
const readOwed = () => readRows<Owed>("select * from owed_refunds");

/** Returns ports for which Stripe refuses each refund for good, as when the balance is too low. */
function refusing(reason = "insufficient_funds") {
  const keys: number[] = [];
  const logged: LogEntry[] = [];
  const { payments } = syncDeps();
  const refuse: Payments["refundPayment"] = async (_, tries) => {
    keys.push(tries);
    throw new StripeRefusal("refused", reason);
  };
  const deps = syncDeps({
    payments: { ...payments, refundPayment: refuse },
    log: (_, entry) => void logged.push(entry),
  });
  return { deps, keys, logged };
}

async function buyTwice(): Promise<Paid> {
  const paid = await insertPaid();
  await moveTime({ byMs: minutes(1) });
  await payAgain(paid);
  return paid;
}

const statusesOf = async ({ customerId }: Paid) =>
  (await readSubscriptions(customerId)).map(({ status }) => status).toSorted();

test("P43 A refund that is refused for good stops neither the cancellation nor the storing of the row", async () => {
  const paid = await buyTwice();
  const { deps, keys, logged } = refusing();
  await settle(deps);
  expect(await statusesOf(paid)).toEqual(["canceled", "trialing"]);
  expect(await readTrials()).toMatchObject([{ status: "trialing", payment_state: "clear" }]);
  expect(await readOwed()).toMatchObject([
    { tries: 1, reason: "insufficient_funds", next_try_at: Date.now() + hours(1) },
  ]);

  // The owner's cancellation is done at once, too.
  await noteCancelRequest(deps.db, paid.id, Date.now());
  await syncTrialNow(deps, paid.customerId);
  expect(await readTrials()).toMatchObject([{ is_cancelling: 1, cancel_requested_at: null }]);

  // The refund is retried with growing pauses, each time with a new key, and logged once.
  for (let hour = 0; hour < 24; hour += 0.5) {
    await moveTime({ byMs: minutes(30) });
    await tick(deps);
  }
  expect(keys).toEqual([0, 1, 2, 3, 4]);
  expect(logged.filter(({ event }) => event === "refund_owed")).toEqual([
    { event: "refund_owed", reason: "insufficient_funds" },
  ]);

  await moveTime({ byMs: days(1) });
  await tick();
  expect(await readAmounts()).toEqual([200, 200, -200]);
  expect(await readOwed()).toMatchObject([{ next_try_at: null }]);
  await passTime({ byMs: days(60) });
  await tick();
  expect(await readAmounts()).toEqual([200, 200, -200]);
});

test("P43 After a 500 a refund is looked up, and retried under another key", async () => {
  for (const fault of ["fail", "failAfterCommit"] as const) {
    await openWorld();
    await buyTwice();
    await breakCalls(fault, { method: "POST", path: "/v1/refunds", next: 1 });
    await settle();
    await healCalls();
    await moveTime({ byMs: minutes(2) });
    await tick();
    expect(await readAmounts()).toEqual([200, 200, -200]);
    expect(await readOwed()).toMatchObject([{ next_try_at: null }]);
  }
});

test("P05 After a cancellation in time, every month charged before it was carried out is refunded", async () => {
  const paid = await insertPaid();
  await settle();
  await breakCalls("fail", {});
  await noteCancelRequest(syncDeps().db, paid.id, Date.now());
  await moveTime({ byMs: days(70) });
  await healCalls();
  await tick();
  await settle();
  expect(await readAmounts()).toEqual([200, 1999, 1999, 1999, -1999, -1999, -1999]);
  expect(await readTrials()).toMatchObject([{ status: "canceled" }]);
});

test("P05 A payment made after its subscription ended is refunded", async () => {
  const paid = await insertPaid();
  await settle();
  await account().setDefaultCard(paid.customerId, "4000000000000341");
  await moveTime({ byMs: days(7.1) });
  const [open] = (await stripe().invoices.list({ customer: paid.customerId, status: "open" })).data;
  await stripe().subscriptions.cancel((await readSubscriptions(paid.customerId))[0]?.id ?? "");
  await moveTime({ byMs: minutes(1) });
  await account()
    .setDefaultCard(paid.customerId, "4242424242424242")
    .catch(() => undefined);
  await stripe().invoices.pay(open?.id ?? "", { payment_method: "pm_card_visa" });
  await settle();
  expect(await readAmounts()).toEqual([200, 1999, -1999]);
});

test("P05 The open invoice of an ended subscription can no longer be paid", async () => {
  const paid = await insertPaid();
  await settle();
  await account().setDefaultCard(paid.customerId, "4000000000000341");
  await passTime({ byMs: days(7.1) });
  await stripe().subscriptions.cancel((await readSubscriptions(paid.customerId))[0]?.id ?? "");
  await settle();
  const { data } = await stripe().invoices.list({ customer: paid.customerId });
  expect(data.map(({ status }) => status)).toEqual(["void", "paid"]);
});

test("P05 A dispute while the renewal is a draft stops the draft", async () => {
  // Otherwise the cancellation alone would stop it.
  await account().act({ action: "setDraftsSurviveCancel", survive: true });
  const paid = await insertPaid();
  await settle();
  await moveTime({ byMs: days(7) + minutes(10) });
  await account().dispute(await findCharge(paid.customerId));
  await settle();
  const { data } = await stripe().invoices.list({ customer: paid.customerId, status: "draft" });
  expect(data).toMatchObject([{ auto_advance: false }]);
  await passTime({ byMs: days(40) });
  expect((await readAmounts()).filter((cents) => cents === 1999)).toEqual([]);
});
