import { expect, test } from "vitest";
import { readManuscript } from "../products/read-manuscript.ts";
import { showBlocks } from "./show-blocks.ts";

test("A page shows the whole free guide, and refuses what only paper can show", () => {
  const { blocks } = readManuscript("guides/a-tired-week.md");
  expect(showBlocks(blocks)).toHaveLength(blocks.length);
  expect(() => showBlocks([{ kind: "new-page" }])).toThrow("new-page");
  const field = { kind: "field", name: "a", label: "A" } as const;
  expect(() => showBlocks([{ kind: "table", head: [], rows: [[field]] }])).toThrow("form fields");
});
