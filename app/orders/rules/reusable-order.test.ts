import { expect, test } from "vitest";
import { hours } from "#app/domain/duration.ts";
import { isReusable } from "./reusable-order.ts";

const order = { amountCents: 4_900, createdAt: 0 };

test.each([
  ["for its amount, right away", 4_900, 0, true],
  ["up to an hour before it is closed", 4_900, hours(19) - 1, true],
  ["not in its last hour", 4_900, hours(19), false],
  ["not for a lower amount", 3_900, 0, false],
  ["not for a higher one", 4_901, 0, false],
])("An open order is paid %s", (_, amountCents, now, usable) => {
  expect(isReusable(order, amountCents, now)).toBe(usable);
});
