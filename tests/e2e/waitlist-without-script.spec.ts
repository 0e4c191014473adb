import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { newEmail } from "../setup/inbox.ts";

test.use({ javaScriptEnabled: false });

async function joinWith(page: Page, address: string) {
  await page.getByLabel("Email address").fill(address);
  await page.locator("#signup-section").getByRole("button", { name: "Get Early Access" }).click();
}

test("Without script a visitor sees messages, and joins", async ({ page, allowConsole }) => {
  allowConsole(/400|409/);
  await page.goto("/?utm_source=letter");
  const card = page.getByRole("region", { name: "A sample lesson" });
  await expect(card.getByRole("listitem")).toHaveCount(5);
  await expect(card.getByRole("button")).toHaveCount(0);
  await joinWith(page, "");
  await expect(page.getByText("Email is required")).toBeVisible();
  await joinWith(page, "ada@");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue("ada@");

  const address = newEmail();
  await joinWith(page, address);
  const celebration = page.getByRole("heading", { name: "You’re on the list!" });
  await expect(celebration).toBeVisible();
  await expect(page.getByRole("link", { name: "Share on Twitter" })).toBeVisible();
  await page.reload();
  await expect(celebration).toBeVisible();
  await page.goto("/");
  await joinWith(page, address);
  await expect(page.getByText("You're already on the list!")).toBeVisible();
});

test("Without script the theme can be chosen, and every comparison can be read", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/?utm_source=letter");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(new URL(page.url()).search).toBe("?utm_source=letter");
  await expect(page.getByText("An hour, by appointment").locator("visible=true")).toHaveCount(1);
});
