import { expect, test } from "vitest";
import { AppError, ignoreUnavailable } from "./app-error.ts";

test("An outage can be ignored, other failures cannot", () => {
  expect(ignoreUnavailable(new AppError("unavailable", "Later."))).toBeNull();
  for (const other of [new AppError("not_found", "No."), new Error("No."), null]) {
    expect(() => ignoreUnavailable(other)).toThrow();
  }
});
