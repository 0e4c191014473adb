import type { Block, Blocks } from "./blocks.ts";
import type { Place } from "./place.ts";
import { NEW_PAGE, type Row } from "./rows.ts";
import { setCalendar } from "./set-calendar.ts";
import { setCallout } from "./set-callout.ts";
import { setContents } from "./set-contents.ts";
import { setFigure } from "./set-figure.ts";
import { setList } from "./set-list.ts";
import { setMessage } from "./set-message.ts";
import { setColumns, setSide, setSpare, setTogether, setWide } from "./set-panel.ts";
import { setScale } from "./set-scale.ts";
import { setTable } from "./set-table.ts";
import { setHeading, setNumeral, setParagraph, setQuote } from "./set-text.ts";
import { setField, setLines, setTick } from "./set-worksheet.ts";

export function setBlocks(blocks: Blocks, place: Place): Row[] {
  const grouped = place.headings === "beside" ? groupSections(blocks) : blocks;
  const all = grouped.map((block) => ({ block, rows: setBlock(block, place) }));
  return all.flatMap(({ rows }, index) => (leadsOn(all, index) ? keepLast(rows) : rows));
}

type SetBlock = { readonly block: Block; readonly rows: readonly Row[] };

/**
 * Some blocks must keep with the next one: a lead-in that ends with a colon, the only line
 * below a heading, and the last line of a section.
 */
function leadsOn(all: readonly SetBlock[], index: number): boolean {
  const [previous, own, next, afterNext] = [-1, 0, 1, 2].map((step) => all[index + step]);
  if (own === undefined || next === undefined) return false;
  const isOpen = own.block.kind === "paragraph" && own.block.text.at(-1)?.text.endsWith(":");
  const isFirst = previous?.block.kind === "heading" && own.rows.length === 1;
  const endsSection = afterNext === undefined || afterNext.block.kind === "heading";
  const isBeforeLast = endsSection && next.block.kind === "paragraph" && next.rows.length === 1;
  return isOpen || isFirst || isBeforeLast;
}

const keepLast = (rows: readonly Row[]): Row[] =>
  rows.map((each, index) => (index === rows.length - 1 ? { ...each, keepsNext: true } : each));

/** Turns each heading into a margin label of what follows. */
function groupSections(blocks: Blocks): Block[] {
  const grouped: Block[] = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (isHeading(block)) grouped.push({ kind: "side", label: [block], blocks: [] });
    else if (last?.kind === "side" && last.label.some(isHeading)) {
      grouped.splice(-1, 1, { ...last, blocks: [...last.blocks, block] });
    } else grouped.push(block);
  }
  return grouped;
}

const isHeading = (block: Block): boolean => block.kind === "heading" && block.level === 2;

function setBlock(block: Block, place: Place): Row[] {
  switch (block.kind) {
    case "heading":
      return setHeading(block, place);
    case "paragraph":
      return setParagraph(block, place);
    case "list":
      return setList(block, place);
    case "quote":
      return setQuote(block, place);
    case "callout":
      return setCallout(block, place);
    case "side":
      return setSide(block, place);
    case "message":
      return setMessage(block, place);
    case "lines":
      return setLines(block, place);
    case "table":
      return setTable(block, place);
    case "columns":
      return setColumns(block, place);
    case "figure":
      return setFigure(block, place);
    case "field":
      return setField(block, place);
    case "tick":
      return setTick(block, place);
    case "scale":
      return setScale(block, place);
    case "calendar":
      return setCalendar(block, place);
    case "numeral":
      return setNumeral(block, place);
    case "contents":
      return setContents(place);
    case "wide":
      return setWide(block, place);
    case "spare":
      return setSpare(block, place);
    case "together":
      return setTogether(block, place);
    case "new-page":
      return [NEW_PAGE];
  }
}
