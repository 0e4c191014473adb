import { globSync } from "node:fs";
import { basename } from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { buyByCalls } from "./bought.ts";
import { buyTrial, openGateByCalls } from "./paid.ts";

/** By route. Everybody sees the routes that are in none of these lists. */
const WITH_PREVIEW = ["quiz2.mini.$attemptId", "quiz2.paywall"];
const SUBSCRIBED = [
  "quiz2.thank-you",
  "quiz2.results",
  "quiz2.history",
  "quiz2.manage",
  "quiz2.courses._index",
  "quiz2.courses.$course.$lesson",
  "quiz2.pulse._index",
  "quiz2.pulse.$area",
];
const PULSE = "quiz2.pulses.$pulseId";
const BOUGHT = ["downloads._index", "library", "success"];
const special = new Set([...WITH_PREVIEW, ...SUBSCRIBED, PULSE, ...BOUGHT]);
const forEverybody = globSync("app/routes/*.tsx")
  .map((path) => basename(path, ".tsx"))
  .filter((route) => !special.has(route));

const PARAMETERS: Record<string, string> = {
  $: "nowhere",
  $area: "growth",
  $course: "foundation",
  $lesson: "a-kind-no",
  $orderId: "none",
  $file: "none.pdf",
};
const pathOf = (route: string) => {
  const parts = route.split(".").filter((part) => part !== "_index");
  return `/${parts.map((part) => PARAMETERS[part] ?? part).join("/")}`;
};

/** Answers a pulse as its form does without script; returns the result's path. */
async function sendPulse(request: APIRequestContext): Promise<string> {
  const path = pathOf("quiz2.pulse.$area");
  const html = await (await request.get(path)).text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  const names = new Set([...html.matchAll(/type="radio"[^>]* name="([^"]+)"/g)].map(([, n]) => n));
  const form = Object.fromEntries([...names].map((name) => [`${name}`, "3"]));
  const answer = await request.post(path, {
    form: { ...form, bank: field("bank") ?? "", seconds: "60" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return answer.headers()["location"] ?? "";
}

/** States of pages that their query shows. */
const STATES = ["/help?country=NZ", "/withdraw?sent", "/your-data?sent"];

/** Lists every page by who sees it, and makes this page's visitor one of them. */
export const listPages = {
  "for everybody": async (_page: Page) => [...forEverybody.map(pathOf), ...STATES],
  "with a preview": async ({ request }: Page) => {
    const { attemptId } = await openGateByCalls(request);
    const paths = WITH_PREVIEW.map(pathOf).map((path) => path.replace("$attemptId", attemptId));
    return [...paths, "/quiz2/paywall?form=1"];
  },
  "for subscribers": async ({ request }: Page) => {
    await buyTrial(request);
    return [...SUBSCRIBED.map(pathOf), "/library", await sendPulse(request)];
  },
  "for buyers": async (page: Page) => {
    await buyByCalls(page.request, "guide");
    await page.addInitScript(() => sessionStorage.setItem("payment_completed", "true"));
    return BOUGHT.map(pathOf);
  },
} as const;
