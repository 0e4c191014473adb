import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hours } from "#app/domain/duration.ts";
import { questionsOf } from "#app/funnels/life-assessment/rules/pulse.ts";
import { dropKeptPulse, keepPulse, readKeptPulse } from "./kept-pulse.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.useFakeTimers({ now: hours(1_000) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = new Map(questionsOf("growth").map(({ id }) => [id, 4 as const]));

test("Answers are kept for a day, for their own area", () => {
  keepPulse("growth", { answers, seconds: 40 });
  expect(readKeptPulse("safety").answers.size).toBe(0);
  vi.setSystemTime(hours(1_023.9));
  expect(readKeptPulse("growth")).toEqual({ answers, seconds: 40 });
  vi.setSystemTime(hours(1_024));
  expect(readKeptPulse("growth").answers.size).toBe(0);
});

test("A result drops the answers of its own area only", () => {
  keepPulse("growth", { answers, seconds: 40 });
  dropKeptPulse("safety");
  expect(readKeptPulse("growth").answers.size).toBe(20);
  dropKeptPulse("growth");
  expect(localStorage.getItem("quiz2_pulse")).toBeNull();
});

test.each(["", "null", "3", "[]", '{"area":"growth"}', "{"])(
  "Anything else counts as no answers: %s",
  (text) => {
    localStorage.setItem("quiz2_pulse", text);
    expect(readKeptPulse("growth")).toEqual({ answers: new Map(), seconds: 0 });
  },
);
