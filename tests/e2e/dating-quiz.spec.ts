import { expect, heading, test } from "../setup/browser.ts";
import {
  answered,
  answerQuestion,
  choices,
  emailField,
  go,
  known,
  nameField,
  openKept,
  openQuiz,
  question,
  readKept,
} from "../setup/dating-quiz.ts";

// Otherwise each press would wait until its button stops moving.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("From landing page to offer no step waits for the network", async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  await openQuiz(page);
  // In the middle of the quiz the footer is hidden.
  const footer = page.getByRole("contentinfo");
  await expect(footer).toBeVisible();
  const ahead = [/\/later-stage[^/]*\.js$/, /\/dating[^/]*\.svg$/].map((url) =>
    page.waitForResponse(url).then((answer) => answer.finished()),
  );
  await go(page, "Reveal My Dating Pattern").first().click();
  await expect(heading(page, "How old are you?")).toBeFocused();
  await expect(footer).toBeHidden();
  await Promise.all(ahead);
  await go(page, "25–34").click();
  await expect(heading(page, "How do you describe yourself?")).toBeFocused();
  await expect(page).toHaveTitle(/^How do you describe yourself\? · /);
  await context.setOffline(true);
  await go(page, "Non-Binary").click();
  await expect(question(page, 1)).toBeFocused();
  await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
  await expect(page.getByRole("progressbar", { name: "5% complete" })).toBeVisible();
  for (let number = 1; number < 20; number += 1) await answerQuestion(page, number);
  await expect(page.getByRole("progressbar", { name: "100% complete" })).toBeVisible();
  await choices(page).first().click();
  await expect(page.getByText("Key Insight")).toBeVisible();
  await expect(footer).toBeHidden();
  await context.setOffline(false);
  await go(page, "Continue").click();
  await expect(heading(page, "Analyzing Your Results...")).toBeFocused();
  await expect(footer).toBeHidden();
  await page.clock.runFor(5_600);

  await expect(heading(page, "Your Dating Pattern Is Revealed")).toBeFocused();
  await expect(footer).toBeVisible();
  const submit = go(page, "Get My Results");
  for (const [field, title, text] of [
    [nameField(page), "Name required", "Please enter your name to see your results."],
    [emailField(page), "Email required", "Please enter your email to see your results."],
    [emailField(page), "Invalid Email", "Please enter a valid email address."],
  ] as const) {
    await submit.click();
    await expect(page.getByRole("alert").getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(text);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(title === "Name required" ? " Ada " : "ada@");
  }
  const address = `ada-${crypto.randomUUID()}@example.test`;
  await emailField(page).fill(` ${address} `);
  const submitted = page.waitForResponse("**/api/quiz/submit");
  await submit.click();
  await expect(heading(page, /^Ada, your pattern is/)).toBeVisible();
  // The error disappeared with its cause, and does not cover the result.
  await expect(page.getByText("Invalid Email", { exact: true })).toBeHidden();
  await expect(heading(page, /^Ada, your pattern is/)).toBeFocused();
  await expect(page.getByText(/^Your second pattern: The /)).toBeVisible();
  const { stage, finalArchetype, scores } = (await readKept(page)) ?? known;
  expect(stage).toBe("offer");
  const points = scores[finalArchetype ?? "echo"];
  expect(points).toBe(Math.max(...Object.values(scores)));
  const answer = await submitted;
  expect(answer.status()).toBe(201);
  expect(answer.request().postDataJSON()).toEqual({
    name: "Ada",
    email: address,
    age: "25–34",
    gender: "non-binary",
    archetype: finalArchetype,
  });
});

