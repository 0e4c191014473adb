import { describe, expect, it } from "vitest";
import { type CalendarDay, writeCalendarFile } from "./calendar-file.ts";

const stampedAt = new Date("2026-01-01T00:00:00Z");
const days: CalendarDay[] = Array.from({ length: 30 }, (_, index) => ({
  number: index + 1,
  title: "Send it; plain, and “as it is” – ünlike every other day of this long, long month",
  action: "Send one email, read through once.\nThen close the lid \\ the door.",
  small: "One line.",
}));

const unfold = (file: string) => file.replaceAll("\r\n ", "");
const valuesOf = (file: string, name: string) =>
  [...unfold(file).matchAll(new RegExp(`^${name}[;:](.*)\r$`, "gm"))].map(([, value]) => value);

describe("the calendar file", () => {
  const file = writeCalendarFile({ days, stampedAt, firstDay: "2028-02-15" });

  it("ends every line with CR LF and holds each to 75 octets", () => {
    const lines = file.split("\r\n");
    expect(lines.pop()).toBe("");
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(" "))).toBe(true);
  });

  it("keeps its text word for word when unfolded and unescaped", () => {
    const [description = ""] = valuesOf(file, "DESCRIPTION");
    const text = description.replaceAll("\\n", "\n").replace(/\\([\\;,])/g, "$1");
    expect(text).toBe(`${days[0]?.action}\n\nSmall version: ${days[0]?.small}`);
    expect(valuesOf(file, "SUMMARY")[0]).toContain("Day 1: Send it\\; plain\\, and “as it is”");
  });

  it("lays thirty whole days in a row, over the end of a leap February", () => {
    const starts = valuesOf(file, "DTSTART");
    const ends = valuesOf(file, "DTEND");
    expect(starts).toHaveLength(30);
    expect(starts[0]).toBe("VALUE=DATE:20280215");
    expect(starts.slice(14, 16)).toEqual(["VALUE=DATE:20280229", "VALUE=DATE:20280301"]);
    expect(ends.slice(0, -1)).toEqual(starts.slice(1));
  });

  it("sets a floating time and a reminder when one was chosen", () => {
    const timed = writeCalendarFile({ days, stampedAt, firstDay: "2027-03-08", time: "07:30" });
    expect(valuesOf(timed, "DTSTART")[0]).toBe("20270308T073000");
    expect(valuesOf(timed, "BEGIN").filter((name) => name === "VALARM")).toHaveLength(30);
  });

  it("repeats on the same days of every month when it has no first day", () => {
    const monthly = writeCalendarFile({ days, stampedAt, everyMonthFrom: "2026-01-01" });
    expect(valuesOf(monthly, "RRULE")).toEqual(days.map(() => "FREQ=MONTHLY"));
    expect(valuesOf(monthly, "DTSTART").at(-1)).toBe("VALUE=DATE:20260130");
  });

  it("gives each event its own id: the same for the same start, another for another start", () => {
    const again = writeCalendarFile({ days, stampedAt: new Date(), firstDay: "2028-02-15" });
    const later = writeCalendarFile({ days, stampedAt, firstDay: "2028-02-16" });
    expect(new Set(valuesOf(file, "UID")).size).toBe(30);
    expect(valuesOf(again, "UID")).toEqual(valuesOf(file, "UID"));
    expect(valuesOf(later, "UID").some((uid) => valuesOf(file, "UID").includes(uid))).toBe(false);
  });
});
