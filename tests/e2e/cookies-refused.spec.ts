import type { Page } from "@playwright/test";
import { storeProducts } from "../setup/bought.ts";
import { expect, expectAccessible } from "../setup/browser.ts";
import { fillPayment, payButton as payBundle } from "../setup/dating-order.ts";
import { answerQuestion, go, openQuiz } from "../setup/dating-quiz.ts";
import { newEmail, readMails } from "../setup/inbox.ts";
import { test } from "../setup/refused-cookies.ts";
import { addressField, bought, openCheckout, payButton } from "../setup/toolkit-checkout.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(({ playwright, baseURL }) =>
  playwright.request.newContext({ baseURL: baseURL ?? "" }).then(storeProducts),
);

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const NOTICE = "Your browser blocks cookies, so it won’t remember what you buy.";

/** Opens the mailed link and presses its button; each file listed then is served. */
async function openMail(page: Page, email: string, subject: RegExp): Promise<void> {
  const mails = await readMails(page.request, email);
  const link = mails
    .find((mail) => subject.test(mail.subject))
    ?.links.find((url) => url.includes("/downloads/open?token="));
  const { pathname, search } = new URL(`${link}`);
  await page.goto(`${pathname}${search}`);
  await page.getByRole("button", { name: "Open my downloads" }).click();
  await expect(title(page)).toHaveText("Your downloads");
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

for (const saysSo of [true, false]) {
  test.describe(`A browser that refuses cookies${saysSo ? " and says so" : ""}`, () => {
    test.use({ saysSo });

    test("is told before the first statement that its answers would be lost", async ({ page }) => {
      await page.goto("/quiz2/start");
      await expect(title(page)).toHaveText("Your browser blocks cookies.");
      await expect(page.getByText("Your answers are kept")).toHaveCount(0);
      await expectAccessible(page);
    });

    test("P19 is told before it pays for the toolkit, and gets the file, now and by the mail", async ({
      page,
      allowConsole,
    }) => {
      test.slow();
      allowConsole(/cannot be (kept|read|cleared|noted)/);
      await openCheckout(page, () => page.goto("/checkout"));
      await expect(page.getByText(NOTICE)).toBeVisible();
      const email = newEmail("buyer");
      await addressField(page).fill(email);
      await fillPayment(page, "good");
      await payButton(page, "$49").click();
      const link = bought(page).getByRole("link", { name: "Download the toolkit" });
      await expect(link).toHaveAttribute("href", /\/perfectionism-toolkit\.zip\?token=/);
      const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(file.suggestedFilename()).toBe("perfectionism-toolkit.zip");
      await openMail(page, email, /./);
    });
  });
}

test("P19 A buyer of the bundle is told before paying, and gets the files right after", async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/cannot be (kept|read|cleared|noted)/);
  await openQuiz(page);
  await go(page, "Reveal My Dating Pattern").first().click();
  await page.locator('[data-stage="age"] button').first().click();
  await page.locator('[data-stage="gender"] button').first().click();
  for (let number = 1; number <= 20; number += 1) await answerQuestion(page, number);
  const email = newEmail("buyer");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill(email);
  await go(page, "Get My Results").click();
  await page.getByRole("button", { name: "Get My Dating Bundle" }).first().click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(payBundle(page)).toBeEnabled();
  await fillPayment(page, "good");
  await payBundle(page).click();
  await expect(title(page)).toHaveText("Your payment has arrived.");
  await page.getByRole("button", { name: "Open my downloads" }).click();
  await expectFiles(page);
});
