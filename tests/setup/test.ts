import { test as base, vi } from "vitest";
import { emptyTables } from "../fixtures/rows.ts";

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from "vitest";

const LEVELS = ["debug", "info", "log", "warn", "error"] as const;

let lines: string[] = [];

/** What the code has written to the console in this test. */
export const consoleLines = (): readonly string[] => lines;

const describePart = (part: unknown): string =>
  part instanceof Error ? `${part.stack}` : typeof part === "string" ? part : JSON.stringify(part);

/** Begins each test with an empty database, collects what it writes to the console, and ends all its mocks. */
export const test = base.extend<{ fresh: undefined }>({
  fresh: [
    // Vitest requires a destructuring pattern.
    async ({ task: _ }, use) => {
      await emptyTables();
      lines = [];
      for (const level of LEVELS) {
        vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
          lines.push(parts.map(describePart).join(" "));
        });
      }
      await use(undefined);
      vi.restoreAllMocks();
    },
    { auto: true },
  ],
});
