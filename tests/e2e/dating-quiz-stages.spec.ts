import type { QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { expect, heading, test } from "../setup/browser.ts";
import { listOwnPages, openOffer } from "../setup/dating-order.ts";
import {
  answered,
  choices,
  go,
  known,
  openKept,
  openQuiz,
  openWith,
  pauseAnalysis,
  question,
  readKept,
} from "../setup/dating-quiz.ts";
import { gotoPainted, holdScripts } from "../setup/held-scripts.ts";

const stages: [RegExp, Partial<QuizSession> | null][] = [
  [/^Why does love/, null],
  [/^How old are you/, { stage: "age", age: null, gender: null }],
  [/^How do you describe/, { stage: "gender", gender: null }],
  [/^Question 1 of 20/, { stage: "quiz", answers: {} }],
  [/^Question 2 of 20/, { stage: "quiz", currentQuestion: 1, answers: { 2: 4 } }],
  [
    /^There.s something good/,
    { ...answered, stage: "insight", currentInsight: 1, currentQuestion: 9 },
  ],
  [/^Analyzing Your Results/, { ...answered, stage: "loading" }],
  [/^Your Dating Pattern Is Revealed/, { ...answered, stage: "email" }],
  [/^Your result is one step away/, { ...answered, stage: "result" }],
];

test("Each stage survives a reload", async ({ page }) => {
  await pauseAnalysis(page);
  for (const [name, session] of stages) {
    if (session) await openKept(page, session);
    else await openQuiz(page);
    await expect(heading(page, name)).toBeVisible();
    const before = await readKept(page);
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
    expect(await readKept(page)).toEqual(before);
  }
});

test("The analysis takes its time, and then asks for the address", async ({ page }) => {
  await page.clock.install();
  await openKept(page, { ...answered, stage: "quiz" });
  await go(page, "Keep my answer").click();
  await go(page, "Continue").waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await go(page, "Continue").click();
  const percents = () =>
    page
      .getByRole("progressbar")
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("value"))));
  for (const [delayMs, factors] of [
    [799, [0, 0, 0, 0]],
    [1, [80, 0, 0, 0]],
    [4_799, [100, 100, 100, 100]],
  ] as const) {
    await page.clock.runFor(delayMs);
    await expect.poll(percents).toEqual(factors);
  }
  await page.clock.runFor(1);
  await expect(heading(page, "Your Dating Pattern Is Revealed")).toBeFocused();
  await page.goBack();
  await expect(question(page, 20)).toBeFocused();
});

test("A result without archetype asks for name and address first", async ({ page }) => {
  await openKept(page, { ...answered, stage: "result" });
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Email address").fill(`ada-${crypto.randomUUID()}@example.test`);
  await page.evaluate(() => {
    Math.random = () => {
      throw new Error("No chance.");
    };
  });
  await go(page, "Reveal My Dating Type").click();
  await expect(page.getByRole("alert")).toContainText("Failed to save email. Please try again.");
  await page.evaluate(() => {
    Math.random = () => 0.5;
  });
  await go(page, "Reveal My Dating Type").click();
  await expect(heading(page, /your pattern is/)).toBeVisible();
  expect(await readKept(page)).toMatchObject({ stage: "result", name: "Ada" });
});

