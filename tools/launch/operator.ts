import type { Setting } from "./production-settings.ts";

/** Without these a legal page says “Not given yet.”, and a mail has no sender's address. */
const NEEDED = [
  "LEGAL_NAME",
  "POSTAL_ADDRESS",
  "OPERATOR_COUNTRY",
  "GOVERNING_LAW",
  "SUPERVISORY_AUTHORITY",
  "MAIL_PROVIDER",
];

/** Countries of the European Economic Area, as `OPERATOR_COUNTRY` names them. */
const EEA = [
  "Austria",
  "Belgium",
  "Bulgaria",
  "Croatia",
  "Cyprus",
  "Czechia",
  "Denmark",
  "Estonia",
  "Finland",
  "France",
  "Germany",
  "Greece",
  "Hungary",
  "Iceland",
  "Ireland",
  "Italy",
  "Latvia",
  "Liechtenstein",
  "Lithuania",
  "Luxembourg",
  "Malta",
  "Netherlands",
  "Norway",
  "Poland",
  "Portugal",
  "Romania",
  "Slovakia",
  "Slovenia",
  "Spain",
  "Sweden",
];

/** What depends on the operator's country. All sites sell to the EU and the UK: checkouts offer their countries. */
const NEEDED_FROM: readonly (readonly [
  key: string,
  from: (country: string) => boolean,
  why: string,
])[] = [
  ["EU_REPRESENTATIVE", (country) => !EEA.includes(country), "Article 27 GDPR"],
  ["UK_REPRESENTATIVE", (country) => country !== "United Kingdom", "Article 27 UK GDPR"],
  ["OPERATOR_PHONE", (country) => country === "Germany", "a second fast way of contact, § 5 DDG"],
];

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What the legal pages lack for a launch, in words. */
export function judgeOperator(file: string, settings: readonly Setting[]): string[] {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const country = values.get("OPERATOR_COUNTRY");
  const missing = NEEDED.filter((key) => !values.has(key));
  const local = NEEDED_FROM.filter(
    ([key, from]) => country !== undefined && from(country) && !values.has(key),
  );
  return [
    ...missing.map((key) => `${file} does not set ${key}, which the law wants on our pages`),
    ...local.map(
      ([key, , why]) => `${file} does not set ${key}, as a seller from ${country} needs: ${why}`,
    ),
    ...(isDay(values.get("LEGAL_REVIEWED_ON") ?? "")
      ? []
      : ["Reviewed by a lawyer: no (LEGAL_REVIEWED_ON names no day)"]),
  ];
}

const isDay = (value: string): boolean => DAY.test(value) && !Number.isNaN(Date.parse(value));
