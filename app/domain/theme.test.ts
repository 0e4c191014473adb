import { expect, test } from "vitest";
import { isTheme, readThemeCookie, themeCookie } from "./theme.ts";

test.each([
  [null, null],
  ["", null],
  ["theme=light", "light"],
  ["theme=dark", "dark"],
  ["visitor=abc; theme=dark", "dark"],
  ["visitor=abc;theme=dark;other=1", "dark"],
  ["theme=dark; theme=light", "dark"],
  ["theme=", null],
  ["theme=DARK", null],
  ["theme=darker", null],
  ["theme=dark-blue", null],
  ['theme="dark"', null],
  ["mytheme=dark", null],
  ["my-theme=dark", null],
  ["other=theme=dark", null],
  ["theme=javascript:alert(1)", null],
])("The cookie header %j is read as %j", (header, theme) => {
  expect(readThemeCookie(header)).toBe(theme);
});

test("A chosen theme is stored for a year, for every path", () => {
  expect(themeCookie("dark")).toBe("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax");
});

test.each(["light", "dark"] as const)("The cookie that was set for %s is read back", (theme) => {
  expect(readThemeCookie(themeCookie(theme).split(";")[0] ?? "")).toBe(theme);
});

test.each(["light", "dark"])("%s is a theme", (value) => {
  expect(isTheme(value)).toBe(true);
});
