import { answerStep, nextButton, openAssessment } from "../setup/assessment.ts";
import { expect, heading, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { newEmail } from "../setup/inbox.ts";
import { buyTrial } from "../setup/paid.ts";
import { openGate, stopTime, submitEmail } from "../setup/preview.ts";

test("A page that the browser has translated takes a signup", async ({ page }) => {
  await page.goto("/");
  const form = page.locator("#signup-section form");
  await untilHydrated(form);
  await page.evaluate(translate);
  await form.getByRole("textbox").fill(newEmail());
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "You’re on the list!" })).toBeFocused();
});

test("A translated heading names each new step", async ({ page }) => {
  await openAssessment(page);
  for (let step = 1; step <= 3; step += 1) {
    await page.evaluate(translate);
    await expect(heading(page)).toContainText(`Step ${step} of 20. *`);
    await answerStep(page, 4);
    await nextButton(page).click();
    await expect(heading(page)).toContainText(`Step ${step + 1} of 20. `);
  }
});

test("A translated pulse and a translated lesson say what has changed", async ({ page }) => {
  await buyTrial(page.request);
  await page.goto("/quiz2/pulse/growth");
  await untilHydrated(page.locator("main"));
  await page.evaluate(translate);
  await answerStep(page, 4);
  await nextButton(page).click();
  await expect(heading(page)).toContainText("Step 2 of 4. ");

  await page.goto("/quiz2/courses");
  await page
    .getByRole("link", { name: /^Begin/ })
    .first()
    .click();
  const mark = page.getByRole("button", { name: /read/i });
  await expect(mark).toBeEnabled();
  await page.evaluate(translate);
  await mark.click();
  await expect(mark).toHaveText("Mark as unread");
  await page.evaluate(translate);
  await mark.click();
  await expect(mark).toHaveText("Mark as read");
});

test("A translated analysis counts up", async ({ page }) => {
  await page.clock.install();
  await openGate(page);
  await stopTime(page);
  await submitEmail(page, newEmail());
  await expect(heading(page)).toBeFocused();
  const first = page.getByRole("main").getByRole("listitem").first();
  await page.evaluate(translate);
  await expect(first).toContainText("0%*");
  await page.clock.runFor(600);
  await expect(first).toContainText("30%");
});

test("A translated button is busy, and takes that back", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/waitlist/signup", async (route) => {
    await held;
    await route.abort();
  });
  await page.goto("/");
  const form = page.locator("#signup-section form");
  await untilHydrated(form);
  const send = form.getByRole("button");
  const words = await send.innerText();
  await page.evaluate(translate);
  await form.getByRole("textbox").fill(newEmail());
  await send.click();
  await expect(send).toHaveText("Securing Your Spot...");
  release();
  await expect(send).toHaveText(words);
});

/**
 * Translates as Chrome does: each text is replaced by a new one, here with an asterisk, in two elements of its own.
 * React keeps the old node, and may write into it what nobody sees.
 */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("script,style,noscript,font") || !text.data.trim()) continue;
    const inner = document.createElement("font");
    const outer = document.createElement("font");
    inner.textContent = `${text.data}*`;
    outer.appendChild(inner);
    text.replaceWith(outer);
  }
}
