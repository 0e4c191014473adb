import type { Page } from "@playwright/test";
import { answerStep, nextButton, statements } from "../setup/assessment.ts";
import { expect, test } from "../setup/browser.ts";
import { gotoPainted, holdScripts } from "../setup/held-scripts.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { newEmail } from "../setup/inbox.ts";
import { buyTrial } from "../setup/paid.ts";

/** Where a browser extension adds its own element while the page's script is still loading. */
const extensions: Readonly<Record<string, () => void>> = {
  "after the body": () => {
    document.documentElement.appendChild(document.createElement("x-extension"));
  },
  "first in the head": () => {
    document.head.insertBefore(document.createElement("meta"), document.head.firstChild);
  },
  "first in the body": () => {
    const toolbar = document.createElement("div");
    toolbar.appendChild(Object.assign(document.createElement("input"), { name: "q" }));
    document.body.insertBefore(toolbar, document.body.firstChild);
  },
};

test.beforeEach(({ allowConsole }) => {
  // React writes that it renders the document anew.
  allowConsole(/Minified React error #(418|423|425)/);
});

for (const [place, add] of Object.entries(extensions)) {
  test(`An element ${place} loses nothing given before hydration`, async ({ page }) => {
    let release = await openHeld(page, "/");
    const email = newEmail();
    const field = page.locator("#signup-section").getByLabel("Email address");
    await field.fill(email);
    await page.evaluate(add);
    release();
    await untilHydrated(page.locator("#signup-section form"));
    await expect(field).toHaveValue(email);
    await expect(field).toBeFocused();

    release = await openHeld(page, "/quiz2/start");
    for (const statement of await statements(page).all()) {
      await statement.getByRole("radio").nth(3).check();
    }
    await page.evaluate(add);
    release();
    await untilHydrated(page.locator("main"));
    for (const statement of await statements(page).all()) {
      await expect(statement.getByRole("radio").nth(3)).toBeChecked();
    }
    await nextButton(page).click();
    await expect(page.getByText("Step 2 of 20", { exact: true })).toBeVisible();

    // A pulse stays in steps, with its buttons.
    await buyTrial(page.request);
    release = await openHeld(page, "/quiz2/pulse/growth");
    await page.evaluate(add);
    release();
    await untilHydrated(page.locator("main"));
    await expect(statements(page).filter({ visible: true })).toHaveCount(5);
    await answerStep(page, 5);
    await nextButton(page).click();
    await expect(page.getByText("Step 2 of 4", { exact: true })).toBeVisible();
  });
}

async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await gotoPainted(page, path);
  return release;
}
