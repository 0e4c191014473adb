import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { subDimensionSteps } from "#app/funnels/life-assessment/content/report/sub-dimension-steps.ts";
import { areaTexts } from "../../app/funnels/life-assessment/content/areas.ts";
import { areaLevels } from "../../app/funnels/life-assessment/content/report/area-levels.ts";
import { subDimensionTexts } from "../../app/funnels/life-assessment/content/sub-dimensions.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes } from "../setup/browser.ts";
import { openGateByCalls } from "../setup/paid.ts";
import { keepAttempt } from "../setup/paywall.ts";
import { heading } from "../setup/preview.ts";
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

test.describe("Complete results", () => {
  test("show the flower, the score as a ring, the areas by score, and the highest and the lowest", {
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
    await flower.getByRole("link", { name: /^Joy 38%: read about Recreation/ }).press("Enter");
    await expect(areaButton(page, "Recreation & Life Enjoyment")).toBeFocused();
    await expect(page.getByText(areaTexts.recreation.description)).toBeInViewport();

    await page.getByLabel("Write my scores on it").check();
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /My Flower$/ }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe("my-life-flower.png");
  });

  test("have four tabs with addresses, each at most 3,500 px on a phone", async ({
    page,
    buyer,
  }) => {
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

  test("open the text of each of the 25 sides by a press", async ({ page, buyer }) => {
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
  });

  test("keep the ticks of the seven days on the device, and mark today", async ({
    page,
    buyer,
  }) => {
    await openResults(page, buyer, "days");
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

  test("open one area at a time, and close it by the same press", { tag: "@both" }, async ({
    page,
    buyer,
  }) => {
    await openResults(page, buyer);
    const texts = (key: keyof typeof areaTexts) => page.getByText(areaTexts[key].description);
    const safety = areaButton(page, "Safety & Security");
    await expect(texts("safety")).toBeHidden();
    await safety.click();
    await expect(safety).toHaveAttribute("aria-expanded", "true");
    await expect(texts("safety")).toBeVisible();
    for (const advice of areaTexts.safety.recommendations) {
      await expect(page.getByText(advice)).toBeVisible();
    }
    await areaButton(page, "Growth & Development").press("Enter");
    await expect(texts("growth")).toBeVisible();
    await expect(texts("safety")).toBeHidden();
    await areaButton(page, "Growth & Development").press("Enter");
    await expect(texts("growth")).toBeHidden();
  });

  test("give the action plan as a file", async ({ page, buyer }) => {
    await openResults(page, buyer);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download Action Plan" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("7-Day-Life-Improvement-Action-Plan.txt");
    const plan = readFileSync(await download.path(), "utf8").replaceAll(/\s+/g, " ");
    for (const advice of areaTexts.recreation.recommendations) expect(plan).toContain(advice);
    expect(plan).toContain("Strongest area: Safety & Security, 75% (Good)");
    await expect(page.getByText("Action Plan Downloaded!")).toBeVisible();
  });

  test("give the report, which is printed on demand, and the plan as PDF", async ({
    page,
    buyer,
  }) => {
    await openResults(page, buyer);
    for (const [name, file] of [
      ["Download Your Report", "Your-Personal-Life-Report.pdf"],
      ["Your Seven Days as PDF", "Your-Seven-Days.pdf"],
    ] as const) {
      if (name === "Your Seven Days as PDF") await tab(page, "My seven days").click();
      const [download] = await Promise.all([
        page.waitForEvent("download", { timeout: 20_000 }),
        page.getByRole("link", { name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
      expect(
        readFileSync(await download.path())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
    }
  });

  test("link to the summary, home, the app and the subscription", async ({ page, buyer }) => {
    await openResults(page, buyer);
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
  });
});

test("A visitor who has not paid sees what the preview shows, and a link to the paywall", async ({
  page,
}) => {
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

test("axe finds nothing on complete results, in both themes", { tag: "@both" }, async ({
  page,
  buyer,
}) => {
  // So that no number counts up during the checks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResults(page, buyer);
  await areaButton(page, "Safety & Security").click();
  await expectAccessibleInBothThemes(page);
  for (const name of ["Areas", "My seven days", "Library"]) {
    await tab(page, name).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});

test("Complete results fit a window of 320 px, as at 400 % zoom", async ({ page, buyer }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openResults(page, buyer);
  await areaButton(page, "Safety & Security").click();
  for (const name of ["Areas", "My seven days", "Library", "Picture"]) {
    await tab(page, name).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
});

test("P18 No script that a browser can load contains paid content", () => {
  const scripts = globSync("build/client/assets/*.js").map((path) => readFileSync(path, "utf8"));
  expect(scripts.length).toBeGreaterThan(10);
  const paid = [
    ...Object.values(areaTexts).flatMap((area) => [area.description, ...area.recommendations]),
    ...Object.values(subDimensionTexts).flatMap((texts) => Object.values(texts)),
    ...Object.values(areaLevels).flatMap((texts) => Object.values(texts)),
    ...Object.values(subDimensionSteps).flatMap(({ begin, gift, reach }) => [
      begin.text,
      gift,
      reach,
    ]),
  ].map((text) => text.slice(0, 50));
  for (const text of paid) {
    expect(
      scripts.some((script) => script.includes(text)),
      text,
    ).toBe(false);
  }
});
