import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { IDENTITIES, listLoneWords } from "../../tools/pseudo-locale/pseudo.ts";
import {
  BOUGHT,
  forEverybody,
  pathOf,
  SUBSCRIBED,
  sendPulse,
  WITH_PREVIEW,
} from "../setup/all-pages.ts";
import { buyByCalls } from "../setup/bought.ts";
import { expect, test } from "../setup/browser.ts";
import { openKept } from "../setup/dating-quiz.ts";
import { buyTrial, openGateByCalls } from "../setup/paid.ts";

const WIDTH = 320;
test.use({ viewport: { width: WIDTH, height: 640 } });

const loneWords = globSync("app/**/content/**/*.{ts,tsx}").flatMap((path) =>
  listLoneWords(path, readFileSync(path, "utf8")),
);

/** What no translation changes: identities, names, addresses, and dates, which `Intl` writes. */
const UNCHANGED = [
  ...IDENTITIES,
  "Kindling",
  "Stripe",
  "Turnstile",
  `\\b(?:${[...new Set(loneWords)].join("|")})\\b`,
  // Storage keys and order numbers.
  "\\b[a-z0-9]+(?:_[a-z0-9]+)+\\b",
  "\\b[0-9A-F]{8}\\b",
  // Abbreviations and initials.
  "\\b[A-Z]{1,4}\\b",
  "(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d",
  "[\\w.+-]+@[\\w.-]+",
  "(?:https?:/)?/[\\w./-]+",
  "(?:[\\w-]+\\.)+[a-z]{2,}",
];

/** Returns every visible text, and every text for screen readers, that has a vowel without an accent. */
function findUntranslated(unchanged: string): string[] {
  const isSeen = (element: Element | null) =>
    element !== null &&
    // The fields of the local Stripe imitate Stripe's own, whose texts we do not translate.
    element.closest("script, style, noscript, template, .StripeElement") === null &&
    element.checkVisibility({ visibilityProperty: true });
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (isSeen(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? "");
  }
  for (const name of ["aria-label", "alt", "title", "placeholder"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (isSeen(element)) texts.push(element.getAttribute(name) ?? "");
    }
  }
  const known = new RegExp(unchanged, "g");
  texts.push(document.title);
  return texts.filter((text) => /[aeiou]/i.test(text.replace(known, "")));
}

async function expectTranslated(page: Page): Promise<void> {
  await expect
    .soft(async () => {
      expect(await page.evaluate(findUntranslated, UNCHANGED.join("|"))).toEqual([]);
    }, page.url())
    .toPass({ timeout: 5_000 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, page.url()).toBe(WIDTH);
}

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectTranslated(page);
  }
}

for (const part of [0, 1, 2]) {
  test(`Every text of everybody's pages is translated, and fits at 320 px, ${part + 1} of 3`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/40[034]/);
    await walk(page, forEverybody.filter((_, at) => at % 3 === part).map(pathOf));
  });
}

const STAGES = ["age", "gender", "quiz", "insight", "email", "offer", "result"] as const;

for (const stage of STAGES) {
  test(`Every text of the dating quiz is translated, and fits at 320 px: ${stage}`, async ({
    page,
  }) => {
    await openKept(page, { stage, name: "Dr. D", email: "d@d.test", finalArchetype: "echo" });
    await expectTranslated(page);
  });
}

test("Every text of pages with a preview is translated, and fits at 320 px", async ({ page }) => {
  const { attemptId } = await openGateByCalls(page.request);
  await walk(
    page,
    WITH_PREVIEW.map(pathOf).map((path) => path.replace("$attemptId", attemptId)),
  );
});

test("Every text for subscribers is translated, and fits at 320 px", async ({ page }) => {
  await buyTrial(page.request);
  await walk(page, SUBSCRIBED.map(pathOf));
  await walk(page, [await sendPulse(page.request)]);
});

test("Every text for buyers is translated, and fits at 320 px", async ({ page }) => {
  await buyByCalls(page.request, "guide");
  await page.addInitScript(() => sessionStorage.setItem("payment_completed", "true"));
  await walk(page, BOUGHT.map(pathOf));
});
