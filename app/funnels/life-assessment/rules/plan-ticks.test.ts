import { expect, test } from "vitest";
import {
  changeTick,
  findDone,
  findToday,
  type PlanTicks,
  parseTicks,
  taskKey,
  writeTicks,
} from "./plan-ticks.ts";
import type { PlanDay } from "./plan-week.ts";

const ATTEMPT = "3f2b8c1d-0000-4000-8000-000000000000";
const WEEK: readonly PlanDay[] = [
  { title: "Look", tasks: ["read", "write", "choose"], area: null, side: null },
  { title: "Step", tasks: ["do"], area: "growth", side: "Wisdom" },
  { title: "Keep", tasks: ["read again"], area: null, side: null },
];

/** All tasks of the first days, ticked on one day. */
const tickDays = (days: number, on: string): PlanTicks =>
  Object.fromEntries(
    WEEK.slice(0, days).flatMap(({ tasks }, day) =>
      tasks.map((_, task) => [taskKey(day, task), on]),
    ),
  );

test("Ticks are kept for each attempt, and can be removed", () => {
  const ticks = changeTick(changeTick({}, "0.0", "2026-11-23"), "0.1", "2026-11-24");
  const one = writeTicks("", ATTEMPT, ticks);
  expect(parseTicks(one, ATTEMPT)).toEqual(ticks);
  expect(parseTicks(one, "another")).toEqual({});
  const both = writeTicks(one, "another", { "0.0": "2026-12-24" });
  expect(parseTicks(both, ATTEMPT)).toEqual(ticks);
  expect(parseTicks(both, "another")).toEqual({ "0.0": "2026-12-24" });
  expect(parseTicks(writeTicks(both, ATTEMPT, {}), ATTEMPT)).toEqual({});
  expect(changeTick(ticks, "0.0", null)).toEqual({ "0.1": "2026-11-24" });
});

test("Only the ten plans used last are kept", () => {
  let stored = "";
  for (let plan = 0; plan <= 10; plan += 1) {
    stored = writeTicks(stored, `plan ${plan}`, { "0.0": "2026-11-23" });
  }
  expect(parseTicks(stored, "plan 0")).toEqual({});
  expect(parseTicks(stored, "plan 1")).toEqual({ "0.0": "2026-11-23" });
});

test("Ticks of an earlier version, which kept one plan, still count", () => {
  const ticks = { "0.0": "2026-11-23" };
  expect(parseTicks(JSON.stringify({ attempt: ATTEMPT, ticks }), ATTEMPT)).toEqual(ticks);
});

test.each(["", "{", "[]", '{"attempt":1}', `{"attempt":"${ATTEMPT}","ticks":{"0.0":7}}`])(
  "Damaged data (%j) counts as no ticks",
  (stored) => {
    expect(parseTicks(stored, ATTEMPT)).toEqual({});
  },
);

test("A day is done when all of its tasks are", () => {
  const most = changeTick(tickDays(1, "2026-11-23"), "0.2", null);
  expect([...findDone(most, WEEK)]).toEqual([]);
  expect([...findDone(tickDays(2, "2026-11-23"), WEEK)]).toEqual([0, 1]);
});

test.each([
  ["nothing is done", 0, "2026-11-23", 0],
  ["a day was finished today", 1, "2026-11-23", 0],
  ["a day was finished yesterday", 1, "2026-11-24", 1],
  ["days were missed", 1, "2026-12-24", 1],
  ["the last day was finished today", 3, "2026-11-23", null],
  ["all days were done before", 3, "2026-11-24", null],
] as const)("When %s, today is found", (_case, days, today, found) => {
  expect(findToday(tickDays(days, "2026-11-23"), WEEK, today)).toBe(found);
});
