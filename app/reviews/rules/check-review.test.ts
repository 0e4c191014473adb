import { expect, test } from "vitest";
import { parsePurchase } from "#app/domain/purchase/reviewed-purchase.ts";
import { checkReview } from "./check-review.ts";

const good = { rating: "4", text: "It helped.", firstName: "Ada", consent: "yes" };

test("A complete review loses control and bidi characters and keeps its line breaks", () => {
  const typed = { ...good, text: " One\r\nTwo\u202E\u0000 ", firstName: "A\nda\u200F " };
  expect(checkReview(typed)).toMatchObject({
    isGood: true,
    review: { rating: 4, text: "One\nTwo", firstName: "Ada" },
  });
});

test.each([
  ["rating", ""],
  ["rating", "0"],
  ["rating", "6"],
  ["rating", "4.5"],
  ["text", " \n "],
  ["text", "a".repeat(1_001)],
  ["firstName", "\u202E"],
  ["firstName", "a".repeat(41)],
  ["consent", ""],
  ["consent", "no"],
] as const)("A review with a bad %s (%j) is refused for that field only", (field, value) => {
  const { isGood, problems } = checkReview({ ...good, [field]: value });
  expect(isGood).toBe(false);
  const told = Object.entries(problems).filter(([, problem]) => problem !== null);
  expect(told.map(([name]) => name)).toEqual([field]);
});

test("Lengths are counted in characters as people see them, not in code units", () => {
  expect(checkReview({ ...good, text: "🙂".repeat(1_000) }).isGood).toBe(true);
});

test.each(["", "order", "order:7", "order:77777777-7777-4777-8777-777777777777:x", "user:1"])(
  "%j names no purchase",
  (text) => expect(parsePurchase(text)).toBeNull(),
);
