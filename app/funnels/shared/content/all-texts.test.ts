import { beforeAll, expect, test } from "vitest";
import {
  type ContentModule,
  findClaims,
  findSentences,
  type Sentence,
} from "../../../../tests/fixtures/find-claims.ts";
import { readContent } from "../../../../tests/setup/read-content.ts";

let modules: ContentModule[];
let sentences: Sentence[];
beforeAll(async () => {
  modules = (await readContent()).filter(({ path }) => path.startsWith("app/funnels/"));
  sentences = findSentences(modules);
});

test("No text is empty or has space around it", () => {
  expect(sentences.length).toBeGreaterThan(4_000);
  expect(sentences.filter(({ text }) => text === "" || text !== text.trim())).toEqual([]);
});

test("A claim has the prefix of its funnel, and a source with URL and date unless it is a sample", () => {
  const claims = findClaims(modules);
  expect(claims.length).toBeGreaterThan(60);
  for (const { id, text, path, source } of claims) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(id.startsWith(path.split("/")[2] ?? ""), id).toBe(true);
    expect(text.trim(), id).not.toBe("");
    if (source === "sample") continue;
    expect(URL.canParse(source.url), id).toBe(true);
    expect(source.checkedOn, id).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

/** Titles of works may name what our own words must not. */
const OWN = /^(?!.*sources\.ts$)/;

test.each<[string, RegExp, RegExp]>([
  [
    "The dating quiz makes no medical claims or impossible promises",
    /dating-quiz\/content\/(?!life-)/,
    /\b(cure|depress|anxi|therap|symptom|disorder|trauma|patient|guaranteed|forever)/i,
  ],
  [
    "The toolkit makes no medical claims or impossible promises, and does not press",
    /perfectionism\/content/,
    /\b(cure|heal|depress|anxi|symptom|disorder|trauma|OCD|guaranteed|forever|hurry|last chance|only today)/i,
  ],
  [
    "The life assessment diagnoses, cures and promises nothing",
    /life-assessment\/content/,
    /\b(cures?|heals?|disorder|symptoms?|guaranteed|proven)\b/i,
  ],
  ["The lessons cite no study", /content\/courses\//, /\b(research\w*|scientists?|percent)\b/i],
  [
    "The report, the plan and the areas treat nobody and cite no study",
    /content\/(report\/|plan\/|areas)/,
    /\b(treats?|guarantee\w*|studies|research|science)\b/i,
  ],
  [
    "The texts about a side of life neither diagnose nor scold",
    /content\/sub-dimensions/,
    /\b(depress\w*|anxiety|abnormal|should|must|always|never)\b/i,
  ],
  [
    "The texts of results, report and plan exclaim nothing",
    /content\/(areas|sub-dimensions|interstitials|report\/|plan\/)/,
    /!/,
  ],
  [
    "The texts of results, report, plan and lessons have typographic quotes and single spaces",
    /content\/(areas|sub-dimensions|interstitials|report\/|plan\/|courses\/)/,
    /['"]| {2}/,
  ],
])("%s", (_name, path, banned) => {
  const own = sentences.filter((sentence) => path.test(sentence.path) && OWN.test(sentence.path));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ text }) => banned.test(text))).toEqual([]);
});
