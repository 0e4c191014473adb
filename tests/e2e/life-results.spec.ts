import type { Locator, Page } from "@playwright/test";
import { areaTexts } from "../../app/funnels/life-assessment/content/areas.ts";
import { subDimensionTexts } from "../../app/funnels/life-assessment/content/sub-dimensions.ts";
import {
  download,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  heading,
} from "../setup/browser.ts";
import { openGateByCalls } from "../setup/paid.ts";
import { keepAttempt } from "../setup/paywall.ts";
import { becomeBuyer, test } from "../setup/shared-buyer.ts";

type Buyer = Parameters<typeof becomeBuyer>[1];

async function openResults(page: Page, buyer: Buyer, tab = ""): Promise<void> {
  await becomeBuyer(page, buyer);
  await page.goto(`/quiz2/results${tab && `?tab=${tab}`}`);
  await expect(heading(page, "Your Complete Results")).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const areaButton = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(name) });

test("Complete results show the flower, the score as a ring and the areas by score, of which one is open at a time", {
  tag: "@both",
}, async ({ page, buyer }) => {
  await openResults(page, buyer);
  await expect(page.getByRole("img", { name: "Overall score: 58 %, Needs Focus" })).toBeVisible();
  const rows = page.getByRole("heading", { level: 3 }).getByRole("button");
  await expect(rows).toHaveText([
    "1Safety & Security75% · Good",
    "2Connection & Relationships62% · Good",
    "3Significance & Purpose62% · Good",
    "4Growth & Development50% · Needs Focus",
    "5Recreation & Life Enjoyment38% · Needs Focus",
  ]);
  for (const [title, name] of [
    ["Your Strength Area", "Safety & Security"],
    ["Priority Focus Area", "Recreation & Life Enjoyment"],
  ] as const) {
    const card = page.getByRole("heading", { name: title }).locator("../..");
    await expect(card).toContainText(name);
  }
  await expect(page.getByRole("progressbar")).toHaveCount(5);
  const flower = page.getByRole("group", { name: /Foundation 75%.*Joy 38%.*Growth 50%/ });
  await expect(flower.getByRole("link")).toHaveText([
    "Foundation 75%",
    "Connection 62%",
    "Joy 38%",
    "Purpose 62%",
    "Growth 50%",
  ]);

  const texts = (key: keyof typeof areaTexts) => page.getByText(areaTexts[key].description);
  const safety = areaButton(page, "Safety & Security");
  const growth = areaButton(page, "Growth & Development");
  await expect(texts("safety")).toBeHidden();
  await safety.click();
  await expect(safety).toHaveAttribute("aria-expanded", "true");
  await expect(texts("safety")).toBeVisible();
  for (const advice of areaTexts.safety.recommendations) {
    await expect(page.getByText(advice)).toBeVisible();
  }
  await growth.press("Enter");
  await expect(texts("growth")).toBeVisible();
  await expect(texts("safety")).toBeHidden();
  await growth.press("Enter");
  await expect(texts("growth")).toBeHidden();
  await flower.getByRole("link", { name: /^Joy 38%: read about Recreation/ }).press("Enter");
  await expect(areaButton(page, "Recreation & Life Enjoyment")).toBeFocused();
  await expect(texts("recreation")).toBeInViewport();
});

