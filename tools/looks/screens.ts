import { LEGAL_PATHS } from "../../app/domain/legal-paths.ts";
import { answerStep, nextButton, openAssessment, walkSteps } from "../../tests/setup/assessment.ts";
import { buyByCalls, storeProducts } from "../../tests/setup/bought.ts";
import { stopTime } from "../../tests/setup/browser.ts";
import { completeAttempt } from "../../tests/setup/completed-attempt.ts";
import { openOffer, openPayment } from "../../tests/setup/dating-order.ts";
import { answered, known, openKept } from "../../tests/setup/dating-quiz.ts";
import { untilHydrated } from "../../tests/setup/hydrated.ts";
import { buyTrial, openGateByCalls } from "../../tests/setup/paid.ts";
import { keepAttempt } from "../../tests/setup/paywall.ts";
import { openGate } from "../../tests/setup/preview.ts";
import type { Open } from "../picture.ts";
import { fullWaitlist, mailedScreens } from "./mailed-screens.ts";

const at =
  (path: string): Open =>
  (page) =>
    page.goto(path, { waitUntil: "load" });

/** A stage of the dating quiz, whose part of the script loads on demand. */
const keptAt =
  (session: Parameters<typeof openKept>[1]): Open =>
  async (page) => {
    await openKept(page, session);
    await page.locator("main h1").filter({ visible: true }).first().waitFor();
  };

const subscribedAt =
  (path: string): Open =>
  async (page) => {
    await buyTrial(page.request);
    await page.goto(path, { waitUntil: "networkidle" });
  };

/** With two assessments, whose results can be compared. */
const retakenAt =
  (path: string): Open =>
  async (page) => {
    await buyTrial(page.request);
    await keepAttempt(page, await completeAttempt(page.request, [1, 4, 5, 4, 3]));
    await page.goto(path, { waitUntil: "networkidle" });
  };

const boughtAt =
  (product: "guide" | "toolkit", path: string): Open =>
  async (page) => {
    await storeProducts(page.request);
    await buyByCalls(page.request, product);
    await page.goto(path, { waitUntil: "load" });
  };

/** A page with the flag that the payment form leaves for it. */
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

/** Scores of a visitor of the dating quiz. */
const scores = { echo: 12, avoidant: 4, idealist: 9, analyzer: 6, resigned: 2 };

export const screens: Readonly<Record<string, Open>> = {
  waitlist: at("/"),
  "waitlist-joined": at("/?joined"),
  "waitlist-old-link": at("/waitlist/confirm"),
  "dating-landing": at("/quiz1"),
  "dating-age": keptAt({ ...known, stage: "age" }),
  "dating-question": keptAt({ ...known, stage: "quiz", currentQuestion: 3 }),
  "dating-insight": keptAt({ ...answered, stage: "insight" }),
  "dating-loading": async (page) => {
    await stopTime(page);
    await keptAt({ ...answered, stage: "loading" })(page);
    await page.clock.runFor(2_500);
  },
  "dating-email": keptAt({ ...answered, stage: "email" }),
  "dating-offer": (page) => openOffer(page, { scores }),
  "dating-order": async (page) => {
    await openOffer(page);
    await openPayment(page);
  },
  "dating-result": (page) => openOffer(page, { stage: "result", scores }),
  "dating-library": boughtAt("guide", "/library"),
  "life-landing": at("/quiz2"),
  "life-start": openAssessment,
  "life-interstitial": async (page) => {
    await openAssessment(page);
    await walkSteps(page, 1, 3);
    await answerStep(page);
    await nextButton(page).click();
  },
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
  "life-lesson": subscribedAt("/quiz2/courses/foundation/a-kind-no"),
  "life-history": retakenAt("/quiz2/history"),
  "life-compare": retakenAt("/quiz2/results?tab=changes"),
  "life-mailed": at("/quiz2/mailed"),
  "life-without-attempt": at("/quiz2/mini/none"),
  "life-paywall-expired": at("/quiz2/paywall"),
  "life-courses-closed": at("/quiz2/courses"),
  "life-old-link": at("/quiz2/open"),
  "life-unknown-subscription": at("/quiz2/manage"),
  perfectionism: at("/perfectionism"),
  "perfectionism-exit": async (page) => {
    await page.goto("/perfectionism");
    await untilHydrated(page.getByRole("link", { name: "Get the toolkit" }).first());
    await page.mouse.move(200, 200);
    await page.mouse.move(200, -20);
    await page.getByRole("dialog").waitFor();
  },
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
  "help-country": at("/help?country=DE"),
  "free-lesson": at("/read/ten-of-them"),
  "free-guide": at("/read/a-tired-week"),
  "your-data": at("/your-data"),
  "not-found": at("/nowhere"),
  ...legal,
  "legal-withdraw-sent": at("/withdraw?sent"),
  ...mailedScreens,
};

/** For a waitlist of two places whose page still shows the samples' figures. */
export const sampleScreens: Readonly<Record<string, Open>> = {
  "waitlist-confirm-full": fullWaitlist,
};
