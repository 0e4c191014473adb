import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** Which browser test checks which pages with axe. A page that is missing here fails the test. */
const LOOKED_AT: Record<string, readonly string[]> = {
  "waitlist-page": ["_index", "$"],
  "dating-quiz-stages": ["quiz1"],
  "life-landing": ["quiz2._index"],
  "life-assessment": ["quiz2.start"],
  "life-preview": ["quiz2.mini._index", "quiz2.mini.$attemptId"],
  "life-paywall": ["quiz2.paywall"],
  "life-thank-you": ["quiz2.thank-you"],
  "life-results": ["quiz2.results"],
  "life-retake": ["quiz2.history"],
  "life-pulse": ["quiz2.pulse._index", "quiz2.pulse.$area", "quiz2.pulses.$pulseId"],
  "life-courses": ["quiz2.courses._index", "quiz2.courses.$course.$lesson"],
  "life-manage": ["quiz2.manage"],
  "life-open": ["quiz2.open"],
  perfectionism: ["perfectionism"],
  "money-checkout": ["checkout"],
  "money-downloads": ["downloads._index", "downloads.$orderId.$file", "success"],
  "money-library": ["library"],
  help: ["help"],
  "legal-pages": [
    "privacy-policy",
    "consumer-health-data",
    "terms",
    "refunds",
    "subscription-terms",
    "cookies",
    "accessibility",
    "imprint",
    "withdraw",
    "quiz2.mailed",
    "read.ten-of-them",
    "read.a-tired-week",
    "downloads.open",
  ],
  "mailed-pages": ["review"],
  verified: ["waitlist.confirm"],
  mail: ["unsubscribe"],
  "your-data": ["your-data._index", "your-data.open"],
};

test("P39 axe checks every page", () => {
  const pages = globSync("app/routes/*.tsx").map((path) => basename(path, ".tsx"));
  expect(Object.values(LOOKED_AT).flat().sort()).toEqual(pages.sort());
  for (const name of Object.keys(LOOKED_AT)) {
    expect(readFileSync(`tests/e2e/${name}.spec.ts`, "utf8"), name).toContain("expectAccessible");
  }
});
