import { vi } from "vitest";
import { START } from "../fixtures/frozen-time.ts";
import { openWorld } from "../fixtures/stripe-world.ts";
import { test as base } from "./test.ts";

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from "vitest";
export { consoleLines } from "./test.ts";

/** Stops time for the workers and the local Stripe alike, and begins each test with nothing but our prices there. */
export const test = base.extend<{ world: undefined }>({
  world: [
    async ({ task: _ }, use) => {
      vi.useFakeTimers({ toFake: ["Date"], now: START });
      await openWorld();
      await use(undefined);
      vi.useRealTimers();
    },
    { auto: true },
  ],
});
