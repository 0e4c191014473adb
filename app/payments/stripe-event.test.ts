import { expect, test } from "vitest";
import { HANDLED_EVENTS } from "./stripe-event.ts";

test("The handled events fit into one list of events, which takes at most twenty types", () => {
  expect(HANDLED_EVENTS.length).toBeLessThanOrEqual(20);
  expect(new Set(HANDLED_EVENTS).size).toBe(HANDLED_EVENTS.length);
});
