import type { Page } from "@playwright/test";
import { expect, expectAccessible, stopTime } from "../setup/browser.ts";
import { completeAttempt } from "../setup/completed-attempt.ts";
import { keepAttempt } from "../setup/paywall.ts";
import { heading } from "../setup/preview.ts";
import { becomeBuyer, test } from "../setup/shared-buyer.ts";

const readKept = (page: Page) =>
  page.evaluate(() => localStorage.getItem("quiz2_completed_attempt"));

test("Without an attempt no assessment is found", async ({ page }) => {
  await page.goto("/quiz2/results");
  await expect(heading(page, "No Assessment Found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Take Assessment" }).click();
  await expect(page).toHaveURL("/quiz2");
});

test("The page says that the results are loading, and requests them once, before its script arrives", async ({
  page,
  buyer,
}) => {
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  await becomeBuyer(page, buyer);
  await page.route("**/assets/entry.client*", async (route) => {
    await expect.poll(() => asked.length).toBe(1);
    await route.continue();
  });
  await page.route("**/api/quiz2/results/*", async (route) => {
    asked.push(route.request().url());
    await isHeld;
    await route.continue();
  });
  await page.goto("/quiz2/results");
  await expect(heading(page, "Loading your complete results...")).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(heading(page, "Your Complete Results")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("P28 Opening a link to someone else's results keeps the visitor's own attempt stored", async ({
  page,
  buyer,
  allowConsole,
}) => {
  allowConsole(/404/);
  await becomeBuyer(page, buyer);
  await page.goto(`/quiz2/results?attempt=${crypto.randomUUID()}`);
  await expect(heading(page, "Error Loading Results")).toBeVisible();
  expect(await readKept(page)).toBe(buyer.attemptId);
});

test("A mailed link's attempt is kept, and its results are shown", async ({ page, buyer }) => {
  await page.context().addCookies(buyer.cookies);
  await page.goto(`/quiz2/results?attempt=${buyer.attemptId}`);
  await expect(heading(page, "Your Complete Results")).toBeVisible();
  await expect.poll(() => readKept(page)).toBe(buyer.attemptId);
});

test("Results without an email address are requested once, and the gate opens in their place", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403/);
  const id = await completeAttempt(page.request);
  await keepAttempt(page, id);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/quiz2/results/")) asked.push(request.url());
  });
  await page.goto("/quiz2");
  await page.getByRole("link", { name: "My Results" }).click();
  await expect(page).toHaveURL(`/quiz2/mini/${id}`);
  await expect(heading(page, "Amazing Work!")).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL("/quiz2");
});

test.describe("Results that do not load", () => {
  const answer = { tries: 0, isBroken: true };

  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/503/);
    Object.assign(answer, { tries: 0, isBroken: true });
    await page.route("**/api/quiz2/results/*", (route) => {
      answer.tries += 1;
      return answer.isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue();
    });
  });

  /** Waits until the page gives up, in stopped time. */
  async function failToLoad(page: Page): Promise<void> {
    await stopTime(page);
    await page.goto("/quiz2/results");
    const waitOn = async () => {
      await page.clock.runFor(100);
      return answer.tries;
    };
    await expect.poll(waitOn, { intervals: [100] }).toBe(3);
    await expect(heading(page, "Error Loading Results")).toBeVisible();
  }

  const stay = (page: Page) => page.getByRole("button", { name: "Stay on this page" });

  test("are retried twice; then an error is shown, and the landing page opens after 2 s", async ({
    page,
  }) => {
    await keepAttempt(page, await completeAttempt(page.request));
    await failToLoad(page);
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Unable to Load Results");
    await expect(toast).toContainText("Redirecting to quiz start...");
    await expect(page).toHaveURL("/quiz2/results");
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL("/quiz2");
  });

  for (const [sign, give] of [
    ["presses “Stay on this page”", (page: Page) => stay(page).click()],
    ["presses a key", (page: Page) => page.keyboard.press("Tab")],
  ] as const) {
    test(`keep a visitor who ${sign} on the page`, async ({ page }) => {
      await keepAttempt(page, await completeAttempt(page.request));
      await failToLoad(page);
      await give(page);
      await expect(stay(page)).toHaveCount(0);
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL("/quiz2/results");
      await page.clock.resume();
      await expectAccessible(page);
    });
  }

  test("keep a buyer on the page, who can retry", async ({ page, buyer }) => {
    await becomeBuyer(page, buyer);
    await failToLoad(page);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL("/quiz2/results");
    await expect(stay(page)).toHaveCount(0);
    answer.isBroken = false;
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(heading(page, "Your Complete Results")).toBeVisible();
  });
});

test("A browser whose storage holds only an unfinished retake shows the finished attempt", async ({
  page,
  buyer,
}) => {
  await page.context().addCookies(buyer.cookies);
  await page.addInitScript(() => localStorage.setItem("quiz2_attempt_id", crypto.randomUUID()));
  await page.goto("/quiz2/results");
  await expect(heading(page, "Your Complete Results")).toBeVisible();
});
