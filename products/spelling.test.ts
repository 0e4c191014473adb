import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";
import { beforeAll, expect, test } from "vitest";
import { subDimensionSteps } from "#app/funnels/life-assessment/content/report/sub-dimension-steps.ts";
import { ALL_GUIDE_IDS } from "../app/domain/guides.ts";
import { courses } from "../app/funnels/life-assessment/content/courses/courses.ts";
import { areaLevels } from "../app/funnels/life-assessment/content/report/area-levels.ts";
import * as reportWords from "../app/funnels/life-assessment/content/report/report.ts";
import { subDimensionTexts } from "../app/funnels/life-assessment/content/sub-dimensions.ts";
import { textsOf } from "../app/funnels/life-assessment/rules/courses.ts";
import { listTexts } from "../tests/fixtures/list-texts.ts";
import { readGuide } from "./guides/read-guide.ts";

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), "utf8");

/** Names, and words that are in no dictionary, one per line. */
const ownWords = new Set(read("words.txt").split("\n").filter(Boolean));
const used = new Set<string>();

let dictionary: ReturnType<typeof decodeTrie>;

beforeAll(() => {
  const folder = dirname(require.resolve("@cspell/dict-en_us"));
  dictionary = decodeTrie(gunzipSync(readFileSync(join(folder, "en_US.trie.gz"))));
});

const isInDictionary = (word: string): boolean =>
  dictionary.hasWord(word, true) || dictionary.hasWord(word.toLowerCase(), true);

function findMisspelt(source: string): string[] {
  const words = source.match(/(?<![\p{L}\d])\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  return words
    .map((word) => word.replaceAll("’", "'"))
    .filter((word) => {
      const own = word.replace(/'s$/, "");
      if (isInDictionary(word) || isInDictionary(own)) return false;
      if (ownWords.has(own)) used.add(own);
      return !ownWords.has(own);
    });
}

test.each([
  ["You recieve teh letter.", ["recieve", "teh"]],
  ["My favourite colour.", ["favourite", "colour"]],
  ["It's Ben's 2nd well-known one; “who’d” ask on Monday?", []],
])("The check finds what is misspelled in American English: %s", (text, misspelt) => {
  expect(findMisspelt(text)).toEqual(misspelt);
});

test("Nothing that is sold is misspelt, and every word of words.txt is used", () => {
  for (const path of globSync("*/**/*.md", { cwd: here })) {
    expect(findMisspelt(read(path)), path).toEqual([]);
  }
  for (const id of ALL_GUIDE_IDS) {
    const { title, subtitle, summary } = readGuide(id).facts;
    expect(findMisspelt([title, subtitle, summary].join("\n")), id).toEqual([]);
  }
  const report = listTexts([areaLevels, subDimensionTexts, subDimensionSteps, reportWords]).join(
    "\n",
  );
  expect(findMisspelt(report), "the personal report").toEqual([]);
  for (const lesson of courses.flatMap(({ lessons }) => lessons)) {
    expect(findMisspelt(textsOf(lesson).join("\n")), lesson.id).toEqual([]);
  }
  expect([...ownWords].filter((word) => !used.has(word))).toEqual([]);
});
