import { describe, expect, test } from "vitest";
import { days, hours } from "#app/domain/duration.ts";
import { billing, charge, known, NOW, subscription } from "../../../tests/fixtures/billing.ts";
import { areDailyMailsOn, listDailyMails } from "./daily-mails.ts";
import { decideSync } from "./decide-sync.ts";

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

describe("The days of the plan", () => {
  type Known = Parameters<typeof decideSync>[1];
  const decide = (given: ReturnType<typeof billing>, changes: Partial<Known> = {}, now = NOW) =>
    decideSync(given, { ...known, ...changes }, now);
  const daysOf = ({ mails }: ReturnType<typeof decideSync>) =>
    mails.filter(({ kind }) => kind === "plan_day");

  test("are scheduled with the trial, by attempt and day", () => {
    const decision = decide(billing([subscription()]));
    expect(daysOf(decision)).toEqual([
      { kind: "plan_day", cause: "attempt:1", payload: { day: 1 } },
      ...[2, 3, 4, 5, 6, 7].map((day) => ({
        kind: "plan_day",
        cause: `attempt:${day}`,
        payload: { day },
        dueAt: NOW + days(day - 1),
      })),
    ]);
    expect(decision.hasDailyMails).toBe(true);
  });

  test("do not start after the trial, and are not withdrawn by its end", () => {
    const decision = decide(billing([subscription({ status: "active" })]), {}, NOW + days(8));
    expect([daysOf(decision), decision.hasDailyMails]).toEqual([[], true]);
  });

  const stops: [string, Parameters<typeof decide>[0], Parameters<typeof decide>[1]][] = [
    ["a cancellation", billing([subscription({ isCancelling: true, canceledAt: NOW })]), {}],
    ["a cancellation that is only noted", billing([subscription()]), { cancelRequestedAt: NOW }],
    ["an unsubscribe request", billing([subscription()]), { dailyMailsStoppedAt: NOW }],
    ["a refund", billing([subscription()], [charge({ refundedCents: 200 })]), {}],
    ["a dispute", billing([subscription()], [charge({ dispute: "open", withheldCents: 200 })]), {}],
    ["a declined card", billing([subscription({ status: "past_due" })]), {}],
    ["the subscription's end", billing([subscription({ status: "canceled", endedAt: NOW })]), {}],
  ];
  test.each(stops)("end with %s", (_, given, changes) => {
    const decision = decide(given, changes);
    expect([daysOf(decision), decision.hasDailyMails]).toEqual([[], false]);
  });

  test("continue where they were when a cancellation is revoked", () => {
    const decision = decide(billing([subscription()]), {}, NOW + days(4) + hours(1));
    expect(daysOf(decision).map(({ cause, dueAt }) => [cause, dueAt])).toEqual([
      ["attempt:5", undefined],
      ["attempt:6", NOW + days(5)],
      ["attempt:7", NOW + days(6)],
    ]);
  });
});
