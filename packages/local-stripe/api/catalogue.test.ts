import { beforeEach, expect, test } from "vitest";
import { account, stripe } from "../testing/local-stripe.ts";

beforeEach(() => account.reset());

const addPrice = (changes: object = {}) =>
  stripe.prices.create({
    product_data: { name: "Monthly" },
    currency: "usd",
    unit_amount: 1_999,
    recurring: { interval: "month" },
    ...changes,
  });

test("A lookup key finds its price, is unique and can be transferred", async () => {
  await addPrice();
  const first = await addPrice({ lookup_key: "monthly" });
  const find = async () =>
    (await stripe.prices.list({ lookup_keys: ["monthly", "other"], active: true })).data;
  expect(await find()).toMatchObject([{ id: first.id }]);
  await expect(addPrice({ lookup_key: "monthly" })).rejects.toMatchObject({ param: "lookup_key" });
  const second = await addPrice({ lookup_key: "monthly", transfer_lookup_key: true });
  expect(await find()).toMatchObject([{ id: second.id }]);
  expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
});

test("A product with its own id is created once", async () => {
  const create = () => stripe.products.create({ id: "kindling", name: "Kindling" });
  await create();
  await expect(create()).rejects.toMatchObject({ code: "resource_already_exists" });
});

test("An inactive price cannot be sold", async () => {
  const price = await addPrice();
  await stripe.prices.update(price.id, { active: false });
  expect((await stripe.prices.list({ active: true })).data).toEqual([]);
  const customer = (await stripe.customers.create()).id;
  await expect(
    stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: "http://localhost:8787/",
    }),
  ).rejects.toMatchObject({ param: "line_items[0][price]" });
});
