import { describe, expect, test } from "vitest";
import { checkEmail, DEFAULT_SOURCE, readSource } from "./signup.ts";

describe("An address is validated with the form's messages", () => {
  test.each([
    ["", "Email is required"],
    [" \t\r\n ", "Email is required"],
    ["\uFEFF\u00A0", "Email is required"],
    ["ada", "Please enter a valid email address"],
    ["ada@localhost", "Please enter a valid email address"],
    ["ada@example.test\r\nBcc: eve@example.test", "Please enter a valid email address"],
    [`${"l".repeat(65)}@example.test`, "Please enter a valid email address"],
  ])("%j: %s", (text, problem) => {
    expect(checkEmail(text)).toEqual({ email: null, problem });
  });

  test("A valid address is trimmed and keeps its case", () => {
    expect(checkEmail("  Ada@Example.test ")).toEqual({ email: "Ada@Example.test", problem: null });
  });
});

describe("The visitor's source is parsed", () => {
  test.each([
    ["newsletter", "newsletter"],
    ["  spring campaign  ", "spring campaign"],
    ["Frühling-子", "Frühling-子"],
    ["reddit.com/r/learn?x=1&y=2", "reddit.com/r/learn?x=1&y=2"],
    ["news\r\nletter\u0000", "newsletter"],
    ["\u202Eevil\u2066\u200F", "evil"],
    ["zero\u200Bwidth\uFEFF", "zerowidth"],
    ["half \uD83D", "half"],
    ["a".repeat(100), "a".repeat(100)],
    ["a".repeat(101), "a".repeat(100)],
    ["🙂".repeat(101), "🙂".repeat(100)],
  ])("%j is %j", (text, source) => {
    expect(readSource(text)).toBe(source);
  });

  test.each([undefined, null, "", "   ", "\r\n\u0000\u202E"])("%j is direct", (text) => {
    expect(readSource(text)).toBe("direct");
    expect(DEFAULT_SOURCE).toBe("direct");
  });
});
