import { expect, test } from "../setup/browser.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { newEmail } from "../setup/inbox.ts";

test("A page that the browser has translated takes a signup", async ({ page }) => {
  await page.goto("/");
  const form = page.locator("#signup-section form");
  await untilHydrated(form);
  await form.evaluate(translate);
  await form.getByLabel("Email address").fill(newEmail());
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "You’re on the list!" })).toBeFocused();
});

/** Translates as Chrome does: each text moves into two elements of its own. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const inner = document.createElement("font");
    const outer = document.createElement("font");
    text.replaceWith(outer);
    outer.appendChild(inner);
    inner.appendChild(text);
  }
}
