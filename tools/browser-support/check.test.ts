import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../tool.ts";
import { judge } from "./check.ts";
import { HARMLESS } from "./harmless.ts";
import { esbuildTargets } from "./supported.ts";

const use = { path: "api.HTMLElement.showPopover", file: join(root, "app/a.ts"), line: 3 };

test("a missing feature is reported with its place and the browsers that lack it", () => {
  expect(judge([use], {})).toEqual([
    "app/a.ts:3 api.HTMLElement.showPopover is missing in Safari on iOS 16.4, Safari 16.4",
  ]);
});

test.each(["api.HTMLElement.showPopover", "api.HTMLElement"])(
  "an exception for %s covers it",
  (path) => {
    expect(judge([use], { [path]: "because" })).toEqual([]);
  },
);

test.each(["api.HTML", "api.HTMLElement.popover"])("an exception for %s is refused", (path) => {
  expect(judge([use], { [path]: "because" })).toContainEqual(
    `${path} is used nowhere: take it from tools/browser-support/harmless.ts`,
  );
});

test("docs/browsers.md names each exception", () => {
  const told = readFileSync(join(root, "docs/browsers.md"), "utf8");
  const names = Object.keys(HARMLESS).map((path) => path.split(".").at(-1) ?? "");
  expect(names.filter((name) => !new RegExp(`\`:*${name}`).test(told))).toEqual([]);
});

test("the build targets the browsers on the list", () => {
  expect(esbuildTargets()).toEqual(["chrome131", "edge131", "firefox140", "ios16.4", "safari16.4"]);
});
