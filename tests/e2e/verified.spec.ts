import { expect, type Page } from "@playwright/test";
import { days } from "../../app/domain/duration.ts";
import { screens } from "../../tools/looks/screens.ts";
import { findUnproven } from "../fixtures/shown-claims.ts";
import { expectAccessibleInBothThemes, expectNoOverflow } from "../setup/browser.ts";
import { readMails } from "../setup/inbox.ts";
import { makeMailedPath } from "../setup/mailed-link.ts";
import { readContent } from "../setup/read-content.ts";
import { test } from "../setup/verified-server.ts";

// One server for all tests.
test.describe.configure({ mode: "default" });

const WIDTHS = [1440, 375];
const { findShown } = findUnproven(await readContent());
const title = (page: Page, words: string | RegExp) =>
  page.getByRole("heading", { level: 1, name: words, exact: true });

/** The claim that a configured and enforced deadline proves. */
const DEADLINE = "waitlist-deadline";

/** Expects the screen without unproven claims, and without a timer where nothing ends. */
async function look(
  page: Page,
  words: string | RegExp,
  { isLimited = false } = {},
): Promise<string> {
  await expect(title(page, words)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    const shown = await page.locator("body").innerText();
    expect(findShown(shown), `${page.url()}, ${words}, ${width} px`).toEqual(
      isLimited ? [DEADLINE] : [],
    );
    await expect(page.getByRole("timer"), `${page.url()}, ${words}`).toHaveCount(isLimited ? 1 : 0);
  }
  return page.locator("main").innerText();
}

/** Screens that the browser renders. The server's are in workers/web/verified-crawl.test.ts. */
const RENDERED = /^(dating-|life-(compare|gate|history|interstitial|results|start)|perfectionism)/;

// What they show beyond the crawl changes rarely.
for (const [name, open] of Object.entries(screens).filter(([name]) => RENDERED.test(name))) {
  test(`P37 Only proven claims are shown on ${name}`, { tag: "@nightly" }, async ({ page }) => {
    await open(page);
    if (name === "perfectionism-exit") {
      const offer = await page.getByRole("dialog").innerText();
      expect(findShown(offer)).toEqual([]);
      // The lower price does end.
      expect(offer).toMatch(/\d{2}:\d{2}/);
      return;
    }
    const words = await look(page, /./);
    if (name === "dating-loading") expect(words).toContain("Moments that are hard for you");
  });
}

test("P37 The waitlist counts down, and confirms in each state", async ({ page, allowConsole }) => {
  allowConsole(/40[49]/);
  await page.goto("/");
  const words = await look(page, /./, { isLimited: true });
  for (const text of ["0 joined", "1 spots left"]) expect(words).toContain(text);

  const [first, second] = await Promise.all([signUp(page), signUp(page)]);
  const states = async (state: string) => {
    await look(page, state);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  };
  await page.goto(first);
  await states("Is this your address?");
  await page.getByRole("button", { name: "Yes, save my place" }).focus();
  const counted = page.waitForResponse("**/api/waitlist/count");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#signup-section");
  // The browser still has the earlier response.
  expect(await (await counted).json()).toEqual({ count: 1 });
  await expect(page.getByText("1 joined")).toBeVisible();
  await page.goto(first);
  await states("You’re already on the list!");
  await page.goto(second);
  await page.getByRole("button", { name: "Yes, save my place" }).click();
  await states("The last place was just taken");
  await page.goto(await makeMailedPath("/waitlist/confirm", "confirm_signup", "1", -days(1)));
  await states("This link no longer works");
});

/** Signs up, and returns the mailed link that confirms it. */
async function signUp(page: Page): Promise<string> {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  await page.request.post("/api/waitlist/signup", { data: { email } });
  const [mail] = await readMails(page.request, email);
  return mail?.links.find((link) => link.includes("/waitlist/confirm")) ?? "";
}
