/** One day of the 30-Day Consistency Calendar, as in its manuscript. */
export type CalendarDay = { number: number; title: string; action: string; small: string };

/** All dates as YYYY-MM-DD: a day of the buyer's own calendar, in no time zone. */
export type CalendarPlan = { days: readonly CalendarDay[]; stampedAt: Date } & (
  | { firstDay: string; time?: string | undefined }
  | { everyMonthFrom: string }
);

const NAME = "30-Day Consistency Calendar";
const LINE_OCTETS = 75;

/**
 * An iCalendar file (RFC 5545) of one event a day. With `firstDay`, day 1 is on that day, all day or at the floating `time`
 * (HH:MM) with a reminder. With `everyMonthFrom`, the first of a month of at least thirty days, day n is the n-th of
 * every month: such a file never goes out of date. The build and the start page both write their files here.
 */
export function writeCalendarFile(plan: CalendarPlan): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Perfectionism Toolkit//30-Day Consistency Calendar//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${NAME}`,
    `X-WR-CALNAME:${NAME}`,
    ...plan.days.flatMap((day) => writeEvent(day, plan)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function writeEvent(day: CalendarDay, plan: CalendarPlan): string[] {
  const title = `Day ${day.number}: ${day.title}`;
  return [
    "BEGIN:VEVENT",
    `UID:${nameEvent(day, plan)}@perfectionism-toolkit.invalid`,
    `DTSTAMP:${plan.stampedAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    ...writeWhen(day, plan),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${day.action}\n\nSmall version: ${day.small}`)}`,
    "TRANSP:TRANSPARENT",
    ...writeAlarm(title, plan),
    "END:VEVENT",
  ];
}

/** The id of an event: importing a file twice adds nothing, but another first day adds new events. */
function nameEvent(day: CalendarDay, plan: CalendarPlan): string {
  const number = String(day.number).padStart(2, "0");
  return "firstDay" in plan ? `day-${number}-from-${plan.firstDay}` : `day-${number}-every-month`;
}

function writeWhen(day: CalendarDay, plan: CalendarPlan): string[] {
  const first = "firstDay" in plan ? plan.firstDay : plan.everyMonthFrom;
  const date = compactDate(first, day.number - 1);
  if ("firstDay" in plan && plan.time) {
    return [`DTSTART:${date}T${plan.time.replace(":", "")}00`, "DURATION:PT15M"];
  }
  const when = [`DTSTART;VALUE=DATE:${date}`, `DTEND;VALUE=DATE:${compactDate(first, day.number)}`];
  return "firstDay" in plan ? when : [...when, "RRULE:FREQ=MONTHLY"];
}

function writeAlarm(title: string, plan: CalendarPlan): string[] {
  if (!("firstDay" in plan && plan.time)) return [];
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    "TRIGGER:PT0M",
    "END:VALARM",
  ];
}

function compactDate(firstDay: string, daysLater: number): string {
  const date = new Date(`${firstDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Folds at 75 octets, but never inside a character: some readers decode line by line. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const folded = [""];
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (octets > room) {
      folded.push("");
      room = LINE_OCTETS - 1;
    }
    folded.push(`${folded.pop()}${character}`);
    room -= octets;
  }
  return folded.join("\r\n ");
}
