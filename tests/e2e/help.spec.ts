import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  heading,
  test,
} from "../setup/browser.ts";
import { completeAttempt, giveEmail } from "../setup/completed-attempt.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { payByCalls } from "../setup/paid.ts";

const NARROW = { width: 320, height: 640 };
const ELSEWHERE = "https://www.wikipedia.org/";

/** Answers for the other site, and returns the referrers that it receives. */
async function standInForElsewhere(page: Page): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await page.route(`${ELSEWHERE}**`, (route) => {
    referrers.push(route.request().headers()["referer"]);
    return route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" });
  });
  return referrers;
}

const exitLink = (page: Page) => page.getByRole("link", { name: "Leave this page" });
const callLinks = (page: Page) => page.locator('a[href^="tel:"]');

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a country is chosen and the page is left", async ({ page, allowConsole }) => {
    allowConsole(/www\.wikipedia\.org/);
    const referrers = await standInForElsewhere(page);
    await page.goto("/help");
    await expect(callLinks(page)).toHaveCount(0);
    await page.getByRole("combobox").selectOption({ label: "Ireland" });
    await page.getByRole("button", { name: "Show numbers" }).click();
    await expect(page).toHaveURL("/help?country=IE");
    await expect(callLinks(page).first()).toHaveAttribute("href", "tel:112");
    await exitLink(page).click();
    await expect(page).toHaveURL(ELSEWHERE);
    expect(referrers).toEqual([undefined]);
  });
});

for (const [how, leave] of [
  ["the link", (page: Page) => exitLink(page).click()],
  ["Escape, pressed three times,", (page: Page) => pressEscape(page, 3)],
] as const) {
  test(`With ${how} the page is left, and Back does not return to it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/www\.wikipedia\.org/);
    await standInForElsewhere(page);
    await page.goto("/privacy-policy");
    await page.goto("/help");
    await untilHydrated(exitLink(page));
    await pressEscape(page, 2);
    await expect(heading(page, "Help and support")).toBeVisible();
    await leave(page);
    await expect(page).toHaveURL(ELSEWHERE);
    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy");
  });
}

async function pressEscape(page: Page, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press("Escape");
}

/** Expects the help note and its exit before the heading and any price. */
async function expectNoteFirst(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  const words = await page.getByRole("main").innerText();
  const places = ["You don’t have to carry this alone", "Leave this page", title].map((text) =>
    words.indexOf(text),
  );
  expect(places, title).toEqual([...places].sort((one, other) => one - other));
  expect(places[0], title).toBeGreaterThanOrEqual(0);
  const price = words.indexOf("$");
  if (price >= 0) expect(places[1], title).toBeLessThan(price);
  await expectNoOverflow(page);
}

test("Gate, preview and results begin with the help note for anyone who often feels in danger", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const id = await completeAttempt(page.request, undefined, { isInDanger: true });
  await page.goto(`/quiz2/mini/${id}`);
  await expectNoteFirst(page, "Amazing Work!");
  await expectAccessibleInBothThemes(page);
  const email = `ada-${crypto.randomUUID()}@example.com`;
  await giveEmail(page.request, id, email);
  await page.reload();
  await expectNoteFirst(page, "Congratulations!");
  await expectAccessibleInBothThemes(page);
  const { sessionId } = await payByCalls(page.request, { attemptId: id, email });
  await page.goto(`/quiz2/thank-you?session_id=${sessionId}`);
  await page.getByRole("link", { name: "View My Results" }).click();
  await expectNoteFirst(page, "Your Complete Results");
  await page.getByRole("link", { name: "More help, and other countries" }).click();
  await expect(page).toHaveURL("/help");
});
