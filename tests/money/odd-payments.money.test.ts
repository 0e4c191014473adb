import { env } from "cloudflare:workers";
import { noteCancelRequest } from "#app/data/quiz2-subscriptions.ts";
import { requestSync } from "#app/data/stripe-events.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { createPayments } from "#app/payments/payments.ts";
import type { LogEntry } from "#app/platform/log.ts";
import { syncTrialNow } from "#app/subscriptions/server/sync-trial.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import * as money from "../fixtures/money-world.ts";
import { card, syncAll } from "../fixtures/stripe-world.ts";
import { insertPaid, payAgain } from "../fixtures/trials.ts";
import { expect, test } from "../setup/money.ts";

test("P01 The checkout takes only cards, in the currency of our pages, and states the fee", async () => {
  const id = await money.openSession(await money.openBuyer());
  expect(await money.stripe().checkout.sessions.retrieve(id)).toMatchObject({
    payment_method_types: ["card"],
    adaptive_pricing: { enabled: false },
    custom_text: { submit: { message: expect.stringContaining("You pay $2 today for 7 days.") } },
  });
});

test("P05 A paid checkout whose reference names no attempt leads nowhere, but its trial still opens", async () => {
  const buyer = await money.openBuyer();
  const { customer } = await money
    .stripe()
    .checkout.sessions.retrieve(await money.openSession(buyer));
  const { data } = await money.stripe().prices.list({ active: true });
  const session = await money.stripe().checkout.sessions.create({
    mode: "subscription",
    customer: String(customer),
    client_reference_id: "a cart of somebody's",
    line_items: data.map(({ id }) => ({ price: id, quantity: 1 })),
    subscription_data: { trial_period_days: 7, metadata: { attempt_id: buyer.id } },
    success_url: "https://kindling.example/quiz2/thank-you?session_id={CHECKOUT_SESSION_ID}",
  });
  await money.account().payCheckout(session.id, card());
  expect(await money.syncDeps().payments.findPaidAttempt(session.id)).toBeNull();
  await money.settle();
  expect(await money.hasAccess(buyer)).toBe(true);
});

/** Returns ports with charges of an unknown shape, and what they log. */
function withOddCharges() {
  const logged: LogEntry[] = [];
  const sandbox = {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const response = await env.STRIPE_SANDBOX.fetch(request);
      if (!new URL(request.url).pathname.startsWith("/v1/charges")) return response;
      const list = await response.json<{ data: object[] }>();
      return Response.json({ ...list, data: list.data.map((one) => ({ ...one, amount: "?" })) });
    },
  };
  const payments = createPayments(
    { secretKey: "sk_test_sandbox", clock: Date.now, sandbox },
    (_, entry) => logged.push(entry),
  );
  return { deps: money.syncDeps({ payments }), logged };
}

test("P05 Unreadable charges stop no cancellation, refund or sync", async () => {
  const paid = await insertPaid();
  await moveTime({ byMs: minutes(1) });
  await payAgain(paid);
  const { deps, logged } = withOddCharges();
  await money.settle(deps);
  expect(await money.readTrials()).toMatchObject([{ status: "trialing", payment_state: "clear" }]);
  expect(await money.readAmounts()).toEqual([200, 200, -200]);
  expect(logged).toContainEqual({ event: "stripe", reason: "unreadable charge", count: 2 });
  await noteCancelRequest(deps.db, paid.id, Date.now());
  await syncTrialNow(deps, paid.customerId);
  await moveTime({ byMs: days(40) });
  await money.settle(deps);
  expect(await money.readAmounts()).toEqual([200, 200, -200]);
  expect(await money.readTrials()).toMatchObject([{ status: "canceled" }]);
});

test("P15 Nothing is fetched about a customer who is not ours", async () => {
  const { id: customer } = await money.stripe().customers.create({ email: "eve@example.test" });
  await requestSync(money.syncDeps().db, customer, Date.now());
  const { payments } = money.syncDeps();
  const readBilling = () => Promise.reject(new Error("It was read."));
  await syncAll(money.syncDeps({ payments: { ...payments, readBilling } }));
});

test("P16 Every page of a customer's charges is read", async () => {
  const { customerId } = await insertPaid();
  const charge = { amount: 100, currency: "usd", customer: customerId, confirm: true } as const;
  for (let count = 0; count < 101; count += 1) {
    await money
      .stripe()
      .paymentIntents.create({ ...charge, payment_method: "pm_card_chargeDeclined" })
      .catch(() => undefined);
  }
  expect(await money.syncDeps().payments.readCharges({ customer: customerId })).toHaveLength(102);
});
