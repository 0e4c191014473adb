import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutPath, exitPrice, readPrice, regularPrice } from "./price.ts";

test("The two prices are the documented ones", () => {
  expect(regularPrice).toEqual({ amount: 4_900, display: "$49", isExitIntent: false });
  expect(exitPrice).toEqual({ amount: 3_900, display: "$39", isExitIntent: true });
});

test.each([
  ["39", exitPrice],
  ["49", regularPrice],
  [null, regularPrice],
  ["", regularPrice],
  ["039", regularPrice],
  ["39.0", regularPrice],
  [" 39", regularPrice],
  ["3900", regularPrice],
  ["-39", regularPrice],
  ["0", regularPrice],
])("P01 The parameter %j is parsed as a price", (parameter, price) => {
  expect(readPrice(parameter)).toBe(price);
});

test("P01 Only the text 39 lowers the price", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(text !== "39");
      expect(readPrice(text)).toBe(regularPrice);
    }),
  );
});

test("A checkout link round-trips its price", () => {
  for (const price of [regularPrice, exitPrice]) {
    const { searchParams } = new URL(checkoutPath(price), "https://kindling.example");
    expect(readPrice(searchParams.get("price"))).toBe(price);
  }
});
