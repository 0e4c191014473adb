import { expect, test } from "vitest";
import { COUNTRIES } from "#app/domain/countries.ts";
import { countryNames } from "./countries.ts";

test("Every country has a name of its own, in the documented order", () => {
  expect(Object.keys(countryNames)).toEqual([...COUNTRIES]);
  expect(new Set(Object.values(countryNames)).size).toBe(COUNTRIES.length);
});
