import type { Page } from "@playwright/test";
import { nextButton } from "../setup/assessment.ts";
import { expect, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";

const LATENCY_MS = 1_000;
/** One call in twenty is lost, beginning with an early one, since a fast walk makes few calls. */
const CALLS_PER_LOSS = 20;
const FIRST_LOST = 3;
/** How far medians may differ on a machine that is busy with other tests. */
const TOLERANCE_MS = 200;

const STEPS = 20;

test("P49 With a second of latency and lost calls, no press waits and no answer is lost", async ({
  page,
  otherPage,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_FAILED/);
  const near = await walkStatements(otherPage, 5);
  const network = await slowDown(page);
  const far = await walkStatements(page, STEPS);
  expect(network.losses()).toBeGreaterThan(0);
  // A press that waits for a call takes at least as long as the call.
  expect(Math.max(...far)).toBeLessThan(LATENCY_MS);
  expect(medianOf(far)).toBeLessThan(medianOf(near) + TOLERANCE_MS);

  const viewResults = page.getByRole("button", { name: "View Results" });
  await pressUntil(page, nextButton(page), () => expect(viewResults).toBeVisible());
  const attemptId = await page.evaluate(() => localStorage.getItem("quiz2_attempt_id"));
  // The next visit is offered what the server has of this one.
  const answer = await page.request.post("/api/quiz2/start");
  expect((await answer.json()).unfinished).toEqual({ attempt_id: attemptId, answered: 100 });
  await pressUntil(page, viewResults, () => expect(page).toHaveURL(`/quiz2/mini/${attemptId}`));
});

async function slowDown(page: Page): Promise<{ losses: () => number }> {
  let calls = 0;
  let losses = 0;
  await page.route("**/api/**", async (route) => {
    calls += 1;
    const isLost = calls % CALLS_PER_LOSS === FIRST_LOST;
    losses += isLost ? 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    await (isLost ? route.abort() : route.continue());
  });
  return { losses: () => losses };
}

/** Answers the first steps, each press right after the last; returns how long each took to show, in ms. */
async function walkStatements(page: Page, steps: number): Promise<number[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/quiz2/start");
  await untilHydrated(nextButton(page));
  return page.evaluate(pressThrough, steps);
}

/** Runs in the page, up to the last button, whose press has to wait for a call. */
async function pressThrough(steps: number): Promise<number[]> {
  const took: number[] = [];
  const frame = () => new Promise(requestAnimationFrame);
  const press = async (button: HTMLElement | undefined | null, isShown: () => boolean) => {
    if (!button) throw new Error(`Press ${took.length + 1} finds no button.`);
    const startedAt = performance.now();
    button.click();
    do await frame();
    while (!isShown());
    // This frame is painted when the next one begins.
    await frame();
    took.push(performance.now() - startedAt);
  };
  const readScreen = () =>
    (document.querySelector("fieldset") ?? document.querySelector("h1"))?.textContent;
  const goOn = (selector: string) => {
    const before = readScreen();
    const button = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
    return press(button, () => readScreen() !== before);
  };
  for (let step = 1; step <= steps; step += 1) {
    const groups = [...document.querySelectorAll("fieldset")];
    for (const [place, group] of groups.entries()) {
      const choice = group.querySelectorAll("input")[(step + place) % 5];
      const counted = `${place + 1} of 5 questions answered`;
      await press(
        choice,
        () => document.querySelector("main [role=status]")?.textContent === counted,
      );
    }
    if (step < steps) await goOn("main form button");
    if (step < steps && step % 4 === 0) await goOn("main button");
  }
  return took;
}

/** Presses again after a failure, as a person does. */
const pressUntil = (
  page: Page,
  button: ReturnType<Page["getByRole"]>,
  isDone: () => Promise<void>,
) =>
  expect(async () => {
    await button.click();
    await Promise.race([isDone(), page.getByRole("alert").waitFor()]);
    await isDone();
  }).toPass();

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
