import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import { days } from "../duration.ts";
import { account, payTrial, readAmounts, stripe } from "../testing/local-stripe.ts";

beforeEach(() => account.reset());

test("A restart loses nothing: ledger, clock, schedule, and stored answers", async () => {
  const { customer } = await payTrial();
  const create = () => stripe.customers.create({ name: "Eve" }, { idempotencyKey: "eve" });
  await account.advanceClock({ byMs: days(6) });
  const made = await create();
  const { offsetMs } = await account.readClock();
  await evictDurableObject(account);
  expect(await readAmounts()).toEqual(["charge 200"]);
  expect((await create()).id).toBe(made.id);
  expect((await account.readClock()).offsetMs).toBe(offsetMs);
  await account.advanceClock({ byMs: days(2) });
  expect(await readAmounts()).toEqual(["charge 200", "charge 1999"]);
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
});

test("A webhook in flight during a crash is sent again", async () => {
  await account.planFaults({ webhooks: { late: { next: "all" } } } as Parameters<
    typeof account.planFaults
  >[0]);
  await stripe.customers.create();
  await runInDurableObject(account, (_, { storage }) => {
    storage.sql.exec("update deliveries set state = 'sending'");
  });
  expect(await account.deliver()).toMatchObject({ delivered: 0 });
  await evictDurableObject(account);
  expect(await account.deliver()).toMatchObject({ delivered: 1 });
});
