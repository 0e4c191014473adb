import type { Page } from "@playwright/test";
import { expect, expectAccessible, stopTime, test } from "../setup/browser.ts";
import { newEmail } from "../setup/inbox.ts";
import { openLanding } from "../setup/landing.ts";

const emailField = (page: Page) => page.getByLabel("Email address");
const submit = (page: Page) =>
  page.locator("#signup-section").getByRole("button", { name: "Get Early Access" });
const celebration = (page: Page) => page.getByRole("heading", { name: "You’re on the list!" });

async function joinWith(page: Page, address: string) {
  await emailField(page).fill(address);
  await submit(page).click();
}

test("A visitor joins, and the form gives way to fifty pieces of confetti", {
  tag: "@both",
}, async ({ page }) => {
  await openLanding(page);
  await joinWith(page, newEmail());
  await expect(celebration(page)).toBeFocused();
  await expect(page.locator("[data-confetti] > *")).toHaveCount(50);
  await expect(emailField(page)).toBeHidden();
  await expect(page.locator("[data-confetti]")).toHaveCount(0);
  await expectAccessible(page);
  // Nothing on the page asks to sign up any more.
  await expect(page.getByText("Get Early Access")).toHaveCount(0);
  await expect(page.getByText("You’re on the list!")).toHaveCount(3);
});

test("The sample lesson is played with five taps, and ends in a form that joins", {
  tag: "@both",
}, async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await openLanding(page);
  const card = page.getByRole("region", { name: "A sample lesson" });
  const button = card.getByRole("button");
  // As on a train: the lesson says when it cannot load, and goes on once it has loaded.
  await context.setOffline(true);
  await button.click();
  await expect(card.getByRole("status")).toContainText("You seem to be offline.");
  await context.setOffline(false);
  await button.click();
  await expect(card.locator("p:focus")).toContainText("Minute 1 of 5");
  await context.setOffline(true);
  for (let minute = 1; minute <= 5; minute += 1) {
    await expect(card.locator("p:focus")).toContainText(`Minute ${minute} of 5`);
    if (minute === 2) {
      await expect(card.getByRole("status")).toHaveText(/^So you care about her/);
      await expectAccessible(page);
    }
    await button.first().click();
  }
  await expect(card.getByText("Your turn", { exact: true })).toBeFocused();
  await expectAccessible(page);
  const address = newEmail();
  await card.getByLabel("Email address").fill(address);
  await card.getByRole("button", { name: "Get Early Access" }).click();
  await expect(card.getByText("Nothing was sent.")).toBeVisible();
  await expect(card.getByLabel("Email address")).toHaveValue(address);
  await context.setOffline(false);
  await card.getByRole("button", { name: "Get Early Access" }).click();
  await expect(celebration(page)).toBeFocused();
  await expect(celebration(page)).toBeInViewport();
  await expect(card.getByText("You’re on the list!")).toBeVisible();
});

for (const step of ["joined", "confirm"]) {
  test(`A URL with "${step}" loses it and keeps the rest`, async ({ page }) => {
    await page.goto(`/?${step}&ref=friend#signup-section`);
    await expect(celebration(page)).toBeFocused();
    await expect(page).toHaveURL("/?ref=friend#signup-section");
  });
}

test("With reduced motion no confetti falls", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLanding(page);
  const confettiCode = page.waitForResponse(/confetti/);
  await joinWith(page, newEmail());
  await expect(celebration(page)).toBeVisible();
  await (await confettiCode).finished();
  await expect(page.locator("[data-confetti]")).toHaveCount(0);
});

test("During the signup the button says so and the field is disabled", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/waitlist/signup", async (route) => {
    await held;
    await route.continue();
  });
  await openLanding(page);
  await joinWith(page, newEmail());
  await expect(page.getByRole("button", { name: "Securing Your Spot..." })).toBeVisible();
  await expect(emailField(page)).toBeDisabled();
  answer();
  await expect(celebration(page)).toBeVisible();
});

test("The traffic source in the address bar is sent with the signup", async ({ page }) => {
  await openLanding(page, "/?utm_source=podcast");
  const sent = page.waitForRequest("**/api/waitlist/signup");
  const address = newEmail();
  await joinWith(page, `  ${address} `);
  expect((await sent).postDataJSON()).toEqual({ email: address, source: "podcast" });
  await expect(celebration(page)).toBeVisible();
});

test("After a signup the count is requested again, and includes it", async ({ page }) => {
  const nextCount = () =>
    page.waitForResponse("**/api/waitlist/count").then((answer) => answer.json());
  const atFirst = nextCount();
  await page.goto("/");
  const before = await atFirst;
  const afterJoining = nextCount();
  await joinWith(page, newEmail());
  expect((await afterJoining).count).toBeGreaterThan(before.count);
});

