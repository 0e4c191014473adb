import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  heading,
  test,
} from "../setup/browser.ts";
import { completeAttempt } from "../setup/completed-attempt.ts";
import {
  ANALYSIS_MS,
  emailField,
  openGate,
  stopTime,
  submitEmail,
  unlock,
} from "../setup/preview.ts";

const ADDRESS = "ada@example.com";
const CAPTURE = "**/api/quiz2/email-capture";
const RESULTS = "**/api/quiz2/results/*";

test("The gate says what is wrong, and stays", async ({ page, allowConsole }) => {
  allowConsole(/429|502/);
  await openGate(page);
  let sent = 0;
  await page.route(CAPTURE, (route) => {
    sent += 1;
    return sent === 1
      ? route.fulfill({ status: 429, json: { message: "Not so fast." } })
      : route.fulfill({ status: 502, body: "Bad gateway" });
  });
  for (const input of ["", "ada@"]) {
    await submitEmail(page, input);
    const toast = page.getByRole("alert").filter({ hasText: "Invalid Email" });
    await expect(toast).toContainText("Please enter a valid email address.");
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(
      "Please enter a valid email address.",
    );
  }
  await expectAccessible(page);
  await emailField(page).pressSequentially("x");
  await expect(emailField(page)).not.toHaveAttribute("aria-invalid");
  expect(sent).toBe(0);

  // The server's words, or plain ones when it has none.
  for (const told of ["Not so fast.", "Please try again."]) {
    await submitEmail(page, ADDRESS);
    const toast = page.getByRole("alert").filter({ hasText: "Email Capture Failed" });
    await expect(toast).toContainText(told);
    await expect(emailField(page)).toHaveValue(ADDRESS);
    await expect(unlock(page)).toBeVisible();
  }
});

test("axe finds nothing on the analysis, which hands the focus on", async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(RESULTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGate(page);
  await submitEmail(page, ADDRESS);
  await expect(heading(page, "Analyzing Your Results...")).toBeFocused();
  await expectAccessibleInBothThemes(page);
  answer();
  await expect(heading(page, "Congratulations!")).toBeFocused();
});

test("The analysis ends before it requests the results", async ({ page }) => {
  await page.clock.install();
  const id = await openGate(page);
  await stopTime(page);
  const sent = page.waitForRequest(CAPTURE);
  await submitEmail(page, "  Ada@Example.com ");
  expect((await sent).postDataJSON()).toEqual({ email: "Ada@Example.com", attemptId: id });
  await expect(heading(page, "Analyzing Your Results...")).toBeFocused();

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/quiz2/results/")) asked.push(request.url());
  });
  const bars = page.getByRole("progressbar");
  const values = () =>
    bars.evaluateAll((all) => all.map((bar) => Number(bar.getAttribute("value"))));
  await expect(bars).toHaveCount(5);
  expect(await values()).toEqual([0, 0, 0, 0, 0]);
  await page.clock.runFor(600);
  await expect.poll(values).toEqual([30, 25, 24, 23, 20]);
  await page.clock.runFor(ANALYSIS_MS - 601);
  await expect.poll(values).toEqual([100, 100, 95, 90, 80]);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(heading(page, "Congratulations!")).toBeFocused();
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const kept = await page.evaluate(() => [
    sessionStorage.getItem("quiz2_email"),
    localStorage.getItem("quiz2_completed_attempt"),
  ]);
  expect(kept).toEqual(["Ada@Example.com", id]);
  await page.reload();
  await expect(heading(page, "Congratulations!")).toBeVisible();
  await expect(emailField(page)).toHaveCount(0);
  // Blurred scores are hidden from screen readers.
  await expect(page.locator("[data-blurred] progress")).toHaveCount(5);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your Strength" })).toHaveCount(0);
  await expect(page.getByRole("img", { name: /^Your five areas as petals/ })).toBeVisible();
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the gate keeps a wrong address, and opens", async ({ page, allowConsole }) => {
    allowConsole(/400/);
    const path = `/quiz2/mini/${await completeAttempt(page.request)}`;
    await page.goto(path);
    for (const input of ["", "ada@"]) {
      await submitEmail(page, input);
      await expect(emailField(page)).toHaveAccessibleDescription(
        "Invalid Email. Please enter a valid email address.",
      );
      await expect(emailField(page)).toHaveValue(input);
    }
    await submitEmail(page, ADDRESS);
    await expect(heading(page, "Congratulations!")).toBeVisible();
    await expect(page).toHaveURL(path);
  });
});

test.describe("Results that do not load", () => {
  /** Answers the first `failures` requests with 503; returns a count of requests. */
  async function failResults(page: Page, failures: number) {
    const tries = { count: 0 };
    await page.route(RESULTS, (route) => {
      tries.count += 1;
      if (tries.count > failures) return route.continue();
      return route.fulfill({ status: 503, json: { message: "We are resting." } });
    });
    return tries;
  }

  async function waitThroughTries(page: Page, tries: { count: number }) {
    await submitEmail(page, ADDRESS);
    await expect(heading(page, "Analyzing Your Results...")).toBeVisible();
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
    await waitThroughTries(page, await failResults(page, 2));
    await expect(heading(page, "Congratulations!")).toBeFocused();
  });

  test("say why, and load after all when the visitor tries again in time", async ({ page }) => {
    await waitThroughTries(page, await failResults(page, 3));
    await expect(heading(page, "Error Loading Results")).toBeFocused();
    await expect(
      page.getByText("Unable to load your assessment results. Please try again."),
    ).toBeVisible();
    const toast = page.getByRole("alert").filter({ hasText: "Unable to Load Results" });
    await expect(toast).toContainText("Redirecting to quiz start...");
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(heading(page, "Congratulations!")).toBeVisible();
  });
});
