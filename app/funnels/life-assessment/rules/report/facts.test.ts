import { expect, test } from "vitest";
import { COUNTRIES } from "#app/domain/countries.ts";
import { paperOf } from "./facts.ts";

test("Five of the checkout's countries use US Letter", () => {
  const letter = COUNTRIES.filter((country) => paperOf(country) === "letter");
  expect(letter).toEqual(["US", "CA", "MX", "CL", "CO"]);
  expect([paperOf(null), paperOf("other")]).toEqual(["a4", "a4"]);
});
