import { expect, test } from "vitest";
import { COUNTRIES } from "#app/domain/countries.ts";
import { paperOf } from "./paper.ts";

test("Of the countries that the checkout offers, five have US Letter", () => {
  const letter = Object.keys(COUNTRIES).filter((country) => paperOf(country) === "letter");
  expect(letter).toEqual(["US", "CA", "MX", "CL", "CO"]);
  expect([paperOf(null), paperOf("other")]).toEqual(["a4", "a4"]);
});