test("Complete results have four tabs of at most 3,500 px", async ({ page, buyer }) => {
  await openResults(page, buyer);
  const heights = [];
  for (const [name, address] of [
    ["Areas", "?tab=areas"],
    ["My seven days", "?tab=days"],
    ["Library", "?tab=library"],
    ["Picture", ""],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(`/quiz2/results${address}`);
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  expect(heights.filter((height) => height > 3_500)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole("tabpanel", { name: "Library" })).toBeVisible();
  await tab(page, "Library").press("ArrowLeft");
  await expect(tab(page, "My seven days")).toBeFocused();
  await expect(page).toHaveURL("/quiz2/results?tab=days");
  await page.keyboard.press("Home");
  await expect(page.getByRole("tabpanel", { name: "Picture" })).toBeVisible();
});

test("A press opens a side, and ticks are kept on the device", async ({ page, buyer }) => {
  await openResults(page, buyer, "areas");
  const paid = Object.values(subDimensionTexts).flatMap((texts) => Object.values(texts));
  const side = page.getByRole("button", { name: /^Empathy 62 of 100 · Good/ });
  await expect(side).toBeVisible();
  const texts = await page.locator("#sides p").allTextContents();
  expect(texts.filter((text) => paid.includes(text))).toHaveLength(25);
  await expect(page.getByText(subDimensionTexts.Empathy.mixed)).toBeHidden();
  await side.click();
  await expect(page.getByText(subDimensionTexts.Empathy.mixed)).toBeVisible();
  await side.press("Enter");
  await expect(side).toHaveAttribute("aria-expanded", "false");

  await tab(page, "My seven days").click();
  const day = (number: number) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .nth(number - 1);
  const today = page.locator("[aria-current=date]");
  await expect(today).toContainText("Day 1");
  for (const box of await day(1).getByRole("checkbox").all()) await box.check();
  await expect(page.getByText("1 of 7 days done")).toBeVisible();
  await expect(today).toContainText("Day 1");
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(today).toContainText("Day 2");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await day(2).getByRole("checkbox").check();
  await expect(page.getByRole("alert")).toContainText("Not saved");
  await expect(page.getByText("2 of 7 days done")).toBeVisible();
});

test("Complete results give their files, and lead on", async ({ page, buyer }) => {
  await openResults(page, buyer);
  const press = async (link: Locator) => {
    const { name, bytes } = await download(page, () => link.click());
    return { name, text: bytes.toString() };
  };
  await page.getByLabel("Write my scores on it").check();
  const picture = await press(page.getByRole("button", { name: /My Flower$/ }));
  expect(picture.name).toBe("my-life-flower.png");
  const plan = await press(page.getByRole("button", { name: "Download Action Plan" }));
  expect(plan.name).toBe("7-Day-Life-Improvement-Action-Plan.txt");
  const words = plan.text.replaceAll(/\s+/g, " ");
  for (const advice of areaTexts.recreation.recommendations) expect(words).toContain(advice);
  expect(words).toContain("Strongest area: Safety & Security, 75% (Good)");
  await expect(page.getByText("Action Plan Downloaded!")).toBeVisible();
  // Printed on demand.
  const report = await press(page.getByRole("link", { name: "Download Your Report" }));
  expect([report.name, report.text.slice(0, 5)]).toEqual([
    "Your-Personal-Life-Report.pdf",
    "%PDF-",
  ]);

  for (const [name, href] of [
    ["Back to Summary", "/quiz2/thank-you"],
    ["Back to Home", "/"],
    ["Manage subscription", "/quiz2/manage"],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const app = page.getByRole("link", { name: "Access Premium App" });
  await expect(app).toHaveAttribute("href", /kindling|apple|google/);
  await expect(app).toHaveAttribute("target", "_blank");
  await app.evaluate((link: HTMLAnchorElement) => {
    link.href = "/privacy-policy";
  });
  await app.click();
  await expect(page.getByText("App Access Opened!")).toBeVisible();

  await tab(page, "My seven days").click();
  const week = await press(page.getByRole("link", { name: "Your Seven Days as PDF" }));
  expect([week.name, week.text.slice(0, 5)]).toEqual(["Your-Seven-Days.pdf", "%PDF-"]);
});

test("A visitor who has not paid sees the preview and the paywall", async ({ page }) => {
  const { attemptId } = await openGateByCalls(page.request);
  await keepAttempt(page, attemptId);
  await page.goto("/quiz2/results");
  await expect(heading(page, "Your Results")).toBeVisible();
  await expect(page.getByText("Your exercise for today")).toBeVisible();
  await expect(page.getByText(/Your Strength Area|\d%/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Download Action Plan" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Unlock Complete Results - $2" })).toHaveAttribute(
    "href",
    "/quiz2/paywall",
  );
  await expectAccessible(page);
});

test("A subscriber whose payment failed is led to it and sees no offer", { tag: "@both" }, async ({
  page,
}) => {
  const { attemptId } = await openGateByCalls(page.request);
  await page.route("**/api/quiz2/results/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), is_overdue: true } });
  });
  await keepAttempt(page, attemptId);
  await page.goto("/quiz2/results");
  await expect(page.getByText("Your results open again with your payment")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Manage subscription" })).toHaveAttribute(
    "href",
    "/quiz2/manage",
  );
  await expect(page.getByText(/Unlock|There is more to it/)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

test("axe finds nothing on any tab of complete results, in both themes, and all fit 320 px", {
  tag: "@both",
}, async ({ page, buyer }) => {
  // So that no number counts up during the checks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResults(page, buyer);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await areaButton(page, "Safety & Security").click();
  for (const name of ["Picture", "Areas", "My seven days", "Library"]) {
    await tab(page, name).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // As at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width, height });
  }
});
