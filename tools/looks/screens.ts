import type { Page } from "@playwright/test";
import { LEGAL_PATHS } from "../../app/domain/legal-paths.ts";
import { openAssessment } from "../../tests/setup/assessment.ts";
import { buyByCalls, storeProducts } from "../../tests/setup/bought.ts";
import { openOffer } from "../../tests/setup/dating-order.ts";
import { answered, known, openKept } from "../../tests/setup/dating-quiz.ts";
import { buyTrial, openGateByCalls } from "../../tests/setup/paid.ts";
import { openGate } from "../../tests/setup/preview.ts";

/** Brings a new visitor to a screen. */
export type Open = (page: Page) => Promise<unknown>;

const at =
  (path: string): Open =>
  (page) =>
    page.goto(path, { waitUntil: "load" });

const subscribedAt =
  (path: string): Open =>
  async (page) => {
    await buyTrial(page.request);
    await page.goto(path, { waitUntil: "networkidle" });
  };

const boughtAt =
  (product: "guide" | "toolkit", path: string): Open =>
  async (page) => {
    await storeProducts(page.request);
    await buyByCalls(page.request, product);
    await page.goto(path, { waitUntil: "load" });
  };

/** As the payment form leaves for it. */
const paidAt =
  (product: "guide" | "toolkit", path: string, flag: string): Open =>
  async (page) => {
    await storeProducts(page.request);
    await buyByCalls(page.request, product);
    await page.addInitScript((key) => sessionStorage.setItem(key, "true"), flag);
    await page.goto(path, { waitUntil: "load" });
  };

const legal = Object.fromEntries(
  Object.entries(LEGAL_PATHS).map(([name, path]) => [`legal-${name}`, at(path)]),
);

export const screens: Readonly<Record<string, Open>> = {
  waitlist: at("/"),
  "waitlist-old-link": at("/waitlist/confirm"),
  "dating-landing": at("/quiz1"),
  "dating-age": (page) => openKept(page, { ...known, stage: "age" }),
  "dating-question": (page) => openKept(page, { ...known, stage: "quiz", currentQuestion: 3 }),
  "dating-insight": (page) => openKept(page, { ...answered, stage: "insight" }),
  "dating-email": (page) => openKept(page, { ...answered, stage: "email" }),
  "dating-offer": openOffer,
  "dating-result": (page) => openOffer(page, { stage: "result" }),
  "dating-library": boughtAt("guide", "/library"),
  "life-landing": at("/quiz2"),
  "life-start": openAssessment,
  "life-gate": openGate,
  "life-preview": async (page) => {
    const { attemptId } = await openGateByCalls(page.request);
    await page.goto(`/quiz2/mini/${attemptId}`, { waitUntil: "networkidle" });
  },
  "life-paywall": async (page) => {
    await openGateByCalls(page.request);
    await page.goto("/quiz2/paywall", { waitUntil: "load" });
  },
  "life-results": subscribedAt("/quiz2/results"),
  "life-thank-you": subscribedAt("/quiz2/thank-you"),
  "life-courses": subscribedAt("/quiz2/courses"),
  "life-manage": subscribedAt("/quiz2/manage"),
  "life-without-attempt": at("/quiz2/mini/none"),
  "life-paywall-expired": at("/quiz2/paywall"),
  "life-courses-closed": at("/quiz2/courses"),
  "life-old-link": at("/quiz2/open"),
  "life-unknown-subscription": at("/quiz2/manage"),
  perfectionism: at("/perfectionism"),
  checkout: at("/checkout"),
  downloads: boughtAt("toolkit", "/downloads"),
  "downloads-empty": at("/downloads"),
  "downloads-old-link": at("/downloads/open"),
  success: paidAt("guide", "/success", "payment_completed"),
  "success-toolkit": paidAt(
    "toolkit",
    "/success?product=perfectionism",
    "perfectionism_payment_completed",
  ),
  unsubscribe: at("/unsubscribe"),
  review: at("/review"),
  help: at("/help"),
  "free-lesson": at("/read/ten-of-them"),
  "free-guide": at("/read/a-tired-week"),
  "your-data": at("/your-data"),
  "not-found": at("/nowhere"),
  ...legal,
};
