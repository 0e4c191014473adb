import { expect, test } from "vitest";
import { hours } from "#app/domain/duration.ts";
import { isExitPriceHeld } from "./exit-price.ts";

const END = Date.UTC(2027, 0, 1);

test.each([
  ["never offered", null, null, END - 1, false],
  ["never offered, with an order from before offers were stored", null, END - 2, END - 1, false],
  ["offered", END, null, END - 1, true],
  ["at its end", END, null, END, false],
  ["after its end", END, null, END + hours(100), false],
  ["at its end, with the payment open", END, END - 1, END, true],
  ["within the hour after it, with the payment open", END, END - 1, END + hours(1) - 1, true],
  ["an hour after it, with the payment open", END, END - 1, END + hours(1), false],
  ["with a payment that was opened after the end", END, END, END + 1, false],
])("Whether the exit price is held: %s", (_when, endsAt, openSince, now, isHeld) => {
  expect(isExitPriceHeld({ endsAt, openSince }, now)).toBe(isHeld);
});
