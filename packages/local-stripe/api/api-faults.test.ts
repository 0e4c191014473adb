import type Stripe from "stripe";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { days } from "../duration.ts";
import { account, callApi, connect, stripe } from "../testing/local-stripe.ts";

const plan = (api: object) =>
  account.planFaults({ api } as Parameters<typeof account.planFaults>[0]);
const countCustomers = async () => (await stripe.customers.list()).data.length;
/** Waits until the slow call has been received. */
const untilHeld = () =>
  vi.waitFor(async () => expect((await account.readFaults()).api.slow.next).toBe(0));
const patient = connect("sk_test_sandbox", { maxNetworkRetries: 2 });

beforeEach(() => account.reset());

describe("The same idempotency key", () => {
  test("replays the answer and does nothing twice", async () => {
    const options = { idempotencyKey: "one" };
    const first = await stripe.customers.create({ name: "Ada" }, options);
    const second = await stripe.customers.create({ name: "Ada" }, options);
    expect(second).toEqual(first);
    const replay = await callApi("/v1/customers", {
      method: "POST",
      headers: { Authorization: "Bearer sk_test_sandbox", "Idempotency-Key": "one" },
      body: new URLSearchParams({ name: "Ada" }),
    });
    expect(Object.fromEntries(replay.headers)).toMatchObject({
      "idempotency-key": "one",
      "idempotent-replayed": "true",
      "original-request": first.lastResponse.requestId,
      "request-id": expect.stringMatching(/^req_\w{14}$/),
    });
    expect(await countCustomers()).toBe(1);
  });

  test("sent concurrently creates one object", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        stripe.customers.create({ name: "Ada" }, { idempotencyKey: "many" }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await countCustomers()).toBe(1);
  });

  test("is rejected for another call", async () => {
    await stripe.customers.create({ name: "Ada" }, { idempotencyKey: "one" });
    await expect(
      stripe.customers.create({ name: "Eve" }, { idempotencyKey: "one" }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
    await expect(
      stripe.products.create({ name: "Ada" }, { idempotencyKey: "one" }),
    ).rejects.toThrow("'/v1/products' vs '/v1/customers'");
  });

  test("replays a declined charge, but not an invalid parameter", async () => {
    const options = { idempotencyKey: "declined" };
    const pay = (amount: number | string, payment_method: string) =>
      stripe.paymentIntents.create(
        { amount: amount as number, currency: "usd", confirm: true, payment_method },
        options,
      );
    await expect(pay("three", "pm_card_chargeDeclined")).rejects.toMatchObject({ param: "amount" });
    const refusals = [
      await pay(300, "pm_card_chargeDeclined").catch((error: unknown) => error),
      await pay(300, "pm_card_chargeDeclined").catch((error: unknown) => error),
    ] as { code: string; charge: string }[];
    expect(refusals[0]).toMatchObject({ code: "card_declined", charge: expect.any(String) });
    expect(refusals[1]?.charge).toBe(refusals[0]?.charge);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });
});

describe("The error of a call that has begun", () => {
  const options = { idempotencyKey: "kept" };
  const answerOf = (call: Promise<unknown>) =>
    call.catch((error: Stripe.errors.StripeError) => error);

  test("is replayed under its key, and another body is refused", async () => {
    const refund = (charge: string) => stripe.refunds.create({ charge }, options);
    await expect(refund("ch_none")).rejects.toMatchObject({ code: "resource_missing" });
    expect(await answerOf(refund("ch_none"))).toMatchObject({
      code: "resource_missing",
      headers: { "idempotent-replayed": "true" },
    });
    await expect(refund("ch_other")).rejects.toMatchObject({ type: "StripeIdempotencyError" });
    await account.advanceClock({ byMs: days(1) + 1 });
    expect(await answerOf(refund("ch_other"))).toMatchObject({ code: "resource_missing" });
  });

  test.each(["fail", "failAfterCommit"])("is replayed as a 500 for a day (%s)", async (fault) => {
    await plan({ [fault]: { next: 1 } });
    const create = () => answerOf(patient.customers.create({ name: "Ada" }, options));
    const first = await create();
    expect(first).toMatchObject({
      statusCode: 500,
      headers: { "stripe-should-retry": "false" },
    });
    expect(first).not.toHaveProperty("headers.idempotent-replayed");
    expect(await create()).toMatchObject({
      statusCode: 500,
      headers: { "stripe-should-retry": "false", "idempotent-replayed": "true" },
    });
    expect(await countCustomers()).toBe(fault === "fail" ? 0 : 1);
    await account.advanceClock({ byMs: days(1) + 1 });
    expect(await create()).toMatchObject({ object: "customer" });
  });

  test("needs a key of at most 255 characters to be kept", async () => {
    const create = (length: number) =>
      stripe.customers.create({}, { idempotencyKey: "k".repeat(length) });
    await create(255);
    await expect(create(256)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe("Under the fault plan", () => {
  test("an answer is lost after commit, and a retry with the key gets it", async () => {
    await plan({ dropAfterCommit: { next: 1, method: "POST", path: "/v1/customers" } });
    const create = () => stripe.customers.create({}, { idempotencyKey: "lost" });
    await expect(create()).rejects.toMatchObject({ type: "StripeConnectionError" });
    expect(await countCustomers()).toBe(1);
    await create();
    expect(await countCustomers()).toBe(1);
  });

  test("the SDK itself retries", async () => {
    await plan({ dropAfterCommit: { next: 1 } });
    await patient.customers.create();
    expect(await countCustomers()).toBe(1);
  });

  test("a call fails before or after commit", async () => {
    await plan({ fail: { next: 1 } });
    await expect(stripe.customers.create()).rejects.toMatchObject({ statusCode: 500 });
    expect(await countCustomers()).toBe(0);
    await plan({ failAfterCommit: { next: 1 } });
    await expect(stripe.customers.create()).rejects.toMatchObject({ type: "StripeAPIError" });
    expect(await countCustomers()).toBe(1);
  });

  test("a call is rate limited", async () => {
    await plan({ rateLimit: { next: 1 } });
    await expect(stripe.customers.list()).rejects.toMatchObject({
      type: "StripeRateLimitError",
      statusCode: 429,
    });
    expect(await countCustomers()).toBe(0);
  });

  test("only the matching calls fail", async () => {
    await plan({ fail: { next: 1, method: "POST", path: "/v1/products" } });
    await stripe.customers.create();
    await stripe.customers.list();
    await expect(stripe.products.create({ name: "x" })).rejects.toThrow();
    expect((await account.readFaults()).api.fail.next).toBe(0);
  });

  test("every call fails until the plan changes", async () => {
    await plan({ down: true });
    expect((await callApi("/v1/customers")).status).toBe(503);
    await plan({});
    expect(await countCustomers()).toBe(0);
  });

  test("a slow call returns the state at the time of the call", async () => {
    const { id } = await stripe.customers.create({ name: "before" });
    await plan({ slow: { next: 1, method: "GET", ms: 150 } });
    const slow = stripe.customers.retrieve(id);
    await untilHeld();
    await stripe.customers.update(id, { name: "after" });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: "after" });
    expect(await slow).toMatchObject({ name: "before" });
  });
});
