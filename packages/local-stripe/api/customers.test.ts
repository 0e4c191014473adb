import { beforeEach, expect, test } from "vitest";
import {
  account,
  listEventTypes,
  payTrial,
  readAmounts,
  readSubscription,
  stripe,
} from "../testing/local-stripe.ts";

beforeEach(() => account.reset());

test("A deleted customer keeps only its id, and its subscriptions end at once", async () => {
  const { customer } = await payTrial();
  expect(await stripe.customers.del(customer.id)).toMatchObject({
    id: customer.id,
    object: "customer",
    deleted: true,
  });
  expect(await stripe.customers.retrieve(customer.id)).not.toHaveProperty("email");
  expect((await stripe.customers.list()).data).toEqual([]);
  expect(await readSubscription(customer.id)).toMatchObject({ status: "canceled" });
  const { default_payment_method: method } = await readSubscription(customer.id);
  expect(await stripe.paymentMethods.retrieve(String(method))).toMatchObject({ customer: null });
  expect((await listEventTypes()).slice(-1)).toEqual(["customer.deleted"]);
});

test("A deleted customer cannot be changed, deleted again or charged, but its payments can be refunded", async () => {
  const { customer } = await payTrial();
  await stripe.customers.del(customer.id);
  const gone = { statusCode: 404, code: "resource_missing" };
  await expect(stripe.customers.del(customer.id)).rejects.toMatchObject(gone);
  await expect(stripe.customers.update(customer.id, { name: "x" })).rejects.toMatchObject(gone);
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  await stripe.refunds.create({ charge: charge?.id ?? "" });
  await account.advanceClock({ byMs: 40 * 86_400_000 });
  expect(await readAmounts()).toEqual(["charge 200", "refund 200"]);
});