test("A skipped question may stay open, an unanswered one may not", async ({ page }) => {
  const { 17: _open, 19: _skipped, 20: _last, ...answers } = answered.answers;
  await openKept(page, { stage: "quiz", currentQuestion: 18, answers });
  await expect(question(page, 19)).toBeFocused();
  // A resumed quiz has no history: Back leaves no entry to go forward to.
  const entries = await page.evaluate(() => history.length);
  await go(page, "Back").click();
  await expect(question(page, 18)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await go(page, "Keep my answer").click();
  await expect(question(page, 19)).toBeFocused();
  await go(page, "Skip this question").click();
  await expect(question(page, 20)).toBeFocused();
  await expect(go(page, "Skip this question")).toHaveCount(0);
  await answerQuestion(page, 20);
  await expect(question(page, 17)).toBeFocused();
  await choices(page).nth(2).click();
  await expect(choices(page).nth(2)).toBeChecked();
  await go(page, "Keep my answer").click();
  await expect(question(page, 19)).toBeFocused();
  await expect(go(page, "Keep my answer")).toHaveCount(0);
  await go(page, "Skip this question").click();
  await go(page, "Keep my answer").click();
  await go(page, "Continue").click();
  await expect(heading(page, "Analyzing Your Results...")).toBeFocused();
  expect(await readKept(page)).toMatchObject({ stage: "loading", skippedQuestions: [19] });
});

test("The next question reuses the same choices, which can be pressed", async ({ page }) => {
  await openKept(page, { stage: "quiz", currentQuestion: 0, answers: {} });
  await expect(question(page, 1)).toBeFocused();
  const pressed = await choices(page).nth(1).elementHandle();
  for (const next of [2, 3]) {
    await choices(page).nth(1).click();
    await expect(question(page, next)).toBeFocused();
    await expect(page.locator("form :checked")).toHaveCount(0);
  }
  expect(await pressed?.evaluate((radio) => radio.isConnected)).toBe(true);
  await go(page, "Back").click();
  await expect(question(page, 2)).toBeFocused();
  await expect(choices(page).nth(1)).toBeChecked();
  expect(Object.keys((await readKept(page))?.answers ?? {})).toEqual(["1", "2"]);
});

test("Back works in page and browser, and sends no request", async ({ page }) => {
  await openQuiz(page);
  await go(page, "Reveal My Dating Pattern").first().click();
  await go(page, "18–24").click();
  await go(page, "Female").click();
  for (let number = 1; number <= 6; number += 1) await answerQuestion(page, number);
  await expect(question(page, 7)).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await go(page, "Back").click();
  await expect(question(page, 6)).toBeFocused();
  await expect(choices(page).nth(1)).toBeChecked();
  await page.goBack();
  await expect(question(page, 5)).toBeFocused();
  await expect(choices(page).nth(0)).toBeChecked();
  await choices(page).nth(3).click();
  await page.goBack();
  await expect(question(page, 5)).toBeFocused();
  await expect(choices(page).nth(3)).toBeChecked();
  await go(page, "Back").click();
  await expect(question(page, 4)).toBeVisible();
  await page.goForward();
  await expect(question(page, 5)).toBeVisible();
  for (const _question of [5, 4, 3, 2, 1]) await page.goBack();
  await expect(heading(page, "How do you describe yourself?")).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, /^Why does love/)).toBeFocused();
  expect(await readKept(page)).toBeNull();
  await page.goForward();
  await expect(heading(page, "How old are you?")).toBeFocused();
  expect(requests).toEqual([]);
});

test("P39 The quiz works by keyboard, and arrows alone answer nothing", async ({ page }) => {
  test.slow();
  await openQuiz(page);
  const { keyboard } = page;
  await go(page, "Reveal My Dating Pattern").first().focus();
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await expect(go(page, "18–24")).toBeFocused();
  await expect(go(page, "18–24")).toHaveCSS("transition-duration", "0s");
  await keyboard.press("Space");
  await keyboard.press("Tab");
  await keyboard.press("Enter");

  await expect(question(page, 1)).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await expect(choices(page).nth(2)).toBeChecked();
  await expect(question(page, 1)).toBeVisible();
  await keyboard.press("Enter");
  await expect(question(page, 2)).toBeFocused();
  // On the heading a digit, which dictation may have typed, answers nothing.
  await keyboard.press("5");
  await keyboard.press("Tab");
  await keyboard.press("5");
  await expect(question(page, 3)).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(question(page, 4)).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("ArrowRight");
  await keyboard.press("Tab");
  await expect(go(page, "Continue with this answer")).toBeFocused();
  await keyboard.press("Enter");
  for (let number = 5; number <= 20; number += 1) {
    await expect(question(page, number)).toBeFocused();
    await keyboard.press("Tab");
    await keyboard.press(String(1 + (number % 5)));
    if (number % 5 > 0) continue;
    await page.getByText("Key Insight").waitFor();
    await keyboard.press("Tab");
    await keyboard.press("Enter");
  }
  await expect(heading(page, "Your Dating Pattern Is Revealed")).toBeFocused();
  const { answers } = (await readKept(page)) ?? known;
  expect([answers[2], answers[4], answers[20]]).toEqual([5, 2, 1]);
  for (const text of ["Ada", `ada-${crypto.randomUUID()}@example.test`]) {
    await keyboard.press("Tab");
    await keyboard.type(text);
  }
  await keyboard.press("Enter");
  await expect(heading(page, /^Ada, your pattern is/)).toBeFocused();
});
