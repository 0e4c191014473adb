import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "../setup/browser.ts";
import { newEmail, readMails } from "../setup/inbox.ts";
import { buyTrial } from "../setup/paid.ts";

test("axe finds nothing in mails, their link or their inbox", async ({ page, allowConsole }) => {
  // The mail's frame blocks this test's own script.
  allowConsole(/Blocked script execution in '[^']+\/__sandbox\/inbox\/\d+\.html'/);
  const address = newEmail();
  await page.request.post("/api/waitlist/signup", { data: { email: address } });
  const [welcome] = await readMails(page.request, address);
  await page.goto("/__sandbox/inbox");
  await expectAccessible(page);
  await page.getByRole("link", { name: address }).click();
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "You’re on the list." })).toBeVisible();
  await expect(mail.getByRole("link", { name: "Leave the list" })).toBeVisible();
  await expect(page.getByText("List-Unsubscribe=One-Click")).toBeVisible();

  await page.goto(welcome?.links.find((url) => url.includes("/unsubscribe")) ?? "");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave the list" }).click();
  await expect(page.getByRole("heading", { name: "You’ve left the list" })).toBeVisible();
  await expectAccessible(page);

  const { email } = await buyTrial(page.request);
  const mails = await readMails(page.request, email, 4);
  const lesson = mails.find(({ subject }) => subject === "Day 1 of 7: look first");
  // A page of its own, since our pages' policy refuses a mail's styles.
  const reader = await page.context().newPage();
  for (const html of [welcome?.html, lesson?.html]) {
    await reader.setContent(html ?? "");
    await expectAccessibleInBothThemes(reader);
  }
});
