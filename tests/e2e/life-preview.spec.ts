import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import { completeAttempt, giveEmail } from "../setup/completed-attempt.ts";
import { ANALYSIS_MS, heading, openGate, stopTime, submitEmail } from "../setup/preview.ts";

const NOBODYS_ID = "00000000-0000-4000-8000-000000000000";

test.describe("No assessment is found", () => {
  for (const [what, path] of [
    ["without an id", "/quiz2/mini"],
    ["under an id that nobody has", `/quiz2/mini/${NOBODYS_ID}`],
    ["under an invalid id", "/quiz2/mini/x-y"],
  ] as const) {
    test(what, async ({ page, allowConsole }) => {
      allowConsole(/404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(heading(page, "No Assessment Found")).toBeVisible();
      await expect(page.getByText("You need to complete the assessment first.")).toBeVisible();
      if (what === "without an id") await expectAccessibleInBothThemes(page);
      await page.getByRole("link", { name: "Take Assessment" }).click();
      await expect(page).toHaveURL("/quiz2");
    });
  }

  test("under the id of an attempt that is not completed", async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const started = await page.request.post("/api/quiz2/start");
    const answer = await page.goto(`/quiz2/mini/${(await started.json()).attempt_id}`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page, "No Assessment Found")).toBeVisible();
  });

  test("P29 under the id of another visitor's attempt, exactly as under an unknown id", async ({
    page,
    browser,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(/404/);
    const other = await browser.newContext({ baseURL: baseURL ?? "" });
    const foreign = await completeAttempt(other.request);
    await giveEmail(other.request, foreign, "other@example.com");
    await other.close();
    const seen = [];
    for (const id of [foreign, NOBODYS_ID]) {
      const answer = await page.goto(`/quiz2/mini/${id}`);
      seen.push([answer?.status(), await page.locator("body").innerText()]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[0]).toBe(404);
  });
});

test.describe("The results", () => {
  test.beforeEach(async ({ page }) => {
    const id = await completeAttempt(page.request);
    await giveEmail(page.request, id, "ada@example.com");
    await page.goto(`/quiz2/mini/${id}`);
  });

  test("show what is documented", { tag: "@both" }, async ({ page }) => {
    await expect(page.getByText("Assessment Complete!")).toBeVisible();
    await expect(page.getByText("all 100 questions across 5 life areas")).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "$2 for 7-day trial, then $19.99/month" }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Join 12,000+ People" })).toBeVisible();
    await expect(page.getByText("4.8/5")).toBeVisible();
    await expect(page.locator("blockquote")).toHaveCount(3);
    for (const badge of ["SSL Secure", "Instant Access", "Money-Back Guarantee"]) {
      await expect(page.getByText(badge, { exact: true })).toBeVisible();
    }
    for (const name of ["Unlock Complete Results - $2", "Get My Complete Results - $2"]) {
      await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/quiz2/paywall");
    }
    await expect(page.getByText("For 7 days, then $19.99/month until you cancel.")).toBeVisible();
  });

  test("show figures of the day within their ranges", async ({ page }) => {
    const read = async (pattern: RegExp) =>
      Number((await page.locator("main").innerText()).match(pattern)?.[1]);
    const others = await read(/(\d+) others today/);
    const completed = await read(/(\d+) completed today/);
    expect(others).toBeGreaterThanOrEqual(127);
    expect(others).toBeLessThanOrEqual(176);
    expect(completed).toBeGreaterThanOrEqual(45);
    expect(completed).toBeLessThanOrEqual(64);
  });

  test("begin with what is free: the shape without figures, a paragraph and an exercise", async ({
    page,
  }) => {
    const free = page.getByRole("region", { name: "This is the shape of your answers." });
    await expect(free.getByText("Free, and yours to keep")).toBeVisible();
    await expect(
      free.getByRole("img", { name: /^Your five areas as petals, from the longest/ }),
    ).toBeVisible();
    await expect(free.getByText(/^According to your answers, /)).toBeVisible();
    await expect(free.getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(free).not.toContainText(/%/);
    await expect(free.getByRole("link", { name: "Help and support" })).toBeVisible();
    const sides = page.getByRole("region", { name: "Still locked: your 25 sides" });
    await expect(sides.getByRole("listitem")).toHaveCount(5 + 25);
    await expect(sides).toContainText("Self-Actualization");
  });

  test("hide what is blurred from screen readers and the keyboard, and say so in plain words", async ({
    page,
  }) => {
    const blurred = page.locator("[data-blurred]");
    for (const text of ["Your Strength", "Needs Attention", "5-Area Breakdown"]) {
      await expect(blurred.getByText(text)).toHaveCount(1);
    }
    await expect(blurred.locator("progress")).toHaveCount(5);
    await expect(blurred).toHaveAttribute("aria-hidden", "true");
    await expect(blurred).toHaveAttribute("inert");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(page.getByRole("img", { name: /Overall score/ })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Your Strength" })).toHaveCount(0);
    await expect(page.getByText(/stay blurred until you unlock them/)).toBeVisible();
  });

  test("fit a window of 320 px, as at 400 % zoom", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
});

test("axe finds nothing on the card of results that do not load", { tag: "@both" }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  await page.route("**/api/quiz2/results/*", (route) => route.fulfill({ status: 503 }));
  // A response without content keeps the page where it is.
  await page.route("**/quiz2", (route) => route.fulfill({ status: 204 }));
  await openGate(page);
  await submitEmail(page, "ada@example.com");
  await expect(heading(page, "Error Loading Results")).toBeFocused();
  await expectAccessible(page);
});

test.describe("Results that do not load", () => {
  /** Answers the first `failures` requests with 503; returns a count of requests. */
  async function failResults(page: Page, failures: number) {
    const tries = { count: 0 };
    await page.route("**/api/quiz2/results/*", (route) => {
      tries.count += 1;
      if (tries.count > failures) return route.continue();
      return route.fulfill({ status: 503, json: { message: "We are resting." } });
    });
    return tries;
  }

  async function waitThroughTries(page: Page, tries: { count: number }) {
    await page.clock.runFor(ANALYSIS_MS);
    await expect.poll(() => tries.count).toBe(1);
    // The pauses begin when a response has been read, which cannot be observed from here.
    const waitOn = async () => {
      await page.clock.runFor(100);
      return tries.count;
    };
    await expect.poll(waitOn, { intervals: [100] }).toBe(3);
  }

  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/503/);
    await page.clock.install();
    await openGate(page);
    await stopTime(page);
  });

  test("are requested twice more", async ({ page }) => {
    const tries = await failResults(page, 2);
    await submitEmail(page, "ada@example.com");
    await expect(heading(page, "Analyzing Your Results...")).toBeVisible();
    await waitThroughTries(page, tries);
    await expect(heading(page, "Congratulations!")).toBeFocused();
  });

  test("lead to the landing page after two seconds, with the reason", async ({ page }) => {
    const tries = await failResults(page, Number.POSITIVE_INFINITY);
    await submitEmail(page, "ada@example.com");
    await expect(heading(page, "Analyzing Your Results...")).toBeVisible();
    await waitThroughTries(page, tries);
    await expect(heading(page, "Error Loading Results")).toBeFocused();
    await expect(
      page.getByText("Unable to load your assessment results. Please try again."),
    ).toBeVisible();
    const toast = page.getByRole("alert").filter({ hasText: "Unable to Load Results" });
    await expect(toast).toContainText("Redirecting to quiz start...");
    await page.clock.runFor(1_500);
    await expect(heading(page, "Error Loading Results")).toBeVisible();
    await page.clock.runFor(500);
    await expect(page).toHaveURL("/quiz2");
  });

  test("load after all when the visitor tries again in time", async ({ page }) => {
    const tries = await failResults(page, 3);
    await submitEmail(page, "ada@example.com");
    await expect(heading(page, "Analyzing Your Results...")).toBeVisible();
    await waitThroughTries(page, tries);
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(heading(page, "Congratulations!")).toBeVisible();
  });
});
