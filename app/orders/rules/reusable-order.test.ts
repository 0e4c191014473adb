import { expect, test } from "vitest";
import { hours } from "#app/domain/duration.ts";
import { isReusable } from "./reusable-order.ts";

const order = { amountCents: 4_900, createdAt: 0 };

test.each([
  ["at once for its amount", 4_900, 0, true],
  ["up to an hour before it closes", 4_900, hours(19) - 1, true],
  ["in its last hour", 4_900, hours(19), false],
  ["for a lower amount", 3_900, 0, false],
  ["for a higher amount", 4_901, 0, false],
])("An open order can be paid %s (%i cents, after %i ms): %s", (_, amountCents, now, usable) => {
  expect(isReusable(order, amountCents, now)).toBe(usable);
});
