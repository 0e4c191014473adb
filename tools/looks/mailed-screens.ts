import { expect, type Page } from "@playwright/test";
import { days } from "../../app/domain/duration.ts";
import { formatPurchase } from "../../app/domain/purchase/reviewed-purchase.ts";
import { buyByCalls } from "../../tests/setup/bought.ts";
import { readMails } from "../../tests/setup/inbox.ts";
import { makeMailedPath } from "../../tests/setup/mailed-link.ts";
import type { Open } from "../picture.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const title = (page: Page, words: string) =>
  expect(page.getByRole("heading", { level: 1, name: words })).toBeVisible();

/** Signs up for the waitlist and returns the confirmation link, which the served app must be set to send. */
async function signUp(page: Page): Promise<string> {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  await page.request.post("/api/waitlist/signup", { data: { email } });
  const [mail] = await readMails(page.request, email);
  return mail?.links.find((link) => link.includes("/waitlist/confirm")) ?? "";
}

async function openReview(page: Page): Promise<void> {
  const { orderId } = await buyByCalls(page.request, "guide");
  const purchase = formatPurchase({ kind: "order", id: orderId as never });
  const path = await makeMailedPath("/review", "write_review", purchase);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
}

async function thankForReview(page: Page): Promise<void> {
  await openReview(page);
  await page.getByLabel("5 stars").check({ force: true });
  await page.getByLabel("Your words").fill("It helped.");
  await page.getByLabel("First name, as you’d like it shown").fill("Zoe");
  await page.getByLabel("You may publish").check();
  await press(page, "Send my review");
  await title(page, "Thank you");
}

async function askForData(page: Page): Promise<string> {
  const { email } = await buyByCalls(page.request, "guide");
  const submission = { name: "Zoe", email, age: "25-34", gender: "female", archetype: "echo" };
  await page.request.post("/api/quiz/submit", { data: submission });
  await page.goto("/your-data");
  await page.getByLabel("Email address").fill(email);
  await press(page, "Email me the link");
  await expect(page.getByText("If we hold anything")).toBeVisible();
  return email;
}

async function openData(page: Page): Promise<void> {
  const email = await askForData(page);
  const subject = "Your data";
  const findLink = async () => {
    const answer = await page.request.get("/__sandbox/inbox.json", { params: { to: email } });
    const mails: { links: string[] }[] = await answer.json();
    return mails.flatMap(({ links }) => links).find((link) => link.includes("/your-data/open"));
  };
  await expect.poll(findLink, subject).toBeTruthy();
  await page.goto((await findLink()) ?? "");
}

const afterOpening =
  (...names: string[]): Open =>
  async (page) => {
    await openData(page);
    for (const name of names) {
      await press(page, name);
      await page.waitForLoadState("networkidle");
    }
  };

/** For a waitlist of two places, one of which may be taken already. */
export const fullWaitlist: Open = async (page) => {
  const links = [await signUp(page), await signUp(page), await signUp(page)];
  for (const link of links) {
    await page.goto(link);
    await press(page, "Yes, save my place");
    await page.waitForLoadState("networkidle");
  }
  await title(page, "The last place was just taken");
};

/** Screens that only a mailed link opens, in each of their states. */
export const mailedScreens: Readonly<Record<string, Open>> = {
  "waitlist-confirm": async (page) => page.goto(await signUp(page)),
  "waitlist-confirm-again": async (page) => {
    const link = await signUp(page);
    await page.goto(link);
    await press(page, "Yes, save my place");
    await page.goto(link);
  },
  "waitlist-confirm-over": async (page) =>
    page.goto(await makeMailedPath("/waitlist/confirm", "confirm_signup", "1", -days(1))),
  "review-form": openReview,
  "review-thanks": thankForReview,
  "your-data-sent": askForData,
  "your-data-link": openData,
  "your-data-held": afterOpening("Show my data"),
  "your-data-erase": afterOpening("Show my data", "Erase my data …"),
  "your-data-erased": afterOpening("Show my data", "Erase my data …", "Erase everything now"),
};
