import { describe, expect, test } from "vitest";
import { findDanglingReferences, readRepository } from "./references.ts";

/** Not written out, because this file is searched like all others. */
const promise = (number: number) => `P${90 + number}`;
const docs = (path: string) => `docs/${path}`;
const markdown = (name: string) => `${name}.md`;

const HOUSE: Record<string, string> = {
  "README.md": `[product](${docs("product.md")}) and [its price](${docs("product.md#the-price")})
<img src="${docs("images/page.png")}">`,
  [docs("product.md")]: "# Product\n\n## The price\n\n[up](../README.md) [price](#the-price)",
  [docs("promises.md")]: [
    `### ${promise(1)}`,
    "It holds.",
    "- [proof](../app/a.test.ts)",
    "## Not held yet",
    `- **${promise(2)}** Some day.`,
  ].join("\n\n"),
  [docs("decisions/0001-first.md")]: "# 1. First",
  [docs("images/page.png")]: "",
  "app/a.ts": `/** As in ${docs("product.md#the-price")} and ${docs("decisions/0001")}. */`,
  "app/a.test.ts": `test("${promise(1)} It holds", () => {});`,
  "app/b.ts": `// https://example.com/${docs("nothing.md")}\n// README.md says why.`,
  "products/guide/one.md": "[a chapter](#of-another-file)",
};

const find = (changes: Record<string, string>): string[] =>
  findDanglingReferences(new Map(Object.entries({ ...HOUSE, ...changes })));

test("A repository whose references all lead somewhere passes", () => {
  expect(find({})).toEqual([]);
});

describe("It finds", () => {
  test.each([
    ["a comment on a missing document", `// ${docs("gone.md")}`, `${docs("gone.md")} does not`],
    [
      "a missing heading",
      `/* ${docs("product.md#gone")} */`,
      `${docs("product.md#gone")} does not`,
    ],
    ["a missing decision", ` * ${docs("decisions/0002")}.`, `${docs("decisions/0002")} does not`],
    ["a text that names a missing file", `"${docs("gone.json")}"`, `${docs("gone.json")} does not`],
    [
      "a missing document elsewhere",
      `# ${markdown("bench/READ")}`,
      `${markdown("bench/READ")} does`,
    ],
    ["an undefined promise", `// ${promise(3)}`, `${promise(3)} is not in ${docs("promises.md")}`],
  ])("%s", (_what, text, told) => {
    const [first, ...others] = find({ "app/c.ts": text });
    expect(first).toContain(`app/c.ts: ${told}`);
    expect(others).toEqual([]);
  });

  test.each([
    ["a link to nothing", "[gone](gone.md)"],
    ["a link to a missing heading", "[gone](../README.md#gone)"],
    ["a picture that is not there", "![gone](images/gone.png)"],
    ["a picture in HTML that is not there", '<img src="images/gone.png">'],
  ])("%s", (_what, text) => {
    expect(find({ [docs("design.md")]: text })).toEqual([
      expect.stringMatching(/^docs\/design\.md: .*gone.* leads nowhere$/),
    ]);
  });

  test("a promise that no test proves, and a link to a test of another one", () => {
    expect(find({ "app/a.test.ts": `test("${promise(2)} Some day", () => {});` })).toEqual([
      `${docs("promises.md")}: no test proves ${promise(1)}`,
      `${docs("promises.md")}: app/a.test.ts has no test of ${promise(1)}`,
    ]);
  });
});

test("Everything that this repository refers to is in it", () => {
  expect(findDanglingReferences(readRepository())).toEqual([]);
});