test("Offer and result show the reader’s own pages, points and ties", async ({ page }) => {
  const scores = { echo: 1, avoidant: 3.5, idealist: 3.5, analyzer: 2, resigned: 0 };
  const person = { name: "Ada", email: "ada@example.test", finalArchetype: "idealist" } as const;
  const tie = page.getByText("It’s a tie for first: chance chose the pattern we name.");
  for (const stage of ["offer", "result"] as const) {
    await openOffer(page, { ...person, stage, scores });
    await expect(page.getByText("Look inside").last()).toBeVisible();
    expect(await listOwnPages(page)).toEqual([
      "/goods/dating-guide-idealist-360.avif",
      "/goods/dating-report-cover-idealist-360.avif",
      "/goods/dating-report-idealist-360.avif",
      "/goods/dating-report-meets-idealist-360.avif",
    ]);
    await expect(tie).toHaveCount(1);
    const rows = page.getByRole("region", { name: "How your answers added up" }).locator("li");
    await expect(rows).toHaveText([
      /3\.5 of 13$/,
      /3\.5 of 13$/,
      /2 of 13$/,
      /1 of 13$/,
      /0 of 13$/,
    ]);
    const shares = await rows.evaluateAll((all) =>
      all.map((row) => {
        const bar = row.querySelector<HTMLElement>("[style]");
        const track = bar?.parentElement;
        return bar && track ? bar.offsetWidth / track.clientWidth : Number.NaN;
      }),
    );
    [3.5, 3.5, 2, 1, 0].forEach((points, at) => {
      expect(shares[at], `${points} points`).toBeCloseTo(points / 13, 1);
    });
  }
  const look = page.getByRole("link", { name: "Look inside a dating report" });
  await expect(look).toHaveAttribute("href", "/goods/dating-report-idealist-720.avif");
  await look.click();
  const pages = page.getByRole("dialog").locator("img");
  await expect(pages).toHaveCount(3);
  for (const at of [0, 1, 2]) await expect(pages.nth(at)).toHaveAttribute("src", /-idealist-720/);

  await openOffer(page, { ...person, scores: { ...scores, idealist: 4 } });
  await expect(page.getByRole("region", { name: "How your answers added up" })).toBeVisible();
  await expect(tie).toHaveCount(0);
});

test("Presses before the script has loaded are kept", async ({ page }) => {
  const release = await holdScripts(page);
  await gotoPainted(page, "/quiz1");
  await go(page, "Reveal My Dating Pattern").first().click();
  await expect(heading(page, "How old are you?")).toBeFocused();
  await expect(go(page, "Reveal My Dating Pattern")).toHaveCount(0);
  await go(page, "45+").click();
  await go(page, "Male").click();
  await expect(page.getByText("One moment, your quiz is opening...")).toBeVisible();
  release();
  await expect(question(page, 1)).toBeFocused();
  expect(await readKept(page)).toEqual({ ...known, stage: "quiz", age: "45+", gender: "male" });
  await page.goBack();
  await expect(heading(page, "How do you describe yourself?")).toBeFocused();
});

test("Questions that fail to load can be retried", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await openQuiz(page);
  const part = /\/later-stage[^/]*\.(js|css)$/;
  await page.route(part, (route) => route.abort());
  await go(page, "Reveal My Dating Pattern").first().click();
  await go(page, "45+").click();
  await go(page, "Male").click();
  await expect(heading(page, "Error")).toBeFocused();
  await expect(page.getByText("The quiz didn’t load. Please try again.")).toBeVisible();
  await page.unroute(part);
  await go(page, "Try Again").click();
  await expect(question(page, 1)).toBeFocused();
  await expect(page.locator("main fieldset")).toHaveCSS("display", "grid");
});

test("An invalid stored session is only logged", async ({ page, allowConsole }) => {
  allowConsole(/The stored quiz session is invalid/);
  const told = page.waitForEvent("console", (message) => /is invalid/.test(message.text()));
  await openWith(page, '{"stage":"offer"');
  await told;
  await expect(heading(page, /^Why does love/)).toBeVisible();
  expect(await readKept(page)).toBeNull();
});

test("A hidden tab follows the one in use, and reverts nothing", async ({ page, context }) => {
  await openKept(page, { stage: "quiz", currentQuestion: 2, answers: { 1: "x", 2: 3 } });
  await expect(question(page, 3)).toBeVisible();
  await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
  const other = await context.newPage();
  await other.goto("/quiz1");
  await choices(other).first().click();
  await choices(other).first().click();
  await expect(question(other, 5)).toBeVisible();
  await expect(question(page, 5)).toBeVisible();
  await choices(page).first().click();
  await expect(page.getByText("Key Insight")).toBeVisible();
  expect(Object.keys((await readKept(page))?.answers ?? {})).toEqual(["1", "2", "3", "4", "5"]);
});
