import { describe, expect, test } from "vitest";
import { COUNTRIES } from "#app/domain/countries.ts";
import { countryNames } from "#app/funnels/shared/content/countries.ts";
import { DIRECTORIES, HELP_BY_COUNTRY } from "./countries.ts";
import { toDialable } from "./help-line.ts";

const lines = [...HELP_BY_COUNTRY].flatMap(([code, { lines }]) =>
  lines.map((line) => ({ code, ...line })),
);

test("The list has every country that a buyer can choose, and Iceland", () => {
  const buyers = COUNTRIES.filter((code) => code !== "other");
  expect([...HELP_BY_COUNTRY.keys()].sort()).toEqual([...buyers, "IS"].sort());
  expect(buyers.map((code) => HELP_BY_COUNTRY.get(code)?.name)).toEqual(
    buyers.map((code) => countryNames[code]),
  );
});

describe.each([...HELP_BY_COUNTRY])("%s", (_code, { lines }) => {
  test("has an emergency number and someone to talk to", () => {
    const kinds = lines.map(({ kind }) => kind);
    expect(kinds).toContain("emergency");
    expect(kinds.some((kind) => kind !== "emergency")).toBe(true);
  });

  test("names each number once", () => {
    const numbers = lines.map(({ number }) => toDialable(number));
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});

describe.each(lines)("$code: $name, $number", ({ number, kind, sources, website, confirmedOn }) => {
  test("can be dialed", () => {
    expect(number).toMatch(/^[*\d(][\d ()-]*\d$/);
    expect(toDialable(number)).toMatch(
      kind === "emergency" ? /^tel:\d{2,5}$/ : /^tel:\*?\d{3,11}$/,
    );
  });

  test("is stated by two pages of different hosts, read on a past day", () => {
    const hosts = sources.map((address) => new URL(address).host.replace(/^www\./, ""));
    expect(new Set(hosts).size).toBe(2);
    expect(confirmedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(confirmedOn)).toBeLessThanOrEqual(Date.now());
    if (website !== undefined) expect(new URL(website).protocol).toMatch(/^https?:$/);
  });
});

test("The directories and each country's sites are reached over https", () => {
  const sites = [...HELP_BY_COUNTRY.values()].flatMap(({ sites = [] }) => sites);
  expect(DIRECTORIES.length).toBeGreaterThanOrEqual(3);
  for (const { website } of [...DIRECTORIES, ...sites]) expect(website).toMatch(/^https:\/\//);
});
