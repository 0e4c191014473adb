import { expect, test } from "vitest";
import { homeLocale } from "#app/domain/locale.ts";
import { describeHeld } from "./describe-held.ts";

const attempt = { id: "an id", startedAt: 1, completedAt: 2, scores: null, userId: "u" };
const nothing = {
  address: "ada@example.test",
  waitlist: [],
  submissions: [],
  responses: [],
  pulses: [],
  attemptVisitors: [],
  orderVisitors: [],
  subscriptions: [],
  orders: [],
  exitOffers: [],
  reviews: [],
  withdrawals: [],
  mails: [],
  suppressions: [],
};
const readConsent = (
  itemConsents: { attemptId: string; givenAt: number; isCounted: boolean }[],
) => {
  const person = { ...nothing, attempts: [attempt], itemConsents };
  const { sections } = describeHeld({ person, files: [], customers: [] }, homeLocale());
  const lines = sections.flatMap((section) => section.lines);
  return lines.find(({ label }) => label.includes("improve the statements"))?.value;
};

test.each([
  [false, "agreed on November 23, 2026, not counted yet"],
  [true, "agreed on November 23, 2026, counted in sums you can’t be taken out of again"],
])("An assessment says that its answers may be counted (counted: %s)", (isCounted, told) => {
  const consent = { givenAt: Date.UTC(2026, 10, 23, 12), isCounted };
  expect(readConsent([{ ...consent, attemptId: "an id" }])).toBe(told);
  expect(readConsent([{ ...consent, attemptId: "another" }])).toBeUndefined();
});

test("The notice of a withdrawal is listed as a mail to us, not to the person", () => {
  const sentAt = Date.UTC(2026, 10, 23, 12);
  const mail = { status: "sent", sentAt, dueAt: sentAt };
  const mails = [
    { ...mail, kind: "withdrawal_received" as const },
    { ...mail, kind: "withdrawal_notice" as const },
  ];
  const person = { ...nothing, attempts: [], itemConsents: [], mails };
  const { sections } = describeHeld({ person, files: [], customers: [] }, homeLocale());
  const value = "November 23, 2026, sent";
  expect(sections).toEqual([
    { title: "Emails to you", lines: [{ label: "Receipt of a withdrawal", value }] },
    { title: "Emails to us about you", lines: [{ label: "Notice of a withdrawal", value }] },
  ]);
});
