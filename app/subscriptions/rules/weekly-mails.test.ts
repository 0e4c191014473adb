import { describe, expect, test } from "vitest";
import { days, hours } from "#app/domain/duration.ts";
import * as weekly from "./weekly-mails.ts";

const START = 1_790_000_000_000;

describe("Whether weekly mails go to a reader who", () => {
  const reader = {
    ...({ status: "active", paymentState: "clear", isCancelling: false } as const),
    cancelRequestedAt: null,
    weeklyMailsStoppedAt: null,
    coveredBy: null,
  };
  test.each([
    ["subscribes", {}, true],
    ["has won a dispute", { paymentState: "won" }, true],
    ["is in the trial", { status: "trialing" }, false],
    ["owes a payment", { status: "payment_pending" }, false],
    ["has left", { status: "canceled" }, false],
    ["is leaving", { isCancelling: true }, false],
    ["has asked to leave", { cancelRequestedAt: START }, false],
    ["has stopped them", { weeklyMailsStoppedAt: START }, false],
    ["was refunded", { paymentState: "refunded" }, false],
    ["has disputed the payment", { paymentState: "disputed" }, false],
    ["has another subscription", { coveredBy: "an attempt" }, false],
  ] as const)("%s (%j): %s", (_who, changes, isOn) => {
    expect(weekly.areWeeklyMailsOn({ ...reader, ...changes })).toBe(isOn);
  });
});

test("The first weekly mail is due a day after the first renewal, and each further one a week later", () => {
  for (const week of [1, 2, 26, 27]) {
    const dueAt = START + days(7 * week + 1);
    for (const nowMs of [dueAt - days(1), dueAt - 1, dueAt, dueAt + hours(71)]) {
      expect(weekly.findWeek(START, nowMs)).toEqual({ week, dueAt });
    }
  }
});

test("No weekly mail is due in the trial, or after three days of delay", () => {
  for (const passed of [0, days(6), days(7) - 1])
    expect(weekly.findWeek(START, START + passed)).toBeNull();
  expect(weekly.findWeek(START, START + days(11))).toBeNull();
  expect(weekly.findWeek(START, START + days(14) - 1)).toBeNull();
});

test("Every fourth mail of a half-year is about a retake, and every twenty-sixth looks back", () => {
  const weeks = Array.from({ length: 52 }, (_, at) => at + 1);
  expect(weeks.filter(weekly.isRetake)).toEqual([4, 8, 12, 16, 20, 24, 30, 34, 38, 42, 46, 50]);
  expect(weeks.filter(weekly.isLookBack)).toEqual([26, 52]);
  expect(weeks.filter(weekly.isFirstRound)).toEqual(weeks.slice(0, 26));
});

test("The pulse is offered midway between two retakes, and never together with one", () => {
  const weeks = Array.from({ length: 52 }, (_, at) => at + 1);
  expect(weeks.filter(weekly.isPulse)).toEqual([2, 6, 10, 14, 18, 22, 28, 32, 36, 40, 44, 48]);
});
