import type { Page } from "@playwright/test";
import { statements } from "../setup/assessment.ts";
import { expect, heading, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";

const TOGGLE = "button[value=dark]";
const turnedDark = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

const presses: [path: string, selector: string, followed: (page: Page) => Promise<void>][] = [
  ["/", TOGGLE, turnedDark],
  ["/quiz1", "[data-leads-to=age]", (page) => expect(heading(page, /^How old/)).toBeFocused()],
  ["/quiz2", TOGGLE, turnedDark],
  ["/quiz2/start", "[type=radio]", firstAnswerCounts],
  ["/perfectionism", TOGGLE, turnedDark],
];

for (const [path, selector, followed] of presses) {
  test(`Keys and a press between any two React tasks leave ${path} working`, async ({ page }) => {
    await page.addInitScript(pressBetweenTasks, selector);
    await page.goto(path);
    await untilHydrated(page.locator("main"));
    await followed(page);
  });
}

/** React yields by posting a message to itself. */
function pressBetweenTasks(selector: string): void {
  const { postMessage } = MessagePort.prototype;
  let isPressed = false;
  MessagePort.prototype.postMessage = function (message: unknown) {
    queueMicrotask(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
      if (!isPressed) document.querySelector<HTMLElement>(selector)?.click();
      isPressed = true;
    });
    postMessage.call(this, message);
  };
}

async function firstAnswerCounts(page: Page): Promise<void> {
  await expect(page.getByText("1 of 5 questions answered")).toBeVisible();
  await expect(statements(page).first().getByRole("radio").first()).toBeChecked();
}
