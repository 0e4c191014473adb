import { expect, test } from "vitest";
import { remember } from "./remember.ts";

const at = (nowMs: number) => ({ clock: () => nowMs });

test("A value is loaded once until its time is over", async () => {
  let loads = 0;
  const count = remember(async () => ++loads, 1_000);
  expect([await count(at(0)), await count(at(0)), await count(at(999))]).toEqual([1, 1, 1]);
  expect(await count(at(1_000))).toBe(2);
});

test("A load that never ends keeps nobody else waiting", async () => {
  const answers = [new Promise<number>(() => {}), Promise.resolve(7)];
  const count = remember(() => answers.shift() as Promise<number>, 1_000);
  void count(at(0));
  expect(await count(at(0))).toBe(7);
});

test("A failed load rejects and is not kept", async () => {
  const answers = [Promise.reject(new Error("away")), Promise.resolve(7)];
  const count = remember(() => answers.shift() as Promise<number>, 1_000);
  await expect(count(at(0))).rejects.toThrow("away");
  expect(await count(at(1))).toBe(7);
});
