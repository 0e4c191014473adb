import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Text } from "./blocks.ts";
import { styles } from "./faces.ts";
import { breakLines, joinPieces, type Line } from "./lines.ts";
import type { Pen } from "./pen.ts";

/** Every letter is one point wide. */
const pen = { measure: (text: string) => text.length } as unknown as Pen;
const setting = { style: styles.body, linkColor: "#ff0000" };
const set = (text: Text, width: number, isBalanced = false): Line[] =>
  breakLines(pen, text, width, { ...setting, isBalanced });

const say = (lines: readonly Line[]): string[] =>
  lines.map((line) =>
    joinPieces(line)
      .map(({ text }) => text)
      .join(""),
  );

const setWords = (words: string, width: number, isBalanced = false) =>
  say(set([{ text: words }], width, isBalanced));

test("All words come in their order, and no line is wider than its column", () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1 }),
      fc.integer({ min: 12, max: 60 }),
      (words, width) => {
        const lines = setWords(words.join(" "), width);
        expect(lines.join(" ")).toBe(words.join(" "));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test("An apostrophe is a typographic one, wherever a text comes from", () => {
  expect(setWords("it's the reader's own", 40)).toEqual(["it’s the reader’s own"]);
});

test("A word wider than the column has a line of its own, or is cut where it may be", () => {
  const text = "a considerable word";
  expect(setWords(text, 8)).toEqual(["a", "considerable", "word"]);
  const cut = breakLines(pen, [{ text }], 8, { ...setting, cutsWords: true });
  expect(say(cut)).toEqual(["a", "consider", "able", "word"]);
});

test("Line ends are even where greedy filling would leave a hole", () => {
  const greedy = ["aaaaaa bbb", "cc", "dddddddd", "ee"];
  const even = ["aaaaaa", "bbb cc", "dddddddd", "ee"];
  expect(setWords(greedy.join(" "), 10)).toEqual(even);
});

test("A paragraph does not end with one short word", () => {
  const words = Array.from({ length: 12 }, () => "word").join(" ");
  expect(setWords(`${words} no`, words.length)).toEqual([words.slice(0, -5), "word no"]);
});

test("The lines of a title are balanced", () => {
  expect(setWords("The Dating Archetypes Guide", 21, true)).toEqual([
    "The Dating",
    "Archetypes Guide",
  ]);
});

test("A newline ends a line, and a no-break space does not", () => {
  expect(setWords("one two\nthree", 20)).toEqual(["one two", "three"]);
  expect(setWords("aaaa 5\u00a0days", 8)).toEqual(["aaaa", "5\u00a0days"]);
});

describe("Runs of one style in a line", () => {
  test("are merged into one string at the position of the first", () => {
    const [line] = set(
      [{ text: "Say " }, { text: "no", look: "bold" }, { text: ", and go on." }],
      40,
    );
    expect(line && joinPieces(line).map(({ text, x, width }) => [text, x, width])).toEqual([
      ["Say ", 0, 3],
      ["no", 4, 2],
      [", and go on.", 6, 12],
    ]);
  });

  test("are split where a link begins", () => {
    const [line] = set([{ text: "see " }, { text: "the page", link: "#help" }], 40);
    const stretches = line ? joinPieces(line) : [];
    expect(stretches.map(({ text, link }) => [text, link])).toEqual([
      ["see ", undefined],
      ["the page", "#help"],
    ]);
    expect(stretches[1]?.style.color).toBe("#ff0000");
  });
});
