import type { Page } from "@playwright/test";
import { download, expect, expectAccessible, heading } from "../setup/browser.ts";
import { fillPayment, payButton as payBundle } from "../setup/dating-order.ts";
import { revealAndBuy, walkQuiz } from "../setup/dating-quiz.ts";
import { newEmail, readMails } from "../setup/inbox.ts";
import { test } from "../setup/refused-cookies.ts";
import { addressField, bought, openCheckout, payButton } from "../setup/toolkit-checkout.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const NOTICE = "Your browser blocks cookies, so it won’t remember what you buy.";

/** Opens the mailed link and presses its button; each file listed then is served. */
async function openMail(page: Page, email: string): Promise<void> {
  const [mail] = await readMails(page.request, email);
  const link = mail?.links.find((url) => url.includes("/downloads/open?token="));
  const { pathname, search } = new URL(`${link}`);
  await page.goto(`${pathname}${search}`);
  await page.getByRole("button", { name: "Open my downloads" }).click();
  await expect(heading(page)).toHaveText("Your downloads");
  await expectFiles(page);
  await page.getByRole("link", { name: "Open my library" }).first().click();
  await expect(page.locator("#library a").first()).toBeInViewport();
  await expect(page.locator('#library a[href*="/texting.pdf?token="]')).toBeVisible();
}

async function expectFiles(page: Page): Promise<void> {
  const files = page.locator('article a[href*="?token="]');
  await expect(files.first()).toBeVisible();
  const hrefs = await files.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href),
  );
  for (const href of hrefs) expect((await page.request.head(href)).status(), href).toBe(200);
}

/** Expects the assessment to say before its first statement that answers would be lost. */
async function expectRefusal(page: Page): Promise<void> {
  await page.goto("/quiz2/start");
  await expect(heading(page)).toHaveText("Your browser blocks cookies.");
  await expect(page.getByText("Your answers are kept")).toHaveCount(0);
  await expectAccessible(page);
}

test("P19 A browser that refuses cookies and says so is told before it answers and before it pays, and gets its files", async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/cannot be (kept|read|cleared|noted)/);
  await expectRefusal(page);
  await walkQuiz(page);
  await revealAndBuy(page, newEmail("buyer"));
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(payBundle(page)).toBeEnabled();
  await fillPayment(page, "good");
  await payBundle(page).click();
  await expect(heading(page)).toHaveText("Your payment has arrived.");
  await page.getByRole("button", { name: "Open my downloads" }).click();
  await expectFiles(page);
});

test.describe("A browser that refuses cookies in silence", () => {
  test.use({ saysSo: false });

  test("P19 is told before it answers and before it pays, and gets the toolkit, now and by the mail", async ({
    page,
  }) => {
    test.slow();
    await expectRefusal(page);
    await openCheckout(page, () => page.goto("/checkout"));
    await expect(page.getByText(NOTICE)).toBeVisible();
    const email = newEmail("buyer");
    await addressField(page).fill(email);
    await fillPayment(page, "good");
    await payButton(page, "$49").click();
    const link = bought(page).getByRole("link", { name: "Download the toolkit" });
    await expect(link).toHaveAttribute("href", /\/perfectionism-toolkit\.zip\?token=/);
    expect((await download(page, () => link.click())).name).toBe("perfectionism-toolkit.zip");
    await openMail(page, email);
  });
});
