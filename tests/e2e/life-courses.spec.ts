import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, heading } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { becomeBuyer, test } from "../setup/shared-buyer.ts";

/** Lessons of the course for the buyer's lowest area. */
const FIRST = "Make up a game";
const SECOND = "Make ten of them";
const LAST = "/quiz2/courses/growth/the-same-in-two-rooms";

const link = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const contents = (page: Page) => page.getByRole("navigation", { name: "In this course" });

test("A lesson is marked, and the courses go on with the next", async ({ page, buyer }) => {
  await becomeBuyer(page, buyer);
  await page.goto("/quiz2/results?tab=library");
  await link(page, "Read the Courses").click();
  await expect(heading(page, "Five short courses")).toBeVisible();
  await expect(page.getByText("0 of 5 lessons")).toHaveCount(5);

  await link(page, "Open the lesson").click();
  await expect(heading(page, FIRST)).toBeVisible();
  await untilHydrated(button(page, "Mark as read"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the lesson" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(link(page, "All courses")).toBeFocused();
  await page.getByText("Lately someone keeps a spreadsheet").press("Enter");
  await expect(page.getByText("You could suggest dropping the spreadsheet")).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await button(page, "Mark as read").press("Enter");
  await expect(button(page, "Mark as unread")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "1 of 5 lessons" })).toBeVisible();
  await page.reload();
  await expect(contents(page).getByRole("link", { name: `Read: ${FIRST}` })).toBeVisible();
  await link(page, new RegExp(`Next lesson ?${SECOND}`)).click();
  await expect(heading(page, SECOND)).toBeVisible();
  await expect(button(page, "Mark as read")).toBeEnabled();

  await page.goBack();
  await button(page, "Mark as unread").click();
  await link(page, "All courses").click();
  await expect(page.getByText("0 of 5 lessons")).toHaveCount(5);
  await page.goto(LAST);
  await button(page, "Mark as read").click();
  await page.getByRole("main").getByRole("link", { name: "All courses" }).last().click();
  await expect(page.getByText("1 of 5 lessons")).toHaveCount(1);
});

test("A browser that stores nothing says so", async ({ page, buyer }) => {
  await becomeBuyer(page, buyer);
  await page.addInitScript(() => localStorage.setItem("quiz2_courses", '{"read":"all"}'));
  await page.goto(LAST);
  await expect(page.getByText("0 of 5 lessons")).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await button(page, "Mark as read").click();
  await expect(page.getByRole("alert")).toContainText("can’t be marked");
  await expect(button(page, "Mark as read")).toBeVisible();
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read, and nothing is counted", async ({ page, buyer }) => {
    await becomeBuyer(page, buyer);
    await page.goto("/quiz2/courses");
    await expect(page.getByText("5 lessons", { exact: true })).toHaveCount(5);
    await link(page, new RegExp(SECOND)).click();
    await expect(page.getByText("Ten before dinner")).toBeVisible();
    await expect(button(page, "Mark as read")).toBeHidden();
    await page.getByText("it’s clearly hopeless").click();
    await expect(page.getByText("That the judge has come early")).toBeVisible();
    await link(page, /Next lesson/).click();
    await expect(heading(page, "Let an interest grow on you")).toBeVisible();
  });
});

test("A non-subscriber sees what the courses are, how to get them, and may read one lesson and one guide", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403/);
  await page.goto(LAST);
  await expect(heading(page, "The courses open with the trial")).toBeVisible();
  await expect(link(page, "Take Assessment")).toHaveAttribute("href", "/quiz2");
  await expectAccessibleInBothThemes(page);
  await link(page, /^Read a lesson first/).click();
  await expect(heading(page, SECOND)).toBeVisible();
  await link(page, "A Tired Week").click();
  await expect(heading(page, "A Tired Week")).toBeVisible();
});
