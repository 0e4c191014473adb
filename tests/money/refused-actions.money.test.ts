import { noteCancelRequest } from "#app/data/quiz2-subscriptions.ts";
import { requestSync } from "#app/data/stripe-events.ts";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { startOrder } from "#app/orders/server/start-order.ts";
import { StripeRefusal } from "#app/payments/call-stripe.ts";
import type { Payments } from "#app/payments/payments.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { STOLEN } from "../fixtures/card-testers.ts";
import { moveTime, passTime } from "../fixtures/frozen-time.ts";
import { tick } from "../fixtures/jobs-world.ts";
import { account, readAmounts, readTrials, settle } from "../fixtures/money-world.ts";
import * as order from "../fixtures/orders.ts";
import { guardPorts, openLimits } from "../fixtures/rate-limits.ts";
import {
  listBodies,
  readBehind,
  readSubscriptions,
  stripe,
  syncDeps,
} from "../fixtures/stripe-world.ts";
import { findCharge, insertPaid, type Paid } from "../fixtures/trials.ts";
import { bring, createDoor } from "../fixtures/webhooks.ts";
import { expect, test } from "../setup/money.ts";

/** Ports for which Stripe refuses one kind of action for good. */
function refusing(act: keyof Payments, changes: Partial<Payments> = {}) {
  const calls: number[] = [];
  const { payments } = syncDeps();
  const refuse = async () => {
    calls.push(Date.now());
    throw new StripeRefusal("refused", "resource_missing");
  };
  return { deps: syncDeps({ payments: { ...payments, [act]: refuse, ...changes } }), calls };
}

const REFUSALS: Record<string, { act: keyof Payments; prepare: (paid: Paid) => Promise<void> }> = {
  "a cancellation": {
    act: "cancelNow",
    prepare: async ({ customerId }) => {
      await account().dispute(await findCharge(customerId));
    },
  },
  "the stop of a draft": {
    act: "holdDraft",
    prepare: async ({ customerId }) => {
      await account().act({ action: "setDraftsSurviveCancel", survive: true });
      await moveTime({ byMs: days(7) + minutes(10) });
      await account().dispute(await findCharge(customerId));
    },
  },
  "the end of an open invoice": {
    act: "voidInvoice",
    prepare: async ({ customerId }) => {
      await failRenewal(customerId);
      await stripe().subscriptions.cancel((await readSubscriptions(customerId))[0]?.id ?? "");
    },
  },
  "the choice of the card": {
    act: "chargeCardThatPays",
    prepare: ({ customerId }) => failRenewal(customerId),
  },
};

async function failRenewal(customerId: string): Promise<void> {
  await account().setDefaultCard(customerId, "4000000000000341");
  await moveTime({ byMs: days(7) + hours(2) });
}

test.each(Object.entries(REFUSALS))(
  "P43 While %s is refused for good, the row and the mails are stored, and the action is retried",
  async (_, { act, prepare }) => {
    const paid = await insertPaid();
    // Until its fee is known.
    await passTime({ byMs: minutes(1) });
    await prepare(paid);
    const { deps, calls } = refusing(act);
    await tick(deps);
    const [stored] = await readTrials();
    expect([stored?.status, stored?.payment_state]).not.toEqual(["trialing", "clear"]);

    // Syncs the events of our own actions, and what they leave behind for the sweep.
    await tick(deps);
    await moveTime({ byMs: minutes(2) });
    await tick(deps);
    const triedAtOnce = calls.length;
    await moveTime({ byMs: minutes(5) });
    await tick(deps);
    expect(calls.length).toBe(triedAtOnce);
    await moveTime({ byMs: minutes(6) });
    await tick(deps);
    expect(calls.length).toBeGreaterThan(triedAtOnce);

    await moveTime({ byMs: minutes(11) });
    await tick();
    await settle();
    expect(await readBehind()).toEqual([]);
  },
);

test("P05 A cancellation in time that Stripe refuses keeps its period, and still counts as in time later", async () => {
  const paid = await insertPaid();
  await settle();
  const [{ period_end: paidUntil } = { period_end: null }] = await readTrials();
  await breakCalls("fail", {});
  await noteCancelRequest(syncDeps().db, paid.id, Date.now());
  // The renewal is a draft by the time Stripe is back.
  await moveTime({ byMs: days(7) + minutes(10) });
  await healCalls();
  const { deps, calls } = refusing("cancelNow");
  await tick(deps);
  expect(calls).not.toEqual([]);
  const [sub] = await readSubscriptions(paid.customerId);
  expect((sub?.items.data[0]?.current_period_end ?? 0) * 1_000).toBeGreaterThan(paidUntil ?? 0);
  expect(await readTrials()).toMatchObject([{ period_end: paidUntil }]);

  await moveTime({ byMs: minutes(11) });
  await tick();
  expect(await readSubscriptions(paid.customerId)).toMatchObject([{ status: "canceled" }]);
  await passTime({ byMs: days(40) });
  expect(await readAmounts()).toEqual([200]);
});

