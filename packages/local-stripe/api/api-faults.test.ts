import { beforeEach, describe, expect, test } from "vitest";
import { account, callApi, connect, stripe } from "../testing/local-stripe.ts";

const plan = (api: object) =>
  account.planFaults({ api } as Parameters<typeof account.planFaults>[0]);
const countCustomers = async () => (await stripe.customers.list()).data.length;
const patient = connect("sk_test_sandbox", { maxNetworkRetries: 2 });

beforeEach(() => account.reset());

describe("The same key", () => {
  test("gives the same answer, and nothing is done twice", async () => {
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

  test("at once from many callers makes one", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        stripe.customers.create({ name: "Ada" }, { idempotencyKey: "many" }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await countCustomers()).toBe(1);
  });

  test("for another call is refused", async () => {
    await stripe.customers.create({ name: "Ada" }, { idempotencyKey: "one" });
    await expect(
      stripe.customers.create({ name: "Eve" }, { idempotencyKey: "one" }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
    await expect(
      stripe.products.create({ name: "Ada" }, { idempotencyKey: "one" }),
    ).rejects.toThrow("'/v1/products' vs '/v1/customers'");
  });

  test("gives a declined charge again, which was kept; a wrong parameter was not", async () => {
    const options = { idempotencyKey: "declined" };
    const pay = (amount: number, payment_method: string) =>
      stripe.paymentIntents.create(
        { amount, currency: "usd", confirm: true, payment_method },
        options,
      );
    await expect(pay(3, "pm_card_chargeDeclined")).rejects.toMatchObject({ param: "amount" });
    const refusals = [
      await pay(300, "pm_card_chargeDeclined").catch((error: unknown) => error),
      await pay(300, "pm_card_chargeDeclined").catch((error: unknown) => error),
    ] as { code: string; charge: string }[];
    expect(refusals[0]).toMatchObject({ code: "card_declined", charge: expect.any(String) });
    expect(refusals[1]?.charge).toBe(refusals[0]?.charge);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });
});

describe("On order", () => {
  test("an answer is lost after the deed, and asking again with the key finds it", async () => {
    await plan({ dropAfterCommit: { next: 1, method: "POST", path: "/v1/customers" } });
    const create = () => stripe.customers.create({}, { idempotencyKey: "lost" });
    await expect(create()).rejects.toMatchObject({ type: "StripeConnectionError" });
    expect(await countCustomers()).toBe(1);
    await create();
    expect(await countCustomers()).toBe(1);
  });

  test("the SDK itself asks again", async () => {
    await plan({ dropAfterCommit: { next: 1 } });
    await patient.customers.create();
    expect(await countCustomers()).toBe(1);
  });

  test("a call fails before or after it was done", async () => {
    await plan({ fail: { next: 1 } });
    await expect(stripe.customers.create()).rejects.toMatchObject({ statusCode: 500 });
    expect(await countCustomers()).toBe(0);
    await plan({ failAfterCommit: { next: 1 } });
    await expect(stripe.customers.create()).rejects.toMatchObject({ type: "StripeAPIError" });
    expect(await countCustomers()).toBe(1);
  });

  test("there are too many calls", async () => {
    await plan({ rateLimit: { next: 1 } });
    await expect(stripe.customers.list()).rejects.toMatchObject({
      type: "StripeRateLimitError",
      statusCode: 429,
    });
    expect(await countCustomers()).toBe(0);
  });

  test("only calls that the plan names go wrong", async () => {
    await plan({ fail: { next: 1, method: "POST", path: "/v1/products" } });
    await stripe.customers.create();
    await stripe.products.list();
    await expect(stripe.products.create({ name: "x" })).rejects.toThrow();
    expect((await account.readFaults()).api.fail.next).toBe(0);
  });

  test("nothing works until the plan changes", async () => {
    await plan({ down: true });
    expect((await callApi("/v1/customers")).status).toBe(503);
    await plan({});
    expect(await countCustomers()).toBe(0);
  });

  test("a slow call answers what was true when it was asked", async () => {
    const { id } = await stripe.customers.create({ name: "before" });
    await plan({ slow: { next: 1, method: "GET", ms: 150 } });
    const slow = stripe.customers.retrieve(id);
    await scheduler.wait(30);
    await stripe.customers.update(id, { name: "after" });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: "after" });
    expect(await slow).toMatchObject({ name: "before" });
  });
});
