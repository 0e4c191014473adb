import { expect, test } from "vitest";
import { readRequiredCheck } from "./required-check.ts";

const wait = { kind: "wait", waitMs: 5_000, ticket: "a ticket" };
const widget = { kind: "turnstile", siteKey: "a key", scriptUrl: "/a-script.js" };

test.each([wait, widget])("A check is read from a response: %j", (check) => {
  expect(readRequiredCheck({ state: "check", clientSecret: null, check })).toEqual(check);
  expect(readRequiredCheck({ checkout_url: null, check: { ...check, more: 1 } })).toEqual(check);
});

test.each([
  undefined,
  null,
  "",
  {},
  { clientSecret: "pi_1_secret_2" },
  { check: null },
  { check: "wait" },
  { check: {} },
  { check: { kind: "other" } },
  ...Object.keys(wait).map((name) => ({ check: { ...wait, [name]: undefined } })),
  ...Object.keys(widget).map((name) => ({ check: { ...widget, [name]: "" } })),
])("%j has none", (answer) => {
  expect(readRequiredCheck(answer)).toBeNull();
});
