import { setUpPrices } from "../../tools/stripe-prices.ts";
import { account, stripe } from "../fixtures/stripe-world.ts";
import { beforeEach, expect, test } from "../setup/test.ts";

const KEYS = ["life_assessment_trial_fee", "life_assessment_monthly"];

const listPrices = async () => {
  const { data } = await stripe().prices.list({ lookup_keys: KEYS, active: true });
  return data
    .map(({ lookup_key, unit_amount, currency, recurring, tax_behavior }) => [
      lookup_key,
      unit_amount,
      currency,
      recurring?.interval ?? null,
      tax_behavior,
    ])
    .toSorted();
};
const PRICES = [
  ["life_assessment_monthly", 1999, "usd", "month", "inclusive"],
  ["life_assessment_trial_fee", 200, "usd", null, "inclusive"],
];

beforeEach(() => account().reset());

test("Setting up prices in an empty account creates the catalogue's prices and is idempotent", async () => {
  expect(await setUpPrices(stripe())).toHaveLength(2);
  expect(await listPrices()).toEqual(PRICES);
  expect(await setUpPrices(stripe())).toEqual([]);
  expect(await listPrices()).toEqual(PRICES);
});

test("A price with another amount loses its lookup key to the right one", async () => {
  const { id: product } = await stripe().products.create({ name: "Trial" });
  await stripe().prices.create({
    product,
    currency: "usd",
    unit_amount: 900,
    lookup_key: "life_assessment_trial_fee",
  });
  expect(await setUpPrices(stripe())).toHaveLength(2);
  expect(await listPrices()).toEqual(PRICES);
});