test("A duplicate address gets a message, case-insensitively", async ({ page, allowConsole }) => {
  allowConsole(/409/);
  const address = newEmail();
  await openLanding(page);
  await joinWith(page, address);
  await expect(celebration(page)).toBeVisible();
  await openLanding(page);
  await joinWith(page, address.toUpperCase());
  const toast = page.getByRole("status").filter({ hasText: "You're already on the list!" });
  await expect(toast).toContainText(
    "This email is already registered for early access. We'll notify you when we launch!",
  );
  await expect(emailField(page)).toBeEnabled();
  await expect(page.locator("#signup-section").getByText("already on the list")).toBeVisible();
  await expectAccessible(page);
  await emailField(page).pressSequentially("x");
  await expect(page.locator("#signup-section").getByText("already on the list")).toHaveCount(0);
});

for (const [input, message] of [
  ["", "Email is required"],
  ["   ", "Email is required"],
  ["ada@", "Please enter a valid email address"],
  ["ada@example", "Please enter a valid email address"],
] as const) {
  test(`"${input}" is answered with "${message}" at the field`, async ({ page }) => {
    await openLanding(page);
    await joinWith(page, input);
    await expect(page.getByText(message)).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(message);
    await expectAccessible(page);
    await emailField(page).pressSequentially("x");
    await expect(page.getByText(message)).toBeHidden();
  });
}

test("A server error shows its message, and the form keeps its input", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  await page.route("**/api/waitlist/signup", (route) =>
    route.fulfill({ status: 503, json: { message: "We are resting.", code: "unavailable" } }),
  );
  const address = newEmail();
  await openLanding(page);
  await joinWith(page, address);
  const toast = page.getByRole("alert").filter({ hasText: "Error" });
  await expect(toast).toContainText("We are resting.");
  await expect(emailField(page)).toHaveValue(address);
  await expect(submit(page)).toBeVisible();
});

test("Without a connection the visitor is asked to try again, and can", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await openLanding(page);
  await context.setOffline(true);
  await joinWith(page, newEmail());
  await expect(page.getByRole("alert")).toContainText("Failed to join waitlist. Please try again.");
  await context.setOffline(false);
  await submit(page).click();
  await expect(celebration(page)).toBeVisible();
});

test("One toast at a time is shown, for five seconds, and can be dismissed", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  await page.route("**/api/waitlist/signup", (route) =>
    route.fulfill({ status: 503, json: { message: "We are resting.", code: "unavailable" } }),
  );
  await stopTime(page);
  await openLanding(page);
  const toast = page.getByText("We are resting.");
  await joinWith(page, newEmail());
  await expect(toast).toHaveCount(1);
  await submit(page).click();
  await expect(toast).toHaveCount(1);
  await toast.hover();
  await page.clock.runFor(6_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
  await submit(page).click();
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await dismiss.focus();
  await page.clock.runFor(6_000);
  await dismiss.click();
  await expect(toast).toBeHidden();
});

test("The site can be shared by a prepared tweet, or by copying its address", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLanding(page);
  await joinWith(page, newEmail());
  const tweet = page.getByRole("link", { name: "Share on Twitter" });
  const link = new URL((await tweet.getAttribute("href")) ?? "");
  expect(link.origin + link.pathname).toBe("https://twitter.com/intent/tweet");
  expect(link.searchParams.get("url")).toBe(baseURL);
  expect(link.searchParams.get("text")).toBeTruthy();
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL);
});

test("Where copying fails, the address is selected for the phone to copy", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await openLanding(page);
  await joinWith(page, newEmail());
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Copying didn’t work." })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(baseURL);
});

test("By keyboard alone a visitor joins and copies the link", { tag: "@both" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLanding(page);
  await page.keyboard.press("Tab");
  await tabTo(page, "Get Early Access");
  await page.keyboard.press("Enter");
  await expect(page.locator("#signup-section")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(emailField(page)).toBeFocused();
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Enter");
  await expect(celebration(page)).toBeFocused();
  await tabTo(page, "Copy Link");
  await page.keyboard.press("Space");
  await expect(page.getByText("Link copied!")).toBeVisible();
});

async function tabTo(page: Page, name: string) {
  const isThere = () =>
    page.evaluate((text) => document.activeElement?.textContent?.includes(text) ?? false, name);
  for (let step = 0; step < 40 && !(await isThere()); step += 1) await page.keyboard.press("Tab");
  expect(await isThere(), `"${name}" can be reached by Tab`).toBe(true);
}
