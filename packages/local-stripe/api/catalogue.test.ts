import { beforeEach, describe, expect, test } from "vitest";
import { account, listEventTypes, stripe } from "../testing/local-stripe.ts";

beforeEach(() => account.reset());

const addPrice = (changes: object = {}) =>
  stripe.prices.create({
    product_data: { name: "Monthly" },
    currency: "usd",
    unit_amount: 1_999,
    recurring: { interval: "month" },
    ...changes,
  });

describe("A lookup key", () => {
  test("finds its price, with the product expanded", async () => {
    await addPrice();
    const price = await addPrice({ lookup_key: "monthly" });
    const { data } = await stripe.prices.list({
      lookup_keys: ["monthly", "other"],
      active: true,
      expand: ["data.product"],
    });
    expect(data).toMatchObject([{ id: price.id, product: { object: "product", name: "Monthly" } }]);
    expect(String(data[0]?.unit_amount_decimal)).toBe("1999");
  });

  test("is unique, and can be transferred", async () => {
    const first = await addPrice({ lookup_key: "monthly" });
    await expect(addPrice({ lookup_key: "monthly" })).rejects.toMatchObject({
      param: "lookup_key",
    });
    const second = await addPrice({ lookup_key: "monthly", transfer_lookup_key: true });
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    expect(second.lookup_key).toBe("monthly");
  });
});

test("A product with its own id is created once, and can be updated and found", async () => {
  const product = await stripe.products.create({ id: "kindling", name: "Kindling" });
  await expect(stripe.products.create({ id: "kindling", name: "Kindling" })).rejects.toMatchObject({
    code: "resource_already_exists",
  });
  await stripe.products.update(product.id, { metadata: { a: "b", c: "d" } });
  const changed = await stripe.products.update(product.id, {
    description: "A plan",
    metadata: { a: "" },
  });
  expect(changed).toMatchObject({ description: "A plan", metadata: { c: "d" } });
  expect((await stripe.products.list({ ids: ["kindling"] })).data).toHaveLength(1);
  expect(await listEventTypes()).toEqual(["product.created", "product.updated", "product.updated"]);
});

test("An inactive price cannot be sold", async () => {
  const price = await addPrice();
  await stripe.prices.update(price.id, { active: false });
  expect((await stripe.prices.list({ active: true })).data).toEqual([]);
  await expect(
    stripe.checkout.sessions.create({
      mode: "subscription",
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: "http://localhost:8787/",
    }),
  ).rejects.toMatchObject({ param: "line_items[0][price]" });
});
