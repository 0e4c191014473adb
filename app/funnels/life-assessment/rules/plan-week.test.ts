import { expect, test } from "vitest";
import { planWeek } from "./plan-week.ts";

const steps = ["Wisdom", "Legacy", "Empathy", "Boundaries", "Achievement"].map((side) => ({
  area: "growth" as const,
  side,
  title: `A step for ${side}`,
  text: `Do ${side}.`,
}));

test("The first day takes stock, five have a step each, and the last looks back", () => {
  const week = planWeek(steps);
  expect(week.map(({ side, tasks }) => [side, tasks.length])).toEqual([
    [null, 3],
    ...steps.map(({ side }) => [side, 1]),
    [null, 2],
  ]);
  expect(week[0]?.tasks[0]).toContain("Wisdom and Legacy");
  expect(week[2]).toMatchObject({ title: "A step for Legacy", tasks: ["Do Legacy."] });
  expect(week[6]?.tasks[1]).toContain("Wisdom");
});
