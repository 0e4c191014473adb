import { expect, test } from "vitest";
import { moveByKey, nameTab, RESULTS_TABS, readTab } from "./results-tabs.ts";

test.each([
  ["", "picture"],
  ["tab=areas", "areas"],
  ["tab=days&attempt=1", "days"],
  ["tab=nothing", "picture"],
])("An address with %j opens the tab %s", (query, tab) => {
  expect(readTab(new URLSearchParams(query))).toBe(tab);
});

test("A tab's address keeps the rest of the query, and opens the tab", () => {
  const query = new URLSearchParams("attempt=1&tab=areas");
  for (const tab of RESULTS_TABS) {
    const named = nameTab(query, tab);
    expect([readTab(named), named.get("attempt")]).toEqual([tab, "1"]);
  }
  expect(String(nameTab(query, "picture"))).toBe("attempt=1");
});

test("Arrow keys go round, Home and End to the ends, and other keys nowhere", () => {
  expect(RESULTS_TABS.map((tab) => moveByKey("ArrowRight", tab))).toEqual([
    ...["areas", "days", "library", "picture"],
  ]);
  expect(RESULTS_TABS.map((tab) => moveByKey("ArrowLeft", tab))).toEqual([
    ...["library", "picture", "areas", "days"],
  ]);
  expect([moveByKey("Home", "days"), moveByKey("End", "areas")]).toEqual(["picture", "library"]);
  expect(moveByKey("Tab", "areas")).toBeUndefined();
});
