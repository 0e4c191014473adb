import { expect, test } from "vitest";
import { moveByKey, nameTab, RESULTS_TABS, readTab } from "./results-tabs.ts";

test.each([
  ["", "picture"],
  ["tab=areas", "areas"],
  ["tab=days&attempt=1", "days"],
  ["tab=nothing", "picture"],
])("An address with %j opens the tab %s", (query, tab) => {
  expect(readTab(new URLSearchParams(query), RESULTS_TABS)).toBe(tab);
});

test("An address that names a tab these results do not have opens the first", () => {
  const query = new URLSearchParams("tab=changes");
  expect(readTab(query, RESULTS_TABS)).toBe("changes");
  expect(readTab(query, ["picture", "areas", "days", "library"])).toBe("picture");
});

test("A tab's address keeps the rest of the query, and opens the tab", () => {
  const query = new URLSearchParams("attempt=1&tab=areas");
  for (const tab of RESULTS_TABS) {
    const named = nameTab(query, tab);
    expect([readTab(named, RESULTS_TABS), named.get("attempt")]).toEqual([tab, "1"]);
  }
  expect(String(nameTab(query, "picture"))).toBe("attempt=1");
});

test("Arrow keys wrap around, Home and End go to the ends, and other keys do nothing", () => {
  expect(RESULTS_TABS.map((tab) => moveByKey("ArrowRight", tab, RESULTS_TABS))).toEqual([
    "changes",
    "areas",
    "days",
    "library",
    "picture",
  ]);
  expect(RESULTS_TABS.map((tab) => moveByKey("ArrowLeft", tab, RESULTS_TABS))).toEqual([
    "library",
    "picture",
    "changes",
    "areas",
    "days",
  ]);
  expect(moveByKey("Home", "days", RESULTS_TABS)).toBe("picture");
  expect(moveByKey("End", "areas", RESULTS_TABS)).toBe("library");
  expect(moveByKey("Tab", "areas", RESULTS_TABS)).toBeUndefined();
});
