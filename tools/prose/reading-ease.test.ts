import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../tool.ts";
import { readSources } from "./lint-prose.ts";
import { easeOf, findHardest, judgeEase, KINDS, kindOf, poolTexts } from "./reading-ease.ts";
import { readSentences } from "./running-text.ts";

const easy = "The dog ran to the gate, and we let him in.";
const hard =
  "Considerable administrative responsibilities necessitate organizational reconsideration.";
const repeat = (sentence: string, times: number) => Array(times).fill(sentence).join(" ");
const judge = (...files: [string, string][]) => judgeEase(new Map(files));

test.each([
  // As Wikipedia's article on the formula says, and the library's own upper end.
  [["The cat sat on the mat."], 116.1],
  [["Go home."], 120.2],
  // By hand: 30 words, 48 syllables.
  [
    [
      "Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in Liberty, and dedicated to the proposition that all men are created equal.",
    ],
    206.835 - 1.015 * 30 - 84.6 * (48 / 30),
  ],
  // By hand: 2 sentences, 11 words, 14 syllables.
  [
    ["We pay at nine.", "The renewal comes in seven more days."],
    206.835 - 1.015 * 5.5 - 84.6 * (14 / 11),
  ],
  // What is filled in, a number and a word with an apostrophe or a hyphen are one word each.
  [["You’ll pay {} for 7 well-earned days."], 206.835 - 1.015 * 7 - 84.6 * (8 / 7)],
])("The reading ease of a text is Flesch's: %s", (sentences, ease) => {
  expect(easeOf(sentences)).toBeCloseTo(ease, 0);
});

test("Only sentences of a manuscript count, without labels, markup and code", () => {
  const source = [
    "---\ntitle: This title is not a sentence that counts.\n---",
    "# This heading doesn't count as a sentence.",
    ":::note This label of a panel doesn't count.",
    "A first one, with a [link](https://example.com/a.) and `code.that.is` *left* out. Not this.",
    ":::",
    "::lines What is asked here doesn't count. | 4",
    "- An item can be **a whole** sentence.\n- an item of some words without an end",
    "- [ ] Tick what you have done.",
    "| Label of a column. Not a sentence. |\n|---|\n| A cell has a sentence, too. |",
    "> Write to us at help@example.com or read https://example.com/help.",
    "```\nThis is a block of code.\n```",
  ].join("\n\n");
  expect(readSentences("guide.md", source)).toEqual([
    "A first one, with a link and {} left out.",
    "An item can be a whole sentence.",
    "Tick what you have done.",
    "A cell has a sentence, too.",
    "Write to us at {} or read {}.",
  ]);
});

test("Only sentences of a source count, without keys, fragments, comments and what is only logged", () => {
  const source = [
    `import { a } from "A module is not a sentence.";`,
    "/** A comment is not a sentence. */",
    `const key = { "A name is not a sentence.": "bg-green text-white px-4 grid" };`,
    `const paid = \`You paid \${price.trial} for \${days} days. \${isFree ? "Nothing more is charged today." : text}\`;`,
    `const label = "Start my trial right now"; const rest = "and that is all there is.";`,
    `throw new Error("The file is not there today.");`,
    "const page = <p>“May I ask you something?” he said. Yes.</p>;",
  ].join("\n");
  expect(readSentences("page.tsx", source)).toEqual([
    "You paid {} for {} days.",
    "Nothing more is charged today.",
    "“May I ask you something?” he said.",
  ]);
});

test("A text under its kind's limit is reported, with the sentences that make it hard", () => {
  const text = `${repeat(easy, 12)} ${hard} ${repeat(easy, 2)}`;
  expect(judge(["products/guides/a.md", text])).toEqual([]);
  const [finding = "", ...more] = judge(["products/guides/a.md", repeat(`${easy} ${hard}`, 9)]);
  expect(more).toEqual([]);
  expect(finding).toMatch(
    /^products\/guides\/a\.md {2}reading ease -?\d+\.\d, at least 80 for guides/,
  );
  expect(finding).toContain(`\n  “${hard}”`);
});

test("A long hard sentence is harder than a short one", () => {
  const long = `${hard.slice(0, -1)}, and considerable administrative responsibilities accumulate.`;
  const short = "Considerable responsibilities necessitate reconsideration.";
  expect(findHardest([easy, short, easy, hard, easy, long, easy])).toEqual([long, hard, short]);
});

test("A text that is easy enough for a legal page is too hard for a guide", () => {
  const plain = repeat("The amount beside the button is the total, and it includes the tax.", 10);
  expect(easeOf([plain.slice(0, plain.indexOf(".") + 1)])).toBeGreaterThan(65);
  expect(judge(["app/privacy/content/a.ts", JSON.stringify(plain)])).toEqual([]);
  expect(judge(["products/guides/a.md", plain])).toHaveLength(1);
});

test("Small files are judged with those of their folder, and small folders with those of their kind", () => {
  const kind = kindOf("products/guides/a.md");
  const text = (path: string, times: number) => ({ path, sentences: Array(times).fill(easy) });
  const texts = [text("a/long.md", 10), text("a/b/one.md", 5), text("a/b/two.md", 5)];
  const rest = [text("a/short.md", 5), text("c/short.md", 5)];
  const paths = poolTexts(kind, [...texts, ...rest]).map(({ path }) => path);
  expect(paths).toEqual(["a/long.md", "a/b", kind.name]);
  expect(poolTexts(kind, rest.slice(1))).toEqual([]);
});

test("Each kind has files, and docs/voice.md states its limit", () => {
  const kinds = new Set([...readSources().keys()].map(kindOf));
  const voice = readFileSync(join(root, "docs/voice.md"), "utf8");
  for (const kind of KINDS) {
    expect(kinds).toContain(kind);
    expect(voice).toContain(`| ${kind.name} | ${kind.least} |`);
  }
});