/** Cancels; the webhook is stored, but the queue loses the message. */
async function cancelUnheard({ customerId }: Paid): Promise<void> {
  const [sub] = await readSubscriptions(customerId);
  await stripe().subscriptions.update(sub?.id ?? "", { cancel_at_period_end: true });
  const [body = ""] = (await listBodies()).slice(-1);
  await bring(createDoor().deps, body);
}

test("P43 A new event does not wait for the retry of a refused action", async () => {
  const paid = await insertPaid();
  await settle();
  await failRenewal(paid.customerId);
  await tick(refusing("chargeCardThatPays").deps);
  await tick(refusing("chargeCardThatPays").deps);
  await moveTime({ byMs: minutes(11) });

  let looks = 0;
  const { payments } = syncDeps();
  const { deps, calls } = refusing("chargeCardThatPays", {
    readBilling: async (customerId) => {
      const billing = await payments.readBilling(customerId);
      looks += 1;
      // After the last fetch of the sync whose action is refused.
      if (looks === 2) await cancelUnheard(paid);
      return billing;
    },
  });
  await tick(deps);
  expect([looks, calls.length]).toEqual([2, 1]);
  expect(await readTrials()).toMatchObject([{ status: "payment_pending" }]);
  await moveTime({ byMs: minutes(1) });
  await tick(deps);
  expect(await readTrials()).toMatchObject([{ status: "canceled" }]);
});

test("P43 A refused action is retried with the next event, and then ten minutes later", async () => {
  const paid = await insertPaid();
  await settle();
  await failRenewal(paid.customerId);
  const { deps, calls } = refusing("chargeCardThatPays");
  await tick(deps);
  await tick(deps);
  const tried = calls.length;
  await moveTime({ byMs: minutes(5) });
  await requestSync(deps.db, paid.customerId, Date.now());
  await moveTime({ byMs: minutes(1) });
  await tick(deps);
  expect(calls.length).toBe(tried + 1);
  // Ten minutes from that retry on.
  await moveTime({ byMs: minutes(9) });
  await tick(deps);
  expect(calls.length).toBe(tried + 1);
  await moveTime({ byMs: minutes(2) });
  await tick(deps);
  expect(calls.length).toBe(tried + 2);
});

test("P43 While Stripe refuses to cancel an order's payment, its declined cards are counted", async () => {
  const payer = await order.openPayer();
  const started = await order.readStarted(await order.askBundle(payer));
  for (let tried = 0; tried < 5; tried += 1) await order.confirm(started, STOLEN);
  const { deps, calls } = refusing("cancelIntent");
  await tick(deps);
  expect(calls).toHaveLength(1);
  expect(await order.readOrders()).toMatchObject([{ status: "created", declines: 5 }]);
  await moveTime({ byMs: minutes(5) });
  await tick(deps);
  expect(calls).toHaveLength(1);
  await moveTime({ byMs: minutes(6) });
  await tick();
  expect(await order.readOrders()).toMatchObject([{ status: "canceled", declines: 5 }]);
});

test("P02 While Stripe refuses to cancel a payment, none at another price is opened", async () => {
  const payer = await order.openPayer();
  await order.readStarted(await order.askToolkit(payer, "49"));
  const { deps, calls } = refusing("cancelIntent");
  const cheaper = startOrder(
    { ...deps, ...guardPorts, limits: openLimits },
    { visitorHash: await order.hashOf(payer), addressPrefix: "::" },
    {
      product: "perfectionism_toolkit",
      amountCents: 3_900,
      email: null,
      archetype: null,
      consentVersion: null,
      quizResult: null,
    },
  );
  await expect(cheaper).rejects.toMatchObject({ code: "unavailable" });
  expect(calls).not.toEqual([]);
  expect((await order.listIntents()).map(({ amount, status }) => [amount, status])).toEqual([
    [4_900, "requires_payment_method"],
  ]);
  expect(await order.readOrders()).toMatchObject([{ status: "created", amount_cents: 4_900 }]);
});
