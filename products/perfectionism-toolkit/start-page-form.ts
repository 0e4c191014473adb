/** Runs in the start page, on the buyer's own device: makes the calendar file for the day they choose. */
import { type CalendarDay, writeCalendarFile } from "./calendar-file.ts";

/** Put into the page by start-page.ts. */
declare const CALENDAR_DAYS: readonly CalendarDay[];

const form = find("maker", HTMLFormElement);
const firstDay = find("first-day", HTMLInputElement);
const time = find("time", HTMLInputElement);
const made = find("made", HTMLElement);

document.documentElement.classList.add("scripted");
firstDay.value = formatDate(tomorrow());
form.addEventListener("submit", (event) => {
  event.preventDefault();
  save(`30 days from ${firstDay.value}.ics`);
});

function save(name: string) {
  const file = writeCalendarFile({
    days: CALENDAR_DAYS,
    stampedAt: new Date(),
    firstDay: firstDay.value,
    time: time.value,
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  link.download = name;
  link.click();
  made.textContent = `“${name}” is among your downloads. Open it, and your calendar will take it from there.`;
}

function find<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The start page has no ${id}`);
  return element;
}

function tomorrow(): Date {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  return date;
}

/** Formats the reader's local date, which toISOString() would move for half the world. */
function formatDate(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
