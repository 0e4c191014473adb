import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryGroupOf } from "./country-group.ts";
import { utcDayOf } from "./day-span.ts";
import { ANSWER_STEPS, FUNNEL_STEPS, SEEN_STEPS, toFunnelStep } from "./funnel-step.ts";
import { cleanName, isRobot, readVisitSource } from "./visit.ts";

const OWN = "kindling.example";
const read = (query: string, referrer: string | null = null) =>
  readVisitSource(new URLSearchParams(query), { referrer, ownHost: OWN });

describe("Where a visit came from:", () => {
  test.each([
    ["", null, "", ""],
    ["utm_source=Newsletter", null, "newsletter", ""],
    ["utm_source=news&utm_campaign=Black Friday!", null, "news", "black-friday"],
    ["utm_source=news", "https://www.google.com/search?q=secret", "news", ""],
    ["", "https://www.google.com/search?q=secret", "google.com", ""],
    ["", "https://WWW.Some-Site.example:8443/a/b", "some-site.example-8443", ""],
    ["utm_campaign=spring", "https://t.co/x", "t.co", "spring"],
    ["", `https://${OWN}/quiz2?utm_source=x`, "", ""],
    ["", "android-app://com.google.android.gm/", "com.google.android.gm", ""],
    ["", "not an address", "", ""],
    ["", "about:blank", "", ""],
    ["utm_source=%20", "https://t.co/", "t.co", ""],
    ["came_from=www.google.com&utm_campaign=spring", `https://${OWN}/`, "google.com", "spring"],
    ["came_from=www.google.com&utm_source=news", null, "news", ""],
    [`came_from=${OWN}`, null, "", ""],
    ["utm_source=ada@example.test", null, "ada-example.test", ""],
  ])("%s, from %s", (query, referrer, source, campaign) => {
    expect(read(query, referrer)).toEqual({ source, campaign });
  });

  test("names are short and plain, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(cleanName(text)).toMatch(/^[a-z0-9._-]{0,40}$/);
        expect(cleanName(cleanName(text))).toBe(cleanName(text));
      }),
    );
  });
});

test.each([
  ["US", "US"],
  ["DE", "EU"],
  ["HR", "EU"],
  ["GB", "other"],
  ["CH", "other"],
  [null, "other"],
])("%s is counted as %s", (country, group) => {
  expect(countryGroupOf(country)).toBe(group);
});

test("Every step that a page may report or a save may reach is a step of its funnel", () => {
  for (const [funnel, step] of SEEN_STEPS.map(toFunnelStep)) {
    expect(FUNNEL_STEPS[funnel]).toContain(step);
  }
  for (const size of ANSWER_STEPS) expect(FUNNEL_STEPS.quiz2).toContain(`answers_${size}`);
});

test("A day ends at midnight in UTC", () => {
  expect(utcDayOf(Date.UTC(1970, 0, 1, 23, 59, 59, 999))).toBe(0);
  expect(utcDayOf(Date.UTC(2026, 10, 24))).toBe(20_781);
});

describe("Robots are not counted:", () => {
  test.each([
    null,
    "",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "WhatsApp/2.23.20.0",
    "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Linux) Chrome/142.0 Mobile Safari/537.36 Chrome-Lighthouse",
    "curl/8.5.0",
    "python-requests/2.32",
    "Go-http-client/2.0",
  ])("%s", (userAgent) => {
    expect(isRobot(userAgent)).toBe(true);
  });

  test.each([
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0",
    "Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Instagram 380.0",
    "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
  ])("but %s is", (userAgent) => {
    expect(isRobot(userAgent)).toBe(false);
  });
});
