import { expect, test } from "vitest";
import { compareFacts } from "./compare.ts";

test("Facts that differ are named with their path, and equal ones are not", () => {
  const here = { status: "active", invoices: [{ amount: 200 }, { amount: 1_999 }] };
  const there = { status: "active", invoices: [{ amount: 200 }, { amount: 0 }], more: null };
  expect(compareFacts(here, here)).toEqual([]);
  expect(compareFacts(here, there)).toEqual([
    "invoices.1.amount: 1999 here, 0 there",
    "more: undefined here, null there",
  ]);
});
