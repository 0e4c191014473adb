import { formatDay } from "#app/domain/calendar-day.ts";
import type { Locale } from "#app/domain/locale.ts";
import { generalPlan } from "../content/general-plan.ts";
import { headLines, joinLines, wrapLines } from "./plan-text.ts";

/** Writes the text file offered on the thank-you page. */
export const writeGeneralPlan = (attemptId: string, nowMs: number, locale: Locale): string =>
  joinLines([
    generalPlan.title,
    "=".repeat(generalPlan.title.length),
    "",
    `${generalPlan.date}: ${formatDay(nowMs, locale)}`,
    `${generalPlan.assessment}: ${attemptId.slice(0, 8)}`,
    "",
    ...wrapLines(generalPlan.lead),
    ...generalPlan.days.flatMap(({ title, tasks }, index) => [
      "",
      ...headLines(generalPlan.day(index + 1, title)),
      ...tasks.flatMap((task) => wrapLines(task, "[ ] ")),
    ]),
    "",
    ...wrapLines(generalPlan.closing),
  ]);
