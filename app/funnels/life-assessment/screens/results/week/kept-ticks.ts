import { useMemo, useState } from "react";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { daysPart } from "#app/funnels/life-assessment/content/results-week.ts";
import {
  changeTick,
  type PlanTicks,
  parseTicks,
  writeTicks,
} from "#app/funnels/life-assessment/rules/plan-ticks.ts";
import { keepValue } from "#app/funnels/life-assessment/screens/kept-value.ts";

const kept = keepValue("quiz2_plan");

type TicksOfPlan = {
  readonly ticks: PlanTicks;
  /** False once a tick could not be stored. */
  readonly isKept: boolean;
  /** `on`: the day of the tick; null removes it. */
  readonly change: (key: string, on: string | null) => void;
};

/** The plan's ticks; if they cannot be stored, they last until the page is left. */
export function useTicks(attempt: string): TicksOfPlan {
  const stored = kept.useValue();
  const [unkept, setUnkept] = useState<PlanTicks | null>(null);
  const read = useMemo(() => parseTicks(stored ?? "", attempt), [stored, attempt]);
  const ticks = unkept ?? read;

  function change(key: string, on: string | null): void {
    const next = changeTick(ticks, key, on);
    if (unkept === null && kept.write(writeTicks(kept.find(), attempt, next))) return;
    if (unkept === null) showToast({ ...daysPart.notKept, tone: "problem" });
    setUnkept(next);
  }

  return { ticks, isKept: unkept === null, change };
}

/** The reader's local day, as `2026-11-23`. */
export function findLocalDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
