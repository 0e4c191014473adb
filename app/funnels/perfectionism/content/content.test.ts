import { describe, expect, test } from "vitest";
import { formatDollars } from "#app/domain/purchase/money.ts";
import { listTexts } from "../../../../tests/fixtures/list-texts.ts";
import * as checkout from "./checkout.ts";
import { claims } from "./claims.ts";
import { exitOffer } from "./exit-offer.ts";
import * as page from "./sales-page.ts";
import { message, testimonials } from "./testimonials.ts";
import { tools } from "./tools.ts";

const allClaims = [
  ...Object.values(claims),
  ...tools.map(({ value }) => value),
  ...testimonials.map(({ quote }) => quote),
  ...message.lines,
];
const everything = listTexts([
  allClaims.map(({ text }) => text),
  tools,
  testimonials,
  message,
  Object.values(page),
  exitOffer,
  Object.values(checkout),
  checkout.describePayment("$49"),
]);

test("No text is empty or has space around it", () => {
  expect(everything.length).toBeGreaterThan(150);
  for (const text of everything) expect(text).toBe(text.trim());
  expect(everything).not.toContain("");
});

test("No text makes medical claims, pressures, or makes impossible promises", () => {
  for (const text of everything) {
    expect(text).not.toMatch(
      /\b(cure|heal|depress|anxi|symptom|disorder|trauma|OCD|guaranteed|forever|hurry|last chance|only today)/i,
    );
  }
});

describe("The seven tools", () => {
  test("have the documented names and values, in order", () => {
    expect(tools.map(({ name, value }) => `${name} ${value.text}`)).toEqual([
      "5-Minute Decision Framework $49",
      "Perfectionism Personality Quiz $89",
      "Boundary Templates $59",
      "30-Day Consistency Calendar $39",
      "'Good Enough' Cheatsheet $39",
      "Progress Tracker $29",
      "Anti-Procrastination Toolkit $49",
    ]);
    expect(new Set(tools.map(({ id }) => id)).size).toBe(7);
  });

  test("have the claimed total value", () => {
    const total = tools.reduce((sum, { valueCents }) => sum + valueCents, 0);
    expect(formatDollars(total)).toBe("$353");
    expect(claims.totalValue.text).toBe("$353");
  });
});

describe("Claims", () => {
  test("have unique ids with this funnel's prefix", () => {
    expect(new Set(allClaims.map(({ id }) => id)).size).toBe(allClaims.length);
    for (const { id } of allClaims) expect(id).toMatch(/^perfectionism-[a-z-]+$/);
  });

  test("are verified only with a source URL and date", () => {
    for (const { id, source } of allClaims) {
      if (source === "sample") continue;
      expect(URL.canParse(source.url), id).toBe(true);
      expect(source.checkedOn, id).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test("hold the documented figures", () => {
    expect(
      [claims.people, claims.finishing, claims.rating, claims.ebooks].map((c) => c.text),
    ).toEqual(["14,847+ people", "96%", "4.9/5", "170+ ebooks"]);
  });
});

test("There are three testimonials by three people, each with before and after", () => {
  expect(testimonials).toHaveLength(3);
  expect(new Set(testimonials.map(({ name }) => name)).size).toBe(3);
  for (const { name, initials, stars, before, after, quote } of testimonials) {
    expect(initials).toBe(
      name
        .split(" ")
        .map((part) => part[0])
        .join(""),
    );
    expect([1, 2, 3, 4, 5]).toContain(stars);
    expect(before).not.toBe(after);
    expect(quote.text.length).toBeLessThanOrEqual(140);
  }
});

test("There are four pain points, and the questions are the five documented ones", () => {
  expect(page.painPoints.items).toHaveLength(4);
  expect(page.inside.title).toBe("What's Inside");
  expect(page.questions.items.map(({ id }) => id)).toEqual([
    "refund",
    "access",
    "one-time",
    "effectiveness",
    "difference",
  ]);
});

test("The documented 14 days and 100% satisfaction are claims, and other texts name the one guarantee", () => {
  expect([claims.guaranteeDays.text, claims.satisfaction.text]).toEqual([
    "14",
    "100% satisfaction, or a refund.",
  ]);
  expect(page.moneyBack.title(claims.guaranteeDays.text)).toBe("14-day guarantee");
  expect(exitOffer.facts).toContain("30-day money-back guarantee");
  expect(checkout.summary.facts).toContain("30-day money-back guarantee");
  expect(everything.filter((text) => /\b14\b.day|satisfaction/.test(text))).toEqual([
    claims.satisfaction.text,
  ]);
});

test("The checkout's messages are the documented ones", () => {
  expect(checkout.describePayment("$49").unexpected).toEqual({
    title: "Payment Error",
    description: "An unexpected error occurred. Please try again.",
  });
  expect(checkout.setupFailure).toMatchObject({
    toast: {
      title: "Setup Error",
      description: "Unable to initialize payment. Please try again.",
    },
    title: "Failed to load checkout page.",
    action: "Try Again",
  });
});
