import { expect, test } from "vitest";
import { homeLocale } from "#app/domain/locale.ts";
import { describeFiles, describeMails, type Mail } from "./describe-sent.ts";

const onDay = (day: number) => Date.UTC(2026, 10, day);
const mail = (changes: Partial<Mail>): Mail => ({
  kind: "plan_day",
  status: "queued",
  sentAt: null,
  dueAt: onDay(24),
  ...changes,
});

test("Mails of one kind and status are one line, from the first day to the last", () => {
  const mails = [
    mail({ dueAt: onDay(26) }),
    mail({ kind: "data_link", status: "sent", dueAt: onDay(20), sentAt: onDay(23) }),
    mail({ dueAt: onDay(24) }),
    mail({ status: "sent", sentAt: onDay(23) }),
  ];
  expect(describeMails(mails, homeLocale())).toEqual([
    {
      label: "A day of your plan",
      value: "2 times, November 24, 2026 to November 26, 2026, waiting to be sent",
    },
    { label: "Link to your data", value: "November 23, 2026, sent" },
    { label: "A day of your plan", value: "November 23, 2026, sent" },
  ]);
  expect(describeMails([], homeLocale())).toEqual([]);
});

test("Files of one kind are one line, named by what they are", () => {
  const stored = (key: string, size = 42_100) => ({ key: `reports/${key}`, size });
  const files = [
    stored("1/2026-11-e-report.pdf", 142_207),
    stored("1/2026-11-e-plan.pdf"),
    stored("2/2026-11-e-report-since-1.pdf", 148_561),
    stored("2/2026-11-e-plan.pdf"),
    stored("3/2026-11-a-dating.pdf", 94_000),
    stored("3/other.pdf"),
  ];
  expect(describeFiles(files)).toEqual([
    { label: "Life report", value: "2 PDFs, 291 kB" },
    { label: "Seven-day plan", value: "2 PDFs, 85 kB" },
    { label: "Dating report", value: "PDF, 94 kB" },
    { label: "other.pdf", value: "PDF, 43 kB" },
  ]);
});
