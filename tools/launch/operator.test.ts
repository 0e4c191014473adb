import { expect, test } from "vitest";
import { judgeOperator } from "./operator.ts";
import type { Setting } from "./production-settings.ts";

const FILE = "production.json";
const set = (key: string, value: string): Setting => ({ key, value });

const complete = [
  set("LEGAL_NAME", "Elm Books Ltd"),
  set("POSTAL_ADDRESS", "1 Elm Street"),
  set("OPERATOR_COUNTRY", "Ireland"),
  set("GOVERNING_LAW", "Ireland"),
  set("SUPERVISORY_AUTHORITY", "Data Protection Commission"),
  set("MAIL_PROVIDER", "Postbox Inc."),
  set("UK_REPRESENTATIVE", "UK House, London"),
  set("LEGAL_REVIEWED_ON", "2027-01-15"),
];

test("An operator's complete details, reviewed by a lawyer, block nothing", () => {
  expect(judgeOperator(FILE, complete)).toEqual([]);
});

test("Each missing value is reported with the file", () => {
  for (const left of complete.slice(0, -2)) {
    const [problem, ...others] = judgeOperator(
      FILE,
      complete.filter((one) => one !== left),
    );
    expect(problem).toBe(`${FILE} does not set ${left.key}, which the law wants on our pages`);
    expect(others).toEqual([]);
  }
});

test.each([
  ["Ireland", ["UK_REPRESENTATIVE"]],
  ["Germany", ["UK_REPRESENTATIVE", "OPERATOR_PHONE"]],
  ["United Kingdom", ["EU_REPRESENTATIVE"]],
  ["United States", ["EU_REPRESENTATIVE", "UK_REPRESENTATIVE"]],
])("A seller from %s is told to set %j", (country, keys) => {
  const settings = complete.filter(
    ({ key }) => key !== "OPERATOR_COUNTRY" && key !== "UK_REPRESENTATIVE",
  );
  const told = judgeOperator(FILE, [...settings, set("OPERATOR_COUNTRY", country)]);
  expect(told.map((line) => /does not set (\w+), as a seller from/.exec(line)?.[1])).toEqual(keys);
});

test.each(["", "yes", "2027-13-45", "15 January"])("Reviewed on %j is not reviewed", (value) => {
  const settings = [...complete.slice(0, -1), set("LEGAL_REVIEWED_ON", value)];
  expect(judgeOperator(FILE, settings)).toEqual([
    expect.stringMatching(/^Reviewed by a lawyer: no/),
  ]);
});
