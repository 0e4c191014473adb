import type { BrowserContext, Page } from "@playwright/test";
import { expectAttempt, statements, walkSteps } from "../setup/assessment.ts";
import { expect, test } from "../setup/browser.ts";
import { payButton } from "../setup/dating-order.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const visitorOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === "visitor")?.value;

/** Opens a page in two tabs of a browser without cookies; both documents are on their way before either arrives. */
async function openTwice(page: Page, path: string): Promise<[Page, Page]> {
  const other = await page.context().newPage();
  let waiting = 0;
  const { promise: areBothAsked, resolve } = Promise.withResolvers<void>();
  await page.context().route(`**${path}`, async (route) => {
    waiting += 1;
    if (waiting === 2) resolve();
    await areBothAsked;
    await route.continue();
  });
  await Promise.all([page.goto(path), other.goto(path)]);
  return [page, other];
}

test("P02 Two first tabs of the checkout pay for one order", async ({ page, context }) => {
  const orders: string[] = [];
  context.on("response", async (response) => {
    if (!response.url().endsWith("/api/create-perfectionism-payment")) return;
    orders.push((await response.json()).orderId);
  });
  const [one, other] = await openTwice(page, "/checkout");
  for (const tab of [one, other]) await expect(payButton(tab)).toBeEnabled();
  const visitor = await visitorOf(context);
  expect(visitor).toMatch(/^[\w-]{43}$/);
  await expect.poll(() => orders).toHaveLength(2);
  expect(new Set(orders).size).toBe(1);
  await other.goto("/downloads");
  expect(await visitorOf(context)).toBe(visitor);
});

test("Two first tabs of the assessment both keep their answers", async ({ page, allowConsole }) => {
  // A tab whose attempt was started with the losing cookie continues with a fresh attempt.
  allowConsole(/404/);
  for (const tab of await openTwice(page, "/quiz2/start")) {
    await expect(statements(tab)).toHaveCount(5);
    await expectAttempt(tab);
    const saved = tab.waitForResponse(
      (answer) => answer.url().endsWith("/api/quiz2/save") && answer.ok(),
    );
    await walkSteps(tab, 1, 1);
    expect((await saved).request().postDataJSON().responses).toHaveLength(5);
  }
});
