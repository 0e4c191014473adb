import { type Page, request } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, expectNoOverflow, test } from "../setup/browser.ts";
import { completeAttempt } from "../setup/completed-attempt.ts";
import { newEmail, readMails } from "../setup/inbox.ts";
import { act, findCharge } from "../setup/local-stripe.ts";
import { askForCheckout, type Buyer, payByCalls } from "../setup/paid.ts";

/** Those of the first week; the others have the same panel, and app/subscriptions/rules decides on its buttons. */
const STATES = [
  "Your trial is running",
  "Canceled",
  "Refunded",
  "On hold",
  "Canceled after a dispute",
  "Closed",
  "Waiting for your payment",
];
const manageUrl = "/quiz2/manage";

/** Buys a trial as another person, without the gate, and lets this browser manage it by the link in its mail. */
async function buyAnother(page: Page): Promise<Buyer> {
  const { origin } = new URL(page.url());
  const person = await request.newContext({ baseURL: origin });
  const email = newEmail("buyer");
  const buyer = await payByCalls(person, { attemptId: await completeAttempt(person), email });
  await person.get("/quiz2/thank-you", { params: { session_id: buyer.sessionId } });
  await person.dispose();
  const mails = await readMails(page.request, email, 3);
  const links = mails.flatMap((mail) => mail.links);
  const link = links.find((url) => url.includes("/quiz2/manage?token=")) ?? "";
  const token = new URL(link).searchParams.get("token") ?? "";
  // Opens the portal, which changes nothing, and makes this browser a payer's.
  const form = { intent: "portal", token, attempt_id: buyer.attemptId };
  const answer = await page.request.post(manageUrl, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return buyer;
}

async function dispute(page: Page, verdict?: "won" | "lost"): Promise<void> {
  const { customerId } = await buyAnother(page);
  const id = await findCharge(page.request, customerId);
  const { disputeId } = await act<{ disputeId: string }>(page.request, { act: "dispute", id });
  if (verdict) await act(page.request, { act: "close_dispute", dispute: disputeId, verdict });
}

/** All states are on one page, in a browser that has a subscription in each of them. */
test("P39 axe finds nothing in the states of a subscription, in both themes, and they fit 320 px", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto("/privacy-policy");
  // First, because a browser with a subscription is offered no other.
  const attemptId = await completeAttempt(page.request);
  await askForCheckout(page.request, { attemptId, email: newEmail("buyer") });
  await buyAnother(page);
  const cancelled = await buyAnother(page);
  await page.request.post(manageUrl, {
    form: { intent: "cancel", attempt_id: cancelled.attemptId },
  });
  const refunded = await buyAnother(page);
  const id = await findCharge(page.request, refunded.customerId);
  await act(page.request, { act: "refund", id });
  await dispute(page);
  await dispute(page, "won");
  await dispute(page, "lost");
  const panels = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(async () => {
    await page.goto(manageUrl);
    expect(await panels.allTextContents()).toEqual(expect.arrayContaining(STATES));
  }).toPass({ timeout: 30_000 });
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});
