import { expect, test } from "vitest";
import { formatSignupName, parseSignupName } from "./waitlist.ts";

test("A signup is named by its row and its time", () => {
  expect(parseSignupName("17@1790000000000")).toEqual({ id: 17, signedUpAt: 1_790_000_000_000 });
  expect(formatSignupName({ id: 17, signedUpAt: 1_790_000_000_000 })).toBe("17@1790000000000");
});

test.each([
  "",
  "17",
  "@",
  "17@",
  "@17",
  "17@1@2",
  " 17@1",
  "17@1\n",
  "-1@1",
  "1.5@1",
  "1e3@1",
  "9".repeat(16),
])("%j names no signup", (text) => {
  expect(parseSignupName(text)).toBeNull();
});
