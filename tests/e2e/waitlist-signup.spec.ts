import type { Page } from "@playwright/test";
import { expect, expectAccessible, stopTime, tabTo, test } from "../setup/browser.ts";
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
  await page.clock.install();
  await openLanding(page);
  await joinWith(page, newEmail());
  await expect(celebration(page)).toBeFocused();
  await expect(page.locator("[data-confetti] > *")).toHaveCount(50);
  await expect(emailField(page)).toBeHidden();
  await page.clock.fastForward(10_000);
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

test("A URL with “joined” or “confirm” loses it and keeps the rest", async ({ page }) => {
  for (const step of ["joined", "confirm"]) {
    await page.goto(`/?${step}&ref=friend#signup-section`);
    await expect(celebration(page)).toBeFocused();
    await expect(page).toHaveURL("/?ref=friend#signup-section");
  }
});

test("A signup takes the source along, says so, and is counted", async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/waitlist/signup", async (route) => {
    await held;
    await route.continue();
  });
  const nextCount = () =>
    page.waitForResponse("**/api/waitlist/count").then((response) => response.json());
  await page.emulateMedia({ reducedMotion: "reduce" });
  const confettiCode = page.waitForResponse(/confetti/);
  const atFirst = nextCount();
  await openLanding(page, "/?utm_source=podcast");
  const before = await atFirst;
  const sent = page.waitForRequest("**/api/waitlist/signup");
  const address = newEmail();
  await joinWith(page, `  ${address} `);
  expect((await sent).postDataJSON()).toEqual({ email: address, source: "podcast" });
  await expect(page.getByRole("button", { name: "Securing Your Spot..." })).toBeVisible();
  await expect(emailField(page)).toBeDisabled();
  const afterJoining = nextCount();
  answer();
  await expect(celebration(page)).toBeVisible();
  expect((await afterJoining).count).toBeGreaterThan(before.count);
  // With reduced motion no confetti falls.
  await (await confettiCode).finished();
  await expect(page.locator("[data-confetti]")).toHaveCount(0);
});

test("The field says what is wrong until it changes", async ({ page, allowConsole }) => {
  allowConsole(/409/);
  await openLanding(page);
  for (const [input, message] of [
    ["   ", "Email is required"],
    ["ada@", "Please enter a valid email address"],
  ] as const) {
    await joinWith(page, input);
    await expect(page.getByText(message)).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(message);
    await expectAccessible(page);
    await emailField(page).pressSequentially("x");
    await expect(page.getByText(message)).toBeHidden();
  }

  const address = newEmail();
  await page.request.post("/api/waitlist/signup", { data: { email: address } });
  await joinWith(page, address.toUpperCase());
  const toast = page.getByRole("status").filter({ hasText: "You're already on the list!" });
  await expect(toast).toContainText(
    "This email is already registered for early access. We'll notify you when we launch!",
  );
  await expect(emailField(page)).toBeEnabled();
  const atField = page.locator("#signup-section").getByText("already on the list");
  await expect(atField).toBeVisible();
  await expectAccessible(page);
  await emailField(page).pressSequentially("x");
  await expect(atField).toHaveCount(0);
});

test("Without a connection one can try again", async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await openLanding(page);
  await context.setOffline(true);
  await joinWith(page, newEmail());
  await expect(page.getByRole("alert")).toContainText("Failed to join waitlist. Please try again.");
  await context.setOffline(false);
  await submit(page).click();
  await expect(celebration(page)).toBeVisible();
});

test("A refusal is one toast, for five seconds", async ({ page, allowConsole }) => {
  allowConsole(/503/);
  await page.route("**/api/waitlist/signup", (route) =>
    route.fulfill({ status: 503, json: { message: "We are resting.", code: "unavailable" } }),
  );
  await stopTime(page);
  await openLanding(page);
  const toast = page.getByText("We are resting.");
  const address = newEmail();
  await joinWith(page, address);
  await expect(toast).toHaveCount(1);
  await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText(
    "We are resting.",
  );
  await expect(emailField(page)).toHaveValue(address);
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

test("Where copying fails, the address is selected", async ({ page, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await openLanding(page, "/?joined");
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Copying didn’t work." })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(baseURL);
});

test("By keyboard alone a visitor joins, and shares the site by a prepared tweet or by copying its address", {
  tag: "@both",
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLanding(page);
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Get Early Access" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("#signup-section")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(emailField(page)).toBeFocused();
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Enter");
  await expect(celebration(page)).toBeFocused();
  const tweet = page.getByRole("link", { name: "Share on Twitter" });
  const link = new URL((await tweet.getAttribute("href")) ?? "");
  expect(link.origin + link.pathname).toBe("https://twitter.com/intent/tweet");
  expect(link.searchParams.get("url")).toBe(baseURL);
  expect(link.searchParams.get("text")).toBeTruthy();
  await tabTo(page, page.getByRole("button", { name: "Copy Link" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: "Link copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL);
});
