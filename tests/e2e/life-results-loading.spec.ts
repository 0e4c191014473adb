import type { Page } from "@playwright/test";
import { expect, expectAccessible, heading, stopTime } from "../setup/browser.ts";
import { completeAttempt } from "../setup/completed-attempt.ts";
import { keepAttempt } from "../setup/paywall.ts";
import { becomeBuyer, test } from "../setup/shared-buyer.ts";

const readKept = (page: Page) =>
  page.evaluate(() => localStorage.getItem("quiz2_completed_attempt"));

test("The results are requested once, before the script arrives", async ({ page, buyer }) => {
  const { promise: isHeld, resolve: answer } = Promise.withResolvers<void>();
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

test("P28 A link to someone else's results replaces no attempt", async ({
  page,
  buyer,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.context().addCookies(buyer.cookies);
  await page.goto(`/quiz2/results?attempt=${buyer.attemptId}`);
  await expect(heading(page, "Your Complete Results")).toBeVisible();
  await expect.poll(() => readKept(page)).toBe(buyer.attemptId);
  await page.goto(`/quiz2/results?attempt=${crypto.randomUUID()}`);
  await expect(heading(page, "Error Loading Results")).toBeVisible();
  expect(await readKept(page)).toBe(buyer.attemptId);
});

test("Results without an address open the gate instead", async ({ page, allowConsole }) => {
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

  test("are retried twice, and lead to the landing page after 2 s", async ({ page }) => {
    await keepAttempt(page, await completeAttempt(page.request));
    await failToLoad(page);
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Unable to Load Results");
    await expect(toast).toContainText("Redirecting to quiz start...");
    await expect(page).toHaveURL("/quiz2/results");
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL("/quiz2");
  });

  test("keep a visitor on the page who presses “Stay on this page”, or any key", async ({
    page,
  }) => {
    await keepAttempt(page, await completeAttempt(page.request));
    for (const give of [() => stay(page).click(), () => page.keyboard.press("Tab")]) {
      answer.tries = 0;
      await failToLoad(page);
      await give();
      await expect(stay(page)).toHaveCount(0);
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL("/quiz2/results");
      await page.clock.resume();
    }
    await expectAccessible(page);
  });

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

test("An unfinished retake does not hide the finished attempt", async ({ page, buyer }) => {
  await page.context().addCookies(buyer.cookies);
  await page.addInitScript(() => localStorage.setItem("quiz2_attempt_id", crypto.randomUUID()));
  await page.goto("/quiz2/results");
  await expect(heading(page, "Your Complete Results")).toBeVisible();
});
