import { expect, test } from "vitest";
import { CONSEQUENCES } from "./payment-state.ts";

test.each([
  ["clear", true, false],
  ["refunded", false, true],
  ["disputed", false, true],
  ["lost", false, true],
  ["won", true, true],
] as const)("%s: access %s, ended now %s", (paymentState, hasAccess, endsNow) => {
  expect(CONSEQUENCES[paymentState]).toEqual({ hasAccess, endsNow });
});
