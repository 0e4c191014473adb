import type { Block, Blocks, Text } from "@kindling/press/blocks";
import type { GuideBlock, GuideLine } from "../app/funnels/dating-quiz/content/guide-block.ts";

/**
 * The blocks of a manuscript as a page shows them.
 * @throws Error for a block that only paper can show
 */
export const showBlocks = (blocks: Blocks): readonly GuideBlock[] => blocks.map(show);

function show(block: Block): GuideBlock {
  switch (block.kind) {
    case "heading":
      return { kind: "heading", text: block.text };
    case "paragraph":
    case "message":
      return { kind: block.kind, text: showLine(block.text) };
    case "list":
      return {
        kind: "list",
        isToTick: block.marker === "box",
        items: block.items.map(showItem),
      };
    case "callout":
      return {
        kind: "callout",
        look: block.look,
        title: block.title ?? null,
        blocks: showBlocks(block.blocks),
      };
    case "lines":
      return { kind: "lines", prompt: showLine(block.prompt ?? []), count: block.count };
    case "table":
      return { kind: "table", head: block.head.map(showLine), rows: block.rows.map(showRow) };
    default:
      throw new Error(`A page cannot show a block of the kind ${block.kind}.`);
  }
}

function showItem(item: Blocks): GuideLine {
  const [only, ...more] = item;
  if (only?.kind !== "paragraph" || more.length > 0) {
    throw new Error("A page shows items of one paragraph each.");
  }
  return showLine(only.text);
}

type Row = Extract<Block, { kind: "table" }>["rows"][number];

const showRow = (row: Row): readonly GuideLine[] =>
  row.map((cell) => {
    if (!("kind" in cell)) return showLine(cell);
    throw new Error("A page shows tables without form fields.");
  });

const showLine = (line: Text): GuideLine =>
  line.map(({ text, look }) => (look === undefined ? { text } : { text, look }));
