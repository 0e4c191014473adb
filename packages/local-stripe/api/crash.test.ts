import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import { days } from "../duration.ts";
import { account, payTrial, readAmounts, stripe } from "../testing/local-stripe.ts";

beforeEach(() => account.reset());

const planWebhooks = (webhooks: object) =>
  account.planFaults({ webhooks } as Parameters<typeof account.planFaults>[0]);

test("A restart loses nothing: ledger, clock, schedule, and stored answers", async () => {
  // A delivery that is cut off holds up the restart for as long as Stripe waits for an answer, twenty seconds.
  await planWebhooks({ drop: { next: "all" } });
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
  await planWebhooks({ late: { next: "all" } });
  await stripe.customers.create();
  await runInDurableObject(account, (_, { storage }) => {
    storage.sql.exec("update deliveries set state = 'sending'");
  });
  expect(await account.deliver()).toMatchObject({ delivered: 0 });
  await evictDurableObject(account);
  expect(await account.deliver()).toMatchObject({ delivered: 1 });
});
