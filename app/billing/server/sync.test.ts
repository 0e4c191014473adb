import { expect, test } from "vitest";
import { AppError } from "#app/platform/app-error.ts";
import { settle } from "./sync.ts";

test("A failed action does not stop the others, and then fails the sync", async () => {
  const failure = new AppError("unavailable", "x");
  const tried: string[] = [];
  const actions = [
    async () => {
      tried.push("first");
      throw failure;
    },
    async () => void tried.push("second"),
  ];
  await expect(settle(async () => ({ state: null, actions }))).rejects.toBe(failure);
  expect(tried).toEqual(["first", "second"]);
});
