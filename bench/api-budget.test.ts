import { expect, test } from "vitest";
import { judgeCall, LEAST_RATIO, type Round, ratioToBare } from "./api-budget.ts";

const round = (requestsPerSecond: number, errors = 0, cpuMs = 2): Round => ({
  requests: requestsPerSecond * 5,
  requestsPerSecond,
  p50Ms: 10,
  p99Ms: 30,
  errors,
  cpuMs,
  otherLoad: 0,
});

test("each round is compared with its neighbour, so that a slow minute of the machine cancels out", () => {
  const ours = [round(450), round(90), round(450)];
  const bare = [round(500), round(100), round(500)];
  expect(ratioToBare({ ours, bare })).toBeCloseTo(0.9);
});

test("a call at four fifths of the bare worker passes", () => {
  expect(judgeCall("signup", { ours: [round(80)], bare: [round(100)] })).toEqual([]);
});

test("a slower call is reported with its ratio", () => {
  expect(judgeCall("signup", { ours: [round(79)], bare: [round(100)] })).toEqual([
    "signup  0.79 of the bare one's requests, at least 0.8",
  ]);
});

test("a call that takes more processor time is reported, however many requests it answers", () => {
  const rounds = { ours: [round(100, 0, 2.6)], bare: [round(100, 0, 2)] };
  expect(judgeCall("count", rounds)).toEqual([
    "count  0.77 of the bare one's speed by CPU, at least 0.8",
  ]);
});

test("a page has a limit of its own", () => {
  const rounds = { ours: [round(72)], bare: [round(100)] };
  expect(judgeCall("page", rounds, LEAST_RATIO.page)).toEqual([]);
  expect(judgeCall("page", rounds)).toHaveLength(1);
});

test("a single error on either side is reported", () => {
  expect(judgeCall("count", { ours: [round(100, 1)], bare: [round(100)] })).toEqual([
    "count  1 errors",
  ]);
  expect(judgeCall("count", { ours: [round(100)], bare: [round(100, 2)] })).toEqual([
    "count  2 errors",
  ]);
});

test("a bare worker that answered nothing proves nothing", () => {
  expect(judgeCall("count", { ours: [], bare: [] })).toHaveLength(2);
});
