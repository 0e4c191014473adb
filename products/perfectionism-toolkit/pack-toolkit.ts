import { strToU8, type Zippable } from "fflate";
import { packZip } from "../pack-zip.ts";
import { type CalendarDay, writeCalendarFile } from "./calendar-file.ts";
import { EDITION, printTool } from "./print-tool.ts";
import { readWeeks } from "./read-weeks.ts";
import { writeStartPage } from "./start-page.ts";
import { TOOLS } from "./tools.ts";

const FOLDER = "Perfectionism Toolkit/";
const MONTHLY = "3 30-Day Consistency Calendar (from the 1st of any month).ics";

/** The first of a month with more than thirty days, so that every day of the plan has its date. */
const ANY_MONTH = "2026-01-01";

/** The bundle: the start page, the seven tools and a calendar file, the same bytes whenever it is packed. */
export async function packToolkit(): Promise<Uint8Array> {
  const days = readWeeks().flatMap((week) => week.days);
  const files: Zippable = { [`${FOLDER}Start here.html`]: strToU8(await writeStartPage(days)) };
  for (const tool of TOOLS) files[FOLDER + tool.file] = (await printTool(tool)).bytes;
  files[FOLDER + MONTHLY] = strToU8(writeMonthly(days));
  return packZip(files, EDITION);
}

const writeMonthly = (days: readonly CalendarDay[]): string =>
  writeCalendarFile({ days, stampedAt: EDITION, everyMonthFrom: ANY_MONTH });
