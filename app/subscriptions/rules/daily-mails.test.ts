import { describe, expect, test } from "vitest";
import { days, hours } from "#app/domain/duration.ts";
import { areDailyMailsOn, listDailyMails } from "./daily-mails.ts";

const START = Date.UTC(2026, 10, 21, 17, 5);
const reader = {
  status: "trialing" as const,
  paymentState: "clear" as const,
  isCancelling: false,
  cancelRequestedAt: null,
  dailyMailsStoppedAt: null,
};

describe("Whether the days are mailed to a subscriber who", () => {
  test.each([
    ["is in the trial", {}, true],
    ["has renewed", { status: "active" as const }, true],
    ["has cancelled for the end of the trial", { isCancelling: true }, false],
    ["has cancelled while Stripe was away", { cancelRequestedAt: START }, false],
    ["has stopped them", { dailyMailsStoppedAt: START }, false],
    ["has ended", { status: "canceled" as const }, false],
    ["has not paid", { status: "payment_pending" as const }, false],
    ["has begun to pay", { status: "incomplete" as const }, false],
    ["got the money back", { paymentState: "refunded" as const }, false],
    ["disputes the payment", { paymentState: "disputed" as const }, false],
    ["has won the dispute", { paymentState: "lost" as const }, false],
    [
      "has lost the dispute and ended",
      { paymentState: "won" as const, status: "canceled" as const },
      false,
    ],
  ])("%s (%j): %s", (_, changes, areOn) => {
    expect(areDailyMailsOn({ ...reader, ...changes })).toBe(areOn);
  });
});

describe("Of the seven days", () => {
  const daysAt = (now: number) => listDailyMails(START, now).map(({ day }) => day);

  test("the first is sent at once, the others at the time of day of the payment", () => {
    expect(listDailyMails(START, START)).toEqual([
      { day: 1, dueAt: null },
      ...[2, 3, 4, 5, 6, 7].map((day) => ({ day, dueAt: START + days(day - 1) })),
    ]);
  });

  test("the first is sent at once even if Stripe's clock is ahead of ours", () => {
    expect(listDailyMails(START, START - days(10))[0]).toEqual({ day: 1, dueAt: null });
  });

  test.each([
    [days(1) - 1, [1, 2, 3, 4, 5, 6, 7]],
    [days(1), [2, 3, 4, 5, 6, 7]],
    [days(4) + hours(3), [5, 6, 7]],
    [days(7) - 1, [7]],
    [days(7), []],
    [days(300), []],
  ])("only those that are not over are left after %i ms", (passed, left) => {
    expect(daysAt(START + passed)).toEqual(left);
  });

  test("a returning subscriber never gets two at once", () => {
    for (let passed = 0; passed < days(8); passed += hours(5)) {
      const now = listDailyMails(START, START + passed).filter(({ dueAt }) => dueAt === null);
      expect(now.length).toBe(passed < days(7) ? 1 : 0);
    }
  });
});
