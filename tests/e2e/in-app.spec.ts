import type { Page } from "@playwright/test";
import { buyByCalls } from "../setup/bought.ts";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { fillPayment, openOffer } from "../setup/dating-order.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { buyTrial } from "../setup/paid.ts";
import { keepAttempt } from "../setup/paywall.ts";
import { addressField, bought, payButton } from "../setup/toolkit-checkout.ts";

const ADVICE = "Downloads open best in Safari or Chrome.";
const HOLD = "Press and hold the picture to save it";
const MAILED = `${ADVICE} We’ve emailed you the link.`;
const advice = (page: Page) => page.getByText(ADVICE).first();
const copy = (page: Page) => page.getByRole("button", { name: "Copy Link" }).first();

/** Installs a clipboard that records what is copied, or removes it, as in many web views. */
const giveClipboard = (page: Page, isThere: boolean) =>
  page.addInitScript((there) => {
    const writeText = async (text: string) => void Object.assign(window, { copied: text });
    Object.defineProperty(navigator, "clipboard", { value: there ? { writeText } : undefined });
  }, isThere);

test("In an ordinary browser no page mentions other browsers", async ({ page }) => {
  await buyByCalls(page.request, "guide");
  for (const path of ["/downloads", "/library"]) {
    await page.goto(path);
    await untilHydrated(page.getByRole("link", { name: /^Download/ }).first());
    await expect(advice(page)).toHaveCount(0);
    await expect(copy(page)).toHaveCount(0);
  }
});

test.describe("In an app's own browser", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.21.81 (iPhone15,2; iOS 18_6; en_US)",
  });

  test("a buyer is told where downloads open, and copies the address", async ({
    page,
    playwright,
    baseURL,
  }) => {
    await giveClipboard(page, true);
    await page.goto("/privacy-policy");
    await buyByCalls(page.request, "guide");
    await page.goto("/success", { referer: new URL("/quiz1", page.url()).href });
    await expect(advice(page)).toHaveText(MAILED);
    await expectAccessible(page);
    await copy(page).click();
    await expect(page.getByText("Link copied!")).toBeVisible();
    const address = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    // The address opens in a browser without this one's cookie.
    const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const file = await other.get(address, { headers: { "User-Agent": "Safari/604.1" } });
    expect([file.status(), file.headers()["content-disposition"]]).toEqual([
      200,
      'attachment; filename="dating-archetypes-guide.pdf"',
    ]);
    await other.dispose();
    // Here the file is shown, since this web view drops downloads.
    const shown = await page.request.get(address);
    expect(shown.headers()["content-disposition"]).toContain("inline");
    for (const path of ["/downloads", "/library"]) {
      await page.goto(path);
      await expect(advice(page)).toHaveText(MAILED);
    }
  });

  test("an address that cannot be copied is shown", async ({ page }) => {
    await giveClipboard(page, false);
    await page.goto("/privacy-policy");
    const { intentId } = await buyByCalls(page.request, "toolkit", { hasReceipt: false });
    await page.goto(`/success?payment_intent=${intentId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your toolkit is ready.");
    await expect(advice(page)).toHaveText(ADVICE);
    await expect(page.getByText("emailed you the link too")).toHaveCount(0);
    await page.goto("/downloads");
    await expect(advice(page)).toHaveText(ADVICE);
    await expect(page.getByRole("link", { name: "Download All seven tools" })).toBeVisible();
    await copy(page).click();
    await expect(page.getByText("Copying didn’t work.")).toBeVisible();
    await expect(page.getByText(/^http.*\/downloads\/.*token=/)).toBeVisible();
  });

  test("the toolkit's buyer is led to the page of downloads", async ({ page }) => {
    await page.goto("/checkout");
    await addressField(page).fill("buyer@example.test");
    await fillPayment(page, "good");
    await payButton(page, "$49").click();
    await expect(bought(page).getByText(ADVICE)).toHaveText(MAILED);
    await bought(page).getByRole("link", { name: "Download the toolkit" }).click();
    await expect(page).toHaveURL("/downloads");
    await expect(copy(page)).toBeVisible();
  });

  test("the report's buyer is pointed to the mail, and other pages open in the same tab", async ({
    page,
  }) => {
    const buyer = await buyTrial(page.request);
    await keepAttempt(page, buyer.attemptId);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/quiz2/results");
    await expect(advice(page)).toHaveText(MAILED);
    await expect(page.getByRole("link", { name: "Access Premium App" })).not.toHaveAttribute(
      "target",
    );
    await page.evaluate(noteWritten);
    await page.getByRole("button", { name: "Show My Flower" }).click();
    await expect(page.getByRole("img", { name: /^Your own flower/ })).toBeVisible();
    const written = await page.locator("body").getAttribute("data-written");
    expect(written).toContain(`${new URL(page.url()).host}/quiz2`);
    await expect(page.getByText(HOLD)).toBeVisible();
    await page.getByRole("button", { name: "Download Action Plan" }).click();
    await expect(page.getByText("Action Plan Downloaded!")).toHaveCount(0);
    await page.goto("/quiz2/manage");
    const receipt = page.getByRole("link", { name: /^Receipt/ }).first();
    await untilHydrated(receipt);
    await expect(receipt).not.toHaveAttribute("target");
  });

  test("the picture of a pattern is shown to press and hold where it cannot be shared or saved", async ({
    page,
  }) => {
    await openOffer(page);
    await expect(page.getByText(HOLD)).toBeVisible();
    for (const shape of ["portrait", "story"]) {
      const picture = page.locator(`main img[src$="echo-${shape}.png"]`);
      const { width } = (await picture.boundingBox()) ?? { width: 0 };
      expect(width, "large enough to be seen").toBeGreaterThan(140);
    }
    await expect(page.getByRole("link", { name: "For a story" })).toHaveCount(0);
  });

  test("where pictures can be shared, nothing offers to save them", async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { canShare: () => true }));
    await openOffer(page);
    await expect(page.getByRole("button", { name: "Share My Pattern" })).toBeVisible();
    await expect(page.locator("a[download]")).toHaveCount(0);
  });
});

/** Records on the page what is written on a canvas. */
function noteWritten(): void {
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, ...place) {
    document.body.dataset["written"] += `${text}\n`;
    fillText.call(this, text, ...place);
  };
}
