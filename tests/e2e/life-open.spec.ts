import { days } from "../../app/domain/duration.ts";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { completeAttempt, giveEmail } from "../setup/completed-attempt.ts";
import { makeMailedPath } from "../setup/mailed-link.ts";

const makePath = (subject: string, endsInMs = days(1)) =>
  makeMailedPath("/quiz2/open", "open_attempt", subject, endsInMs);

for (const javaScriptEnabled of [true, false]) {
  test(`The mailed link opens the preview in a second browser, ${
    javaScriptEnabled ? "with" : "without"
  } script`, async ({ page, browser, baseURL }) => {
    const attemptId = await completeAttempt(page.request);
    await giveEmail(page.request, attemptId, "ada@example.com");
    const path = await makePath(attemptId);

    const second = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled });
    const other = await second.newPage();
    await other.goto(path);
    await other.goto(`/quiz2/mini/${attemptId}`);
    await expect(other.getByRole("heading", { name: "No Assessment Found" })).toBeVisible();
    await other.goto(path);
    await other.getByRole("button", { name: "Open my results" }).click();
    await expect(other).toHaveURL(`/quiz2/mini/${attemptId}`);
    await expect(other.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
    await second.close();
  });
}

test("The link's URL is never sent as a referrer, not even to our own pages", async ({ page }) => {
  const path = await makePath(await completeAttempt(page.request));
  const referrers: (string | undefined)[] = [];
  page.on("request", (request) => referrers.push(request.headers()["referer"]));
  await page.goto(path);
  await page.getByRole("button", { name: "Open my results" }).click();
  await expect(page).toHaveURL(/\/quiz2\/mini\//);
  expect(referrers.filter((referrer) => referrer?.includes("token"))).toEqual([]);
});

test("axe finds nothing on the link's page", async ({ page }) => {
  await page.goto(await makePath(await completeAttempt(page.request)));
  await expectAccessible(page);
});

test("A damaged or expired link says so kindly and leads to the Life Audit", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const id = await completeAttempt(page.request);
  for (const path of [`${await makePath(id)}x`, await makePath(id, -1), "/quiz2/open"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This link doesn’t open anything.",
    );
  }
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Get a link by email" })).toHaveAttribute(
    "href",
    "/quiz2/manage#link",
  );
  await page.getByRole("link", { name: "Go to the Life Audit" }).click();
  await expect(page).toHaveURL("/quiz2");
});
