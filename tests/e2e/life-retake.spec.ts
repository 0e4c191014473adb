import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  heading,
  test,
} from "../setup/browser.ts";
import { completeAttempt } from "../setup/completed-attempt.ts";
import { buyTrial } from "../setup/paid.ts";
import { keepAttempt } from "../setup/paywall.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("After a retake the results and the history show what changed", async ({ page }) => {
  const { attemptId } = await buyTrial(page.request);
  const again = await completeAttempt(page.request, [1, 4, 5, 4, 3]);
  await keepAttempt(page, again);
  await page.goto("/quiz2/results");
  await tab(page, "Since last time").click();
  await expect(page).toHaveURL("/quiz2/results?tab=changes");
  const panel = page.getByRole("tabpanel", { name: "Since last time" });
  await expect(panel).toContainText("Joy went up, and Foundation went down by more than chance.");
  await expect(panel).toContainText("The two are less than two weeks apart");
  await expect(panel.getByRole("listitem")).toHaveCount(5);
  await expect(panel.getByRole("listitem").nth(1)).toContainText("The same as last time");
  // These answers call for the help note, which is as long as it must be.
  const note = await page.getByRole("complementary", { name: "Help and support" }).boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height - (note?.height ?? 0)).toBeLessThanOrEqual(3_500);
  await panel.getByText("All 25 sides").click();
  await expect(panel.getByRole("listitem")).toHaveCount(30);
  await expectAccessibleInBothThemes(page);

  await page.getByRole("link", { name: "My History" }).click();
  await expect(heading(page, "How your five areas moved")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Recreation .*: 38, then 75\.$/ })).toBeVisible();
  await page.getByText("The same as a table").click();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
  await page.getByRole("list", { name: "Your flowers" }).getByRole("link").first().click();
  await expect(page).toHaveURL(`/quiz2/results?attempt=${attemptId}&from=history`);
  await expect(tab(page, "Picture")).toBeVisible();
  await expect(tab(page, "Since last time")).toHaveCount(0);
  // The old results were only viewed: the newest stay "my results".
  await page.goto("/quiz2/results");
  await expect(tab(page, "Since last time")).toBeVisible();
});
