import { expect, test } from "vitest";
import { readSearch, readSubject, writeSubject } from "./subject.ts";

const ID = "11111111-1111-4111-8111-111111111111";

test.each([
  [" Ada@Example.test ", { by: "address", text: "Ada@Example.test" }],
  ["#7777ABCD", { by: "number", id: "7777abcd" }],
  ["7777abcd", { by: "number", id: "7777abcd" }],
  ["pi_3Abc", { by: "payment", id: "pi_3Abc" }],
  ["cus_Abc", { by: "customer", id: "cus_Abc" }],
  ["ch_Abc", { by: "charge", id: "ch_Abc" }],
  ["py_Abc", { by: "charge", id: "py_Abc" }],
  [ID.toUpperCase(), { by: "id", id: ID }],
  ["", null],
  ["Ada", null],
  ["7777abc", null],
  ["sub_123", null],
  ["pi_", null],
])("The search reads %j", (typed, search) => {
  expect(readSearch(typed)).toEqual(search);
});

test.each([`order:${ID}`, `attempt:${ID}`, "signup:7", "submission:123"])(
  "%s names a person",
  (text) => {
    const subject = readSubject(text);
    expect(subject && writeSubject(subject)).toBe(text);
  },
);

test.each([
  "",
  "order",
  `order:${ID}:1`,
  "order:7",
  `signup:${ID}`,
  "signup:0",
  "signup:1e9",
  `review:${ID}`,
  `toString:${ID}`,
  "ada@example.test",
  `order:${ID.toUpperCase().replace("1", "A")}`,
])("%j names nobody", (text) => {
  expect(readSubject(text)).toBeNull();
});
