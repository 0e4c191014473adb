import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findDirectives } from "@kindling/press/directives";
import { typeset } from "@kindling/press/manuscript";
import type { CalendarDay } from "./calendar-file.ts";

type Week = { readonly title: string; readonly days: readonly CalendarDay[] };

const CHAPTER = join(import.meta.dirname, "30-day-consistency-calendar/3-the-days.md");
const SMALL = "**The small version:** ";

/** The days of the chapter, the one source of the wall sheet and the calendar file. */
export function readWeeks(): Week[] {
  const [, ...weeks] = typeset(readFileSync(CHAPTER, "utf8")).split(/^# /m);
  return weeks.map(readWeek);
}

function readWeek(source: string): Week {
  const [title = ""] = source.split("\n");
  const days = findDirectives(source).flatMap((part): CalendarDay[] => {
    if (typeof part === "string" || part.name !== "step") return [];
    const [number, name = ""] = part.rest.split(" | ");
    const [action = "", small] = part.body.split(SMALL);
    if (small === undefined) throw new Error(`Day ${number} has no small version.`);
    return [{ number: Number(number), title: name, action: action.trim(), small: small.trim() }];
  });
  return { title, days };
}
