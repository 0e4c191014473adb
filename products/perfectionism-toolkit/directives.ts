import type { Block, Entry, Text } from "@kindling/press/blocks";
import type { DirectiveReaders } from "@kindling/press/directives";
import { HELP_DIRECTIVE } from "../where-to-turn.ts";
import { readWeeks } from "./read-weeks.ts";

/** Directives that only these seven manuscripts use; products/README.md shows those for all manuscripts. */
export const DIRECTIVES: DirectiveReaders = {
  ...HELP_DIRECTIVE,

  /** `:::step 3 | Title`: a day, a minute or a method, with its number in the margin. */
  step: ({ rest, body }, read) => {
    const [number = "", title = ""] = rest.split(" | ");
    return {
      kind: "side",
      label: [{ kind: "numeral", text: number }],
      blocks: [{ kind: "heading", level: 3, text: title }, ...read(body)],
    };
  },

  /** `:::point Label`: like `:::side`, for several of the same kind, one below another. */
  point: ({ rest, body }, read) => ({
    kind: "side",
    isTight: true,
    label: [{ kind: "heading", level: 3, text: rest }],
    blocks: read(body),
  }),

  /** `:::fill name | 1 3 1`: a table in which `___` is room to write and `[ ]` is a box to tick. */
  fill: ({ rest, body }, read) => {
    const [name = "", shares] = rest.split(" | ");
    const [table] = read(body);
    if (table?.kind !== "table") throw new Error("A table is expected here.");
    return {
      ...table,
      rows: table.rows.map((cells, row) => openCells(cells, table.head, `${name}-${row + 1}`)),
      ...(shares && { shares: shares.split(" ").map(Number) }),
    };
  },

  /** `:::scale name | 0 1 2 | 13`: statements with rings, numbered from 13. */
  scale: ({ rest, body }, read): Block => {
    const [name = "", choices = "", start = "1"] = rest.split(" | ");
    const [list] = read(body);
    if (list?.kind !== "list") throw new Error("A list is expected here.");
    const items = list.items.map(([item]) => (item?.kind === "paragraph" ? item.text : []));
    return { kind: "scale", name, choices: choices.split(" "), start: Number(start), items };
  },

  /** `::month words`: all days of the calendar on one sheet, and what the room after the last is for. */
  month: ({ rest }) => {
    const weeks = readWeeks();
    const last = weeks.length - 1;
    return {
      kind: "calendar",
      name: "day",
      weeks: weeks.map((week, index) => (index === last ? { ...week, note: rest } : week)),
    };
  },
};

const wordsOf = (cell: Text | Entry | undefined): string =>
  Array.isArray(cell) ? (cell as Text).map(({ text }) => text).join("") : "";

function openCells(
  cells: readonly (Text | Entry)[],
  head: readonly Text[],
  name: string,
): (Text | Entry)[] {
  let what = `Line ${name.replace(/.*-/, "")}`;
  return cells.map((cell, column) => {
    const words = wordsOf(cell);
    const kind = words === "___" ? "field" : words === "[ ]" ? "tick" : undefined;
    if (kind === undefined) {
      what = words;
      return cell;
    }
    const label = [what, wordsOf(head[column])].filter(Boolean).join(": ");
    return { kind, name: `${name}-${column + 1}`, label };
  });
}
