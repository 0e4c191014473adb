/** Where a visit came from, in the coarse groups that are counted (docs/product.md#counting). */
export const COUNTRY_GROUPS = ["EU", "US", "other"] as const;
export type CountryGroup = (typeof COUNTRY_GROUPS)[number];

const EU = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Groups a two-letter ISO 3166 code; null: the country is not known. */
export function countryGroupOf(country: string | null): CountryGroup {
  if (country === "US") return "US";
  return country !== null && EU.has(country) ? "EU" : "other";
}
