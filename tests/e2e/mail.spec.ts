import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import { completeAttempt, giveEmail } from "../setup/completed-attempt.ts";
import { newEmail, readMails } from "../setup/inbox.ts";

test("A visitor who joins the waitlist is welcomed, and leaves by the link in the mail", async ({
  page,
}) => {
  const address = newEmail();
  await page.request.post("/api/waitlist/signup", { data: { email: address } });
  const [mail] = await readMails(page.request, address);
  expect(mail?.subject).toBe("You’re on the list");
  const link = mail?.links.find((url) => url.includes("/unsubscribe")) ?? "";
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });

  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave the list" }).click();
  await expect(page.getByRole("heading", { name: "You’ve left the list" })).toBeVisible();
  await expectAccessible(page);
  // A visitor who comes back is on the list again, and gets no second welcome.
  const again = await page.request.post("/api/waitlist/signup", { data: { email: address } });
  expect(again.status()).toBe(201);
  expect(await readMails(page.request, address)).toHaveLength(1);
});

test("A mail program leaves the list by one click, with no page", async ({ page, playwright }) => {
  const address = newEmail();
  await page.request.post("/api/waitlist/signup", { data: { email: address } });
  const [mail] = await readMails(page.request, address);
  const program = await playwright.request.newContext();
  const url = mail?.headers["List-Unsubscribe"]?.slice(1, -1) ?? "";
  const answer = await program.post(url, {
    multipart: { "List-Unsubscribe": "One-Click" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  const again = await page.request.post("/api/waitlist/signup", { data: { email: address } });
  expect(again.status()).toBe(201);
  await program.dispose();
});

test("The mailed preview opens on another device, and following the link alone opens nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = newEmail();
  const attemptId = await completeAttempt(page.request);
  await giveEmail(page.request, attemptId, address);
  const [mail] = await readMails(page.request, address);
  const link = mail?.links.find((url) => url.includes("/quiz2/open")) ?? "";

  const device = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await device.newPage();
  await other.goto(link);
  expect((await other.request.get(`/api/quiz2/results/${attemptId}`)).status()).toBe(404);
  await other.getByRole("button", { name: "Open my results" }).click();
  await expect(other).toHaveURL(`/quiz2/mini/${attemptId}`);
  await device.close();
});

test("The inbox of the sandbox shows what was sent", async ({ page, allowConsole }) => {
  // The mail's frame blocks this test's own script.
  allowConsole(/Blocked script execution in '[^']+\/__sandbox\/inbox\/\d+\.html'/);
  const address = newEmail();
  await page.request.post("/api/waitlist/signup", { data: { email: address } });
  await readMails(page.request, address);
  await page.goto("/__sandbox/inbox");
  await expectAccessible(page);
  await page.getByRole("link", { name: address }).click();
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "You’re on the list." })).toBeVisible();
  await expect(mail.getByRole("link", { name: "Leave the list" })).toBeVisible();
  await expect(page.getByText("List-Unsubscribe=One-Click")).toBeVisible();
});

test("axe finds nothing in a mail, in both themes", async ({ page }) => {
  const address = newEmail();
  await page.request.post("/api/waitlist/signup", { data: { email: address } });
  const [mail] = await readMails(page.request, address);
  await page.setContent(mail?.html ?? "");
  await expectAccessibleInBothThemes(page);
});
