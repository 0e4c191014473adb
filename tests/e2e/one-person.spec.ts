import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../setup/browser.ts";
import { completeAttempt, giveEmail } from "../setup/completed-attempt.ts";
import { untilHydrated } from "../setup/hydrated.ts";
import { type InboxMail, readMails } from "../setup/inbox.ts";
import { listStripeObjects } from "../setup/local-stripe.ts";
import { buyTrial, expectAccess, payByCalls } from "../setup/paid.ts";
import { heading } from "../setup/preview.ts";

type Subscription = { customer: string; status: string; cancel_at: number | null };

const button = (page: Page, name: string) => page.getByRole("button", { name });
const status = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const openLinkOf = (mail: InboxMail | undefined) =>
  mail?.links.find((url) => url.includes("/quiz2/open")) ?? "";

async function pressLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await button(page, "Open my results").click();
}

test("P29 P36 A trial started on a phone and paid on a desktop can be managed and cancelled on both", async ({
  page: phone,
  otherPage: desktop,
}) => {
  const attemptId = await completeAttempt(phone.request);
  const email = `ada-${crypto.randomUUID()}@example.com`;
  await giveEmail(phone.request, attemptId, email);
  const [mail] = await readMails(phone.request, email);
  await pressLink(desktop, openLinkOf(mail));
  await expect(heading(desktop, "Congratulations!")).toBeVisible();
  const { sessionId } = await payByCalls(desktop.request, { attemptId, email });
  await desktop.goto(`/quiz2/thank-you?session_id=${sessionId}`);
  await expect(heading(desktop, "Payment Successful!")).toBeVisible();
  await expectAccess(phone.request, { attemptId, email }, true);

  for (const [page, other] of [
    [phone, desktop],
    [desktop, phone],
  ] as const) {
    await page.goto("/quiz2/manage");
    await expect(page.getByText("In this browser and in one other.")).toBeVisible();
    await button(page, "Cancel my trial").click();
    await expect(status(page, "Canceled")).toBeVisible();
    await other.goto("/quiz2/manage");
    await expect(status(other, "Canceled")).toBeVisible();
    await button(other, "Keep my subscription").click();
    await expect(button(other, "Cancel my trial")).toBeVisible();
  }
});

test("P05 P06 A subscriber who takes the assessment again sees both results, cancels in the portal and resumes here", async ({
  page,
}) => {
  const buyer = await buyTrial(page.request);
  const again = await completeAttempt(page.request);
  await page.goto(`/quiz2/mini/${again}`);
  await expect(page).toHaveURL(`/quiz2/results?attempt=${again}`);
  await expect(status(page, "Your Strength Area")).toBeVisible();
  await expect(page.locator("[data-blurred]")).toHaveCount(0);
  await expect(page.getByText("Unlock Complete Results")).toHaveCount(0);
  await page.goto("/quiz2/paywall");
  await expect(heading(page, "You already have access.")).toBeVisible();

  await page.goto("/quiz2/manage");
  await button(page, "Payment method and invoices").click();
  await button(page, "Cancel subscription").click();
  await page.getByRole("link", { name: "Return to the site" }).click();
  await expect(async () => {
    await page.reload();
    await expect(status(page, "Canceled")).toBeVisible({ timeout: 500 });
  }).toPass();
  await button(page, "Keep my subscription").click();
  await expect(button(page, "Cancel my trial")).toBeVisible();
  const subscriptions = await listStripeObjects<Subscription>(page.request, "subscription");
  expect(subscriptions.filter(({ customer }) => customer === buyer.customerId)).toMatchObject([
    { status: "trialing", cancel_at: null, cancel_at_period_end: false },
  ]);
  for (const attemptId of [buyer.attemptId, again]) {
    await expectAccess(page.request, { ...buyer, attemptId }, true);
  }
});

test("P06 A subscriber's address in another browser leads to a mail, not to a payment", async ({
  page,
  otherPage,
}) => {
  const buyer = await buyTrial(page.request);
  await readMails(page.request, buyer.email, 4);
  const attemptId = await completeAttempt(otherPage.request);
  await giveEmail(otherPage.request, attemptId, `eve-${crypto.randomUUID()}@example.com`);
  await otherPage.goto(`/quiz2/mini/${attemptId}`);
  await otherPage.goto("/quiz2/paywall?form=1");
  await untilHydrated(button(otherPage, "Complete $2 Trial Payment"));
  await otherPage.getByLabel("Email Address").fill(buyer.email.toUpperCase());
  await button(otherPage, "Complete $2 Trial Payment").click();
  await expect(heading(otherPage, "Check your email.")).toBeVisible();
  await expectAccessible(otherPage);
  const [mail] = await readMails(page.request, buyer.email, 5);
  expect(mail?.subject).toBe("You already have a subscription");
  await pressLink(otherPage, openLinkOf(mail));
  await expect(otherPage).toHaveURL(/\/quiz2\/results/);
  await otherPage.goto(`/quiz2/mini/${attemptId}`);
  await expect(otherPage).toHaveURL(`/quiz2/results?attempt=${attemptId}`);
});

test("P29 Correcting a mistyped address at the payment ends the link that was mailed to it", async ({
  page,
  otherPage: stranger,
  allowConsole,
}) => {
  allowConsole(/404/);
  const attemptId = await completeAttempt(page.request);
  const [typo, email] = [crypto.randomUUID(), crypto.randomUUID()].map(
    (name) => `${name}@example.com`,
  );
  await giveEmail(page.request, attemptId, typo ?? "");
  const [mail] = await readMails(page.request, typo ?? "");
  await pressLink(stranger, openLinkOf(mail));
  await expect(heading(stranger, "Congratulations!")).toBeVisible();

  const { sessionId } = await payByCalls(page.request, { attemptId, email: email ?? "" });
  await page.goto(`/quiz2/thank-you?session_id=${sessionId}`);
  await expect(heading(page, "Payment Successful!")).toBeVisible();
  await stranger.goto(`/quiz2/mini/${attemptId}`);
  await expect(heading(stranger, "No Assessment Found")).toBeVisible();
  await stranger.goto(openLinkOf(mail));
  await expect(heading(stranger, "This link doesn’t open anything.")).toBeVisible();
  await stranger.goto("/quiz2/manage");
  await expect(heading(stranger, "No subscription found")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "With script" : "Without script", () => {
    test.use({ javaScriptEnabled });

    test("P29 one press ends access in the browsers that a link let in", { tag: "@both" }, async ({
      page,
      otherPage: reader,
      allowConsole,
    }) => {
      allowConsole(/404/);
      const buyer = await buyTrial(page.request);
      const mails = await readMails(page.request, buyer.email, 4);
      await pressLink(reader, openLinkOf(mails.find((mail) => openLinkOf(mail) !== "")));
      await page.goto("/quiz2/manage");
      await expect(page.getByText("In this browser and in one other.")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await button(page, "Close it everywhere else").click();
      await expect(page.getByText("Only in this browser.")).toBeVisible();
      await expect(page.getByRole("main").getByRole("status")).toContainText("Closed everywhere");
      const results = `/api/quiz2/results/${buyer.attemptId}`;
      expect((await reader.request.get(results)).status()).toBe(404);
      expect((await page.request.get(results)).status()).toBe(200);
    });
  });
}
