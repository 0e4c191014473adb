import { expect, test } from "vitest";
import { describeFile, describeMails, type Mail } from "./describe-sent.ts";

const onDay = (day: number) => Date.UTC(2026, 10, day);
const mail = (changes: Partial<Mail>): Mail => ({
  ...{ kind: "plan_day", status: "queued", sentAt: null, dueAt: onDay(24) },
  ...changes,
});

test("Mails of one kind and status are one line, from the first day to the last", () => {
  const mails = [
    mail({ dueAt: onDay(26) }),
    mail({ kind: "data_link", status: "sent", dueAt: onDay(20), sentAt: onDay(23) }),
    mail({ dueAt: onDay(24) }),
    mail({ status: "sent", sentAt: onDay(23) }),
  ];
  expect(describeMails(mails)).toEqual([
    {
      label: "A day of your plan",
      value: "2 times, 24 November 2026 to 26 November 2026, waiting to be sent",
    },
    { label: "Link to your data", value: "23 November 2026, sent" },
    { label: "A day of your plan", value: "23 November 2026, sent" },
  ]);
  expect(describeMails([])).toEqual([]);
});

test.each([
  ["reports/1/2026-11-e-report.pdf", "Life report"],
  ["reports/2/2026-11-e-report-since-1.pdf", "Life report"],
  ["reports/1/2026-11-e-plan.pdf", "Seven-day plan"],
  ["reports/3/2026-11-a-dating.pdf", "Dating report"],
  ["reports/3/other.pdf", "other.pdf"],
])("A file is named by what it is: %s", (key, label) => {
  expect(describeFile({ key, size: 142_207 })).toEqual({ label, value: "PDF, 143 kB" });
});
