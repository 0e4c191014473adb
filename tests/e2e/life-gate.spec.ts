import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import { completeAttempt } from "../setup/completed-attempt.ts";
import { emailField, heading, openGate, stopTime, submitEmail, unlock } from "../setup/preview.ts";

test("axe finds nothing on gate, analysis and results, in both themes", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/quiz2/results/*", async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGate(page);
  await expectAccessibleInBothThemes(page);
  await submitEmail(page, "ada@example.com");
  await expect(heading(page, "Analyzing Your Results...")).toBeFocused();
  await expectAccessibleInBothThemes(page);
  answer();
  await expect(heading(page, "Congratulations!")).toBeFocused();
  await expectAccessibleInBothThemes(page);
});

for (const input of ["", "   ", "ada", "ada@", "ada@example"]) {
  test(`A toast and the field reject "${input}" as an address, and nothing is sent`, async ({
    page,
  }) => {
    await openGate(page);
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().includes("email-capture")) sent += 1;
    });
    await submitEmail(page, input);
    const toast = page.getByRole("alert").filter({ hasText: "Invalid Email" });
    await expect(toast).toContainText("Please enter a valid email address.");
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(
      "Please enter a valid email address.",
    );
    await expectAccessible(page);
    expect(sent).toBe(0);
    await emailField(page).pressSequentially("x");
    await expect(emailField(page)).not.toHaveAttribute("aria-invalid");
  });
}

for (const [what, answer, told] of [
  ["the server's words", { status: 429, json: { message: "Not so fast." } }, "Not so fast."],
  ["plain words, when it has none", { status: 502, body: "Bad gateway" }, "Please try again."],
] as const) {
  test(`A failed capture shows an error in ${what}, and the gate stays`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/429|502/);
    await openGate(page);
    await page.route("**/api/quiz2/email-capture", (route) => route.fulfill(answer));
    await submitEmail(page, "ada@example.com");
    const toast = page.getByRole("alert").filter({ hasText: "Email Capture Failed" });
    await expect(toast).toContainText(told);
    await expect(emailField(page)).toHaveValue("ada@example.com");
    await expect(unlock(page)).toBeVisible();
  });
}

test("The analysis goes through all its stages, and only then requests the results", async ({
  page,
}) => {
  await page.clock.install();
  const id = await openGate(page);
  await stopTime(page);
  const sent = page.waitForRequest("**/api/quiz2/email-capture");
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
  for (const [afterMs, expected] of [
    [600, [30, 25, 24, 23, 20]],
    [800, [60, 50, 48, 45, 40]],
    [700, [90, 75, 71, 68, 60]],
    [600, [100, 90, 86, 81, 72]],
    [500, [100, 100, 95, 90, 80]],
  ] as const) {
    await page.clock.runFor(afterMs);
    await expect.poll(values).toEqual(expected);
  }
  await page.clock.runFor(399);
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
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an address opens the gate, and the page contains the results", async ({ page }) => {
    const id = await completeAttempt(page.request);
    await page.goto(`/quiz2/mini/${id}`);
    await submitEmail(page, "ada@example.com");
    await expect(heading(page, "Congratulations!")).toBeVisible();
    await expect(page).toHaveURL(`/quiz2/mini/${id}`);
    await expect(page.getByText(/\d+ others today/)).toBeVisible();
    await expect(page.locator("[data-blurred] progress")).toHaveCount(5);
    await expect(page.getByText("Your exercise for today")).toBeVisible();
  });

  test("the same messages appear beside the field, and the input is kept", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/400/);
    await page.goto(`/quiz2/mini/${await completeAttempt(page.request)}`);
    for (const input of ["", "ada@"]) {
      await submitEmail(page, input);
      await expect(emailField(page)).toHaveAccessibleDescription(
        "Invalid Email. Please enter a valid email address.",
      );
      await expect(emailField(page)).toHaveValue(input);
    }
  });
});
