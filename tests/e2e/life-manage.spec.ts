import type { Page } from "@playwright/test";
import { expect, expectAccessible, heading } from "../setup/browser.ts";
import { readMails } from "../setup/inbox.ts";
import { buyTrial, isCancelling } from "../setup/paid.ts";
import { becomeBuyer, test } from "../setup/shared-buyer.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const notice = (page: Page) => page.getByRole("main").getByRole("status");
const status = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test("A trial shows the next charge, its receipt and its card", async ({ page, buyer }) => {
  await becomeBuyer(page, buyer);
  const answer = await page.goto("/quiz2/manage");
  // The URL may contain a token, which no other site may see.
  expect(answer?.headers()["referrer-policy"]).toBe("strict-origin");
  await expect(
    page.getByText(/^\$19\.99 on \w+ \d{1,2}, \d{4}, \d\d:\d\d UTC, then monthly$/),
  ).toBeVisible();
  const receipt = page.getByRole("link", { name: /^Receipt/ });
  await expect(receipt).toHaveAttribute("rel", /noopener/);
  const [opened] = await Promise.all([page.waitForEvent("popup"), receipt.click()]);
  await expect(opened.getByText("$2.00").first()).toBeVisible();
  await button(page, "Payment method and invoices").click();
  await expect(heading(page, "Billing")).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeVisible();
  await page.getByRole("link", { name: "Return to the site" }).click();
  await expect(status(page, "Your trial is running")).toBeVisible();
});

test("P36 The mailed link cancels without a cookie", async ({ page, otherPage }) => {
  const buyer = await buyTrial(page.request);
  await otherPage.goto("/quiz2/manage");
  await expect(heading(otherPage, "No subscription found")).toBeVisible();
  await expect(otherPage.getByRole("link", { name: "Take Assessment" })).toHaveAttribute(
    "href",
    "/quiz2",
  );
  const mails = await readMails(page.request, buyer.email, 4);
  const mail = mails.find(({ subject }) => subject === "Your 7-day trial has started");
  await otherPage.goto(mail?.links.find((url) => url.includes("/quiz2/manage")) ?? "");
  await expectAccessible(otherPage);
  expect(await isCancelling(page.request, buyer)).toBe(false);
  await button(otherPage, "Cancel my trial").click();
  await expect(status(otherPage, "Canceled")).toBeVisible();
  expect(otherPage.url()).not.toContain("token");
  expect(await isCancelling(page.request, buyer)).toBe(true);
  await readMails(page.request, buyer.email, 5);
  await page.goto("/quiz2/manage");
  await expect(status(page, "Canceled")).toBeVisible();
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P36 one press cancels, revokes it, or stops the emails", async ({ page }) => {
    const buyer = await buyTrial(page.request);
    await page.goto("/quiz2/manage");
    await button(page, "Cancel my trial").click();
    await expect(notice(page)).toContainText("Nothing more will be charged");
    await expect(status(page, "Canceled")).toBeVisible();
    await expect(page.getByText("Access until")).toBeVisible();
    await expect(page.getByText("Next charge")).toHaveCount(0);
    expect(await isCancelling(page.request, buyer)).toBe(true);
    await button(page, "Keep my subscription").click();
    await expect(notice(page)).toContainText("continues as before");
    await expect(button(page, "Cancel my trial")).toBeVisible();
    expect(await isCancelling(page.request, buyer)).toBe(false);
    await button(page, "Stop the daily emails").click();
    await expect(notice(page)).toContainText("The daily emails are stopped");
    await expect(button(page, "Stop the daily emails")).toHaveCount(0);
  });
});
