import type { Page } from "@playwright/test";
import { openAssessment, walkSteps } from "../setup/assessment.ts";
import { download, expect, test } from "../setup/browser.ts";
import { fillPayment, payButton } from "../setup/dating-order.ts";
import { revealAndBuy, walkQuiz } from "../setup/dating-quiz.ts";
import { leaveByTop } from "../setup/exit-offer.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { CARDS, payOnHostedPage } from "../setup/local-stripe.ts";
import { startTrial, payButton as trialButton } from "../setup/paywall.ts";
import { openGate, submitEmail } from "../setup/preview.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Behaves like a browser that blocks site data. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });

/** Leaves storage without room for anything, as private windows of older browsers do. */
const giveNoRoom = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });

for (const [name, prepare, tag] of [
  ["denied", denyStorage, []],
  ["without room", giveNoRoom, ["@nightly"]],
] as const) {
  test(`P17 With storage ${name} a buyer gets from the dating quiz to the downloads`, {
    tag: [...tag],
  }, async ({ page, allowConsole }) => {
    test.slow();
    allowConsole(/cannot be (kept|read|cleared|noted)/);
    await prepare(page);
    await walkQuiz(page);
    await revealAndBuy(page, `denied-${crypto.randomUUID()}@example.com`);
    await expect(payButton(page)).toBeEnabled();
    await fillPayment(page, "good");
    await payButton(page).click();
    await expect(page).toHaveURL("/success");
    await expect(page.getByText("Quiz Complete & Paid")).toBeVisible();
    await page.goto("/downloads");
    await expect(page.getByRole("article", { name: "The dating bundle" })).toBeVisible();
  });

  test(`P17 With storage ${name} the Life Audit leads to the complete results`, {
    tag: [...tag],
  }, async ({ page }) => {
    test.slow();
    await prepare(page);
    if (prepare === denyStorage) {
      await openAssessment(page);
      await walkSteps(page, 1, 20);
      await page.getByRole("button", { name: "View Results" }).click();
      await expect(page).toHaveURL(/\/quiz2\/mini\//);
    } else {
      await openGate(page);
    }
    await submitEmail(page, `denied-${crypto.randomUUID()}@example.com`);
    await expect(page.getByRole("button", { name: "Unlock My Results" })).toHaveCount(0);
    await page.goto("/quiz2/results");
    await expect(page.getByText("Free, and yours to keep")).toBeVisible();
    await page.goto("/quiz2/paywall");
    await untilHydrated(startTrial(page));
    await startTrial(page).click();
    await page.getByLabel("Email Address").fill(`denied-${crypto.randomUUID()}@example.com`);
    await trialButton(page).click();
    await payOnHostedPage(page, CARDS.good);
    await expect(page.getByText("Trial Activated")).toBeVisible();
    const plan = page.getByRole("button", { name: "Download Action Plan" });
    await untilHydrated(plan);
    expect((await download(page, () => plan.click())).name).toMatch(/\.txt$/);
    await page.getByRole("link", { name: "View My Results" }).click();
    await expect(page.getByRole("link", { name: "Download Your Report" })).toBeVisible();
  });

  test(`With storage ${name} the toolkit's offer opens once per load`, async ({ page }) => {
    await prepare(page);
    await page.goto("/perfectionism");
    await untilHydrated(page.getByRole("link", { name: "Get the toolkit" }).first());
    await leaveByTop(page);
    const dialog = page.getByRole("dialog", { name: "Before you go" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await leaveByTop(page);
    await expect(dialog).toBeHidden();
  });
}

test("A cookie alone leads back to the results after a week", async ({ page }) => {
  await openGate(page);
  await submitEmail(page, `week-${crypto.randomUUID()}@example.com`);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  await page.goto("/quiz2/results");
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
  await expect(page.getByText("No Assessment Found")).toHaveCount(0);
});
