import { expect, test } from "vitest";
import { homeLocale } from "#app/domain/locale.ts";
import { describeHeld } from "./describe-held.ts";

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
test("The notice of a withdrawal is listed as a mail to us, not to the person", () => {
  const sentAt = Date.UTC(2026, 10, 23, 12);
  const mail = { status: "sent", sentAt, dueAt: sentAt };
  const mails = [
    { ...mail, kind: "withdrawal_received" as const },
    { ...mail, kind: "withdrawal_notice" as const },
  ];
  const person = { ...nothing, attempts: [], mails };
  const { sections } = describeHeld({ person, files: [], customers: [] }, homeLocale());
  const value = "November 23, 2026, sent";
  expect(sections).toEqual([
    { title: "Emails to you", lines: [{ label: "Receipt of a withdrawal", value }] },
    { title: "Emails to us about you", lines: [{ label: "Notice of a withdrawal", value }] },
  ]);
});
