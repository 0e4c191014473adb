import { expect, test } from "vitest";
import { tickSale } from "./flash-sale.ts";
import { FRESH_SESSION } from "./quiz-session.ts";

test("The flash sale runs from 600 seconds to none", () => {
  expect(tickSale(FRESH_SESSION).timeLeft).toBe(599);
  expect(tickSale({ ...FRESH_SESSION, timeLeft: 0 }).timeLeft).toBe(0);
});
