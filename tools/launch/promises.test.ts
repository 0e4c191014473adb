import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GUARANTEE_DAYS } from "../../app/funnels/shared/content/guarantee.ts";
import { root } from "../tool.ts";
import { findSentences } from "./find-claims.ts";
import { findOtherGuarantees, listPromises, readLiterals } from "./promises.ts";
import { readContent } from "./read-content.ts";

const say = (part: string, ...texts: string[]) =>
  listPromises(texts.map((text) => ({ path: `app/funnels/${part}/content/page.ts`, text })));

test.each([
  "30-day money-back guarantee",
  "within 30 days and you get your money back.",
  "Free lifetime access for the first 1,000 users",
  "Yours for good",
  "Instant download",
  "No subscription",
])("“%s” is a promise", (text) => {
  expect([...say("quiz", text)]).toEqual([["quiz", [text]]]);
});

test.each([
  "guarantee",
  "Is there a satisfaction guarantee?",
  "Once people have your trust, they have it for good",
  "Your payment was refunded, so these downloads are closed.",
  "No subscription found",
])("“%s” is no promise", (text) => {
  expect(say("quiz", text).size).toBe(0);
});

const path = "app/funnels/quiz/content/page.ts";
const findOther = (source: string) => findOtherGuarantees(readLiterals(path, source), 30);

test.each([
  'const title = "14-day guarantee";',
  'const ask = "Write within fourteen days and you get your money back.";',
  `const text = (name: string) => \`\${name}, our 60-day money-back guarantee\`;`,
  'const praise = "Our guarantee: 100% satisfaction";',
  'const long = "Lifetime guarantee";',
])("%s is a guarantee other than ours", (source) => {
  expect(findOther(source)).toEqual([expect.stringContaining(path)]);
});

test.each([
  'const title = "30-day money-back guarantee";',
  `const title = \`\${GUARANTEE_DAYS}-day guarantee\`;`,
  'const trial = "7 days for $2";',
  'const question = "Is there a 14-day guarantee?";',
  "/** The guarantee was 14 days. */",
])("%s is not another guarantee", (source) => {
  expect(findOther(source)).toEqual([]);
});

test("The content has no guarantee other than ours", async () => {
  const content = await readContent();
  const literals = content.flatMap(({ path }) =>
    readLiterals(path, readFileSync(join(root, path), "utf8")),
  );
  expect(literals.filter(({ text }) => text.includes("guarantee")).length).toBeGreaterThan(5);
  const sentences = [...findSentences(content), ...literals];
  expect(findOtherGuarantees(sentences, GUARANTEE_DAYS)).toEqual([]);
});

test("The guarantees on the pages are found", async () => {
  const promises = listPromises(findSentences(await readContent()));
  for (const part of ["dating-quiz", "perfectionism", "life-assessment"]) {
    expect(promises.get(part)?.join(), part).toMatch(/guarantee/i);
  }
});
