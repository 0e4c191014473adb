import { expect, test } from "vitest";
import { parseManuscript, typeset } from "./manuscript.ts";

const read = (source: string) => parseManuscript(source).blocks;

test("A manuscript is front matter and blocks", () => {
  const { facts, blocks } = parseManuscript("---\ntitle: It's here\n---\n\nOne *two* **three**.\n");
  expect(facts).toEqual({ title: "It’s here" });
  expect(blocks).toEqual([
    {
      kind: "paragraph",
      text: [
        { text: "One " },
        { text: "two", look: "italic" },
        { text: " " },
        { text: "three", look: "bold" },
        { text: "." },
      ],
    },
  ]);
});

test.each([
  ['"So," she said.', "“So,” she said."],
  ["It's Sam's.", "It’s Sam’s."],
  ["('yes')", "(‘yes’)"],
  ['**"Yes"**', "**“Yes”**"],
  ["a -- b...", "a – b…"],
])("%s is set as %s", (typed, set) => {
  expect(typeset(typed)).toBe(set);
});

test("Headings start at level 2 and may have an anchor", () => {
  expect(read("# One {#first}\n\n## Two")).toEqual([
    { kind: "heading", level: 2, text: "One", id: "first" },
    { kind: "heading", level: 3, text: "Two" },
  ]);
});

test("A task list becomes a checklist", () => {
  expect(read("- [ ] one\n- [ ] two")).toMatchObject([
    { kind: "list", marker: "box", items: [[{ kind: "paragraph" }], [{ kind: "paragraph" }]] },
  ]);
});

test("Directives hold Markdown and other directives", () => {
  expect(read("::::side When?\n:::you\nSoon.\n:::\n::::\n\n::new-page")).toEqual([
    {
      kind: "side",
      label: [{ kind: "heading", level: 3, text: "When?" }],
      blocks: [{ kind: "message", from: "you", text: [{ text: "Soon." }] }],
    },
    { kind: "new-page" },
  ]);
});

test("A product may have directives of its own", () => {
  const { blocks } = parseManuscript(":::day 3 | Walk\nOut.\n:::", {
    directives: {
      day: ({ rest }, read) => [{ kind: "heading", level: 3, text: rest }, ...read("Go.")],
    },
  });
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph"]);
});

test.each([
  [":::note\nNo end", 'Unclosed directive ":::note".'],
  [":::unheard-of\n:::", 'Unknown directive "unheard-of".'],
  ["```\ncode\n```", "Cannot be printed: ```"],
  ["A <b>tag</b>.", "Cannot be printed: <b>"],
  ["### Three", "Headings have one or two #: Three"],
  ["::figure nobody-drew", 'Unknown figure "nobody-drew".'],
])("%j is rejected with the reason", (source, message) => {
  expect(() => read(source)).toThrow(message);
});
