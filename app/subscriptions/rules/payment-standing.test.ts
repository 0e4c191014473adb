import { expect, test } from "vitest";
import { CONSEQUENCES } from "./payment-standing.ts";

test.each([
  ["clear", true, false],
  ["refunded", false, true],
  ["disputed", false, true],
  ["lost", false, true],
  ["won", true, true],
] as const)("%s: access %s, ended now %s", (standing, hasAccess, endsNow) => {
  expect(CONSEQUENCES[standing]).toEqual({ hasAccess, endsNow });
});
