import { expect, test } from "vitest";
import { days, minutes } from "#app/domain/duration.ts";
import { findWaitMs } from "./card-testing.ts";

const NOTHING = { ordersOfVisitor: 0, declinesOfVisitor: 0, declinesOfAll: 0 };

test.each([
  [{}, null],
  [{ ordersOfVisitor: 4, declinesOfVisitor: 14, declinesOfAll: 99 }, null],
  [{ ordersOfVisitor: 5 }, minutes(10)],
  [{ declinesOfAll: 100 }, minutes(10)],
  [{ declinesOfVisitor: 15 }, days(1)],
  [{ ordersOfVisitor: 5, declinesOfVisitor: 15 }, days(1)],
])("P32 After %j a visitor waits %s ms for another order", (attempts, waitMs) => {
  expect(findWaitMs({ ...NOTHING, ...attempts })).toBe(waitMs);
});
