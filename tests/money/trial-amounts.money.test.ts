import { beforeEach, expect, test } from "vitest";
import { collectConsole } from "../fixtures/console.ts";
import {
  buyTrial,
  hasAccess,
  moveClock,
  openWorld,
  readAmounts,
  readTrials,
  settle,
} from "../fixtures/money-world.ts";

collectConsole();
beforeEach(openWorld);

test("P04 The trial bills $2 at once, $19.99 at day 7, and $19.99 each month after", async () => {
  const buyer = await buyTrial();
  const seen: [number, number[]][] = [];
  let day = 0;
  for (const next of [0, 3, 6.99, 7.1, 37, 67]) {
    await moveClock(next - day);
    day = next;
    await settle();
    seen.push([day, await readAmounts()]);
    expect(await hasAccess(buyer)).toBe(true);
  }
  expect(seen).toEqual([
    [0, [200]],
    [3, [200]],
    [6.99, [200]],
    [7.1, [200, 1999]],
    [37, [200, 1999]],
    [67, [200, 1999, 1999]],
  ]);
  expect(await readTrials()).toMatchObject([{ status: "active", standing: "clear" }]);
});
