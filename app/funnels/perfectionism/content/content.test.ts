import { expect, test } from "vitest";
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

test("The seven tools have the claimed total value", () => {
  expect(new Set(tools.map(({ id }) => id)).size).toBe(7);
  for (const { value, valueCents } of tools) expect(value.text).toBe(formatDollars(valueCents));
  const total = tools.reduce((sum, { valueCents }) => sum + valueCents, 0);
  expect(claims.totalValue.text).toBe(formatDollars(total));
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
