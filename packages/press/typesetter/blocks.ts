import type { Area } from "./paper.ts";
import type { Pen } from "./pen.ts";

/** Text of one look. A link is an address, or `#` and the id of a chapter or heading. */
export type Run = {
  readonly text: string;
  readonly look?: "italic" | "bold";
  readonly link?: string;
};

export type Text = readonly Run[];

/** What a manuscript is made of. The width of a block is that of the text unless it says otherwise. */
export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly text: string; readonly id?: string }
  | { readonly kind: "paragraph"; readonly text: Text; readonly look?: "body" | "lead" | "small" }
  | {
      readonly kind: "list";
      readonly marker: "dot" | "number" | "box";
      readonly items: readonly Blocks[];
    }
  | { readonly kind: "quote"; readonly text: Text }
  | {
      /** A panel; `night` is kept for the one thing of a chapter that should stay in memory. */
      readonly kind: "callout";
      readonly look: "soft" | "line" | "night";
      readonly title?: string;
      readonly blocks: Blocks;
      /** Never parted by the end of a page, however high it is. */
      readonly isWhole?: boolean;
    }
  /** A label in the margin and what it names beside it. */
  | {
      readonly kind: "side";
      readonly label: Blocks;
      readonly blocks: Blocks;
      /** One of several that belong together. */
      readonly isTight?: boolean;
    }
  /** What somebody writes or says, word for word. */
  | { readonly kind: "message"; readonly from: "you" | "them"; readonly text: Text }
  /** Lines to write on, under what is asked. */
  | { readonly kind: "lines"; readonly count: number; readonly prompt?: Text }
  | {
      readonly kind: "table";
      readonly head: readonly Text[];
      readonly rows: readonly (readonly (Text | Entry)[])[];
      /** Shares of the width, all alike if missing. */
      readonly shares?: readonly number[];
      /** Rows close together, for what is looked up and not read. */
      readonly isDense?: boolean;
    }
  | { readonly kind: "columns"; readonly columns: readonly Blocks[] }
  | {
      readonly kind: "figure";
      /** What somebody should hear who cannot see it; nothing for what only adorns. */
      readonly alt: string;
      readonly height: number;
      readonly draw: (pen: Pen, area: Area) => void;
      readonly caption?: Text;
      /** To what stands above and below. */
      readonly space?: number;
    }
  /** A field to type into: a line of text, or several. */
  | {
      readonly kind: "field";
      readonly name: string;
      readonly label: string;
      readonly lines?: number;
    }
  /** A box to tick on paper and on the screen. */
  | { readonly kind: "tick"; readonly name: string; readonly text: Text }
  /** Statements, and how much of each is true: one ring to choose in every line. */
  | {
      readonly kind: "scale";
      readonly name: string;
      readonly choices: readonly string[];
      /** Number of the first. */
      readonly start: number;
      readonly items: readonly Text[];
    }
  /** A sheet for the wall: one box a day, to tick. */
  | { readonly kind: "calendar"; readonly name: string; readonly weeks: readonly Week[] }
  /** Large, for the margin. */
  | { readonly kind: "numeral"; readonly text: string }
  /** The chapters with their pages. */
  | { readonly kind: "contents" }
  /** From edge to edge of the body. */
  | { readonly kind: "wide"; readonly blocks: Blocks }
  /** Set where the page has room left for it, and nowhere else. */
  | { readonly kind: "spare"; readonly blocks: Blocks }
  /** Never parted by the end of a page. */
  | { readonly kind: "together"; readonly blocks: Blocks }
  | { readonly kind: "new-page" };

export type Blocks = readonly Block[];

/** What a table may hold in place of text: room to write, and on the screen a field or a box to tick. */
export type Entry = {
  readonly kind: "field" | "tick";
  readonly name: string;
  readonly label: string;
};

type Week = {
  readonly title: string;
  readonly days: readonly { readonly number: number; readonly title: string }[];
  /** What the room behind the last day of a short week is for. */
  readonly note?: string;
};

export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

export const plain = (text: string): Text => [{ text }];
