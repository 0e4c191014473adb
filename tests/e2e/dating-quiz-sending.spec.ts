import { expect, heading, test } from "../setup/browser.ts";
import { answered, emailField, go, nameField, openKept, readKept } from "../setup/dating-quiz.ts";
import { newEmail, readMails } from "../setup/inbox.ts";

test("A failed submission is told on the offer, a duplicate not", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409|503/);
  const answers = [
    { status: 503, json: { message: "We are resting.", code: "unavailable" } },
    { status: 409, json: { message: "Email already submitted", code: "already_submitted" } },
  ];
  await page.route("**/api/quiz/submit", (route) => route.fulfill(answers.shift() ?? {}));
  const submit = async () => {
    await nameField(page).fill("Ada");
    await emailField(page).fill("ada@example.test");
    const answer = page.waitForResponse("**/api/quiz/submit");
    await go(page, "Get My Results").click();
    await answer;
    await expect(heading(page, /^Ada, your pattern is/)).toBeFocused();
  };
  await openKept(page, { ...answered, stage: "email" });
  await submit();
  const note = page.getByRole("status").filter({ hasText: "Note" });
  await expect(note).toContainText(
    "Your results are ready! There was a minor issue saving your data, but you can still view your archetype.",
  );
  await go(page, "Dismiss").click();
  const first = await readKept(page);
  await page.goBack();
  await expect(nameField(page)).toHaveValue("Ada");
  await submit();
  await expect(note).toHaveCount(0);
  // The server has a result, so there is nothing to send again.
  expect(await readKept(page)).toEqual({ ...first, lostSends: null });
});

test("A lost result is sent again, and mailed once", async ({ page, context, allowConsole }) => {
  allowConsole(/503|ERR_INTERNET_DISCONNECTED/);
  const call = "**/api/quiz/submit";
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/quiz/submit")) sent.push(request.postData() ?? "");
  });
  const address = newEmail();
  const result = heading(page, /^Ada, your pattern is/);
  const note = page.getByRole("status").filter({ hasText: "Note" });
  await openKept(page, { ...answered, stage: "email" });
  await page.route(call, (route) => route.fulfill({ status: 503 }));
  await nameField(page).fill("Ada");
  await emailField(page).fill(address);
  await go(page, "Get My Results").click();
  await expect(note).toBeVisible();

  // Neither the next visit nor the network's return mentions the failure.
  const lost = page.waitForResponse(call);
  await page.reload();
  await expect(result).toBeVisible();
  expect((await lost).status()).toBe(503);
  // Once this failure is stored, the result is sent again.
  await expect.poll(async () => (await readKept(page))?.lostSends).toBe(2);
  await page.unroute(call);
  const answer = page.waitForResponse(call);
  await context.setOffline(true);
  await context.setOffline(false);
  expect((await answer).status()).toBe(201);
  await expect(note).toHaveCount(0);
  expect(sent).toEqual(Array(3).fill(sent[0]));

  await expect.poll(async () => (await readKept(page))?.lostSends).toBeNull();
  await page.reload();
  await expect(result).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  // As another tab would send it, unaware that it was sent.
  const again = await page.request.post("/api/quiz/submit", { data: JSON.parse(sent[0] ?? "") });
  expect(again.status()).toBe(201);
  expect(sent).toHaveLength(3);
  expect(await readMails(page.request, address)).toHaveLength(1);
});

test("While a result cannot be shown, nothing calls it ready", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|503/);
  const script = /\/offer-stage[^/]*\.js$/;
  const call = "**/api/quiz/submit";
  await page.route(script, (route) => route.abort());
  await page.route(call, (route) => route.fulfill({ status: 503 }));
  await openKept(page, { ...answered, stage: "email" });
  await nameField(page).fill("Ada");
  await emailField(page).fill("ada@example.test");
  await go(page, "Get My Results").click();
  await expect(heading(page, "Error")).toBeFocused();
  await expect(page.getByText("Your result didn’t load. Please try again.")).toBeVisible();
  const note = page.getByText(/^Your results are ready!/);
  await expect(note).toHaveCount(0);
  await page.unroute(script);
  await go(page, "Try Again").click();
  await expect(heading(page, /^Ada, your pattern is/)).toBeFocused();
  await expect(note).toBeVisible();
});
