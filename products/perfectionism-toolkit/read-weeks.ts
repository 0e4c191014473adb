import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findDirectives } from "../../tools/products/directives.ts";
import { parseManuscript, typeset } from "../../tools/products/manuscript.ts";
import type { CalendarDay } from "./calendar-file.ts";

type Week = { readonly title: string; readonly days: readonly CalendarDay[] };

const FOLDER = join(import.meta.dirname, "30-day-consistency-calendar");
const SMALL = "**The small version:** ";

/** The days as the calendar's chapters tell them, so that the sheet for the wall and the calendar file say the same. */
export function readWeeks(): Week[] {
  const weeks = globSync("*.md", { cwd: FOLDER })
    .sort()
    .map((file) => readWeek(readFileSync(join(FOLDER, file), "utf8")));
  return weeks.filter(({ days }) => days.length > 0);
}

function readWeek(source: string): Week {
  const [head = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const { title = "" } = parseManuscript(head).facts;
  const days = findDirectives(typeset(source)).flatMap((part): CalendarDay[] => {
    if (typeof part === "string" || part.name !== "step") return [];
    const [number, name = ""] = part.rest.split(" | ");
    const [action = "", small] = part.body.split(SMALL);
    if (small === undefined) throw new Error(`Day ${number} has no small version.`);
    return [
      { number: Number(number), title: name, action: action.trim(), small: small.trim() },
    ];
  });
  return { title, days };
}
