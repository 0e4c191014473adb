import type { Area } from "./paper.ts";
import type { Pen } from "./pen.ts";

/** Text of one style. A link is a URL, or `#` and the id of a chapter or heading. */
export type Run = {
  readonly text: string;
  readonly look?: "italic" | "bold";
  readonly link?: string;
};

export type Text = readonly Run[];

/** The content of a manuscript. Blocks are as wide as the text by default. */
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
      /** A panel; `night` is reserved for a chapter's one key message. */
      readonly kind: "callout";
      readonly look: "soft" | "line" | "night";
      readonly title?: string;
      readonly blocks: Blocks;
      /** Never breaks across pages, however high it is. */
      readonly isWhole?: boolean;
    }
  /** A margin label and the content that it names. */
  | {
      readonly kind: "side";
      readonly label: Blocks;
      readonly blocks: Blocks;
      /** One of a group. */
      readonly isTight?: boolean;
    }
  /** Quoted speech or messages. */
  | { readonly kind: "message"; readonly from: "you" | "them"; readonly text: Text }
  /** Writing lines under a prompt. */
  | { readonly kind: "lines"; readonly count: number; readonly prompt?: Text }
  | {
      readonly kind: "table";
      readonly head: readonly Text[];
      readonly rows: readonly (readonly (Text | Entry)[])[];
      /** Relative column widths; equal by default. */
      readonly shares?: readonly number[];
      /** Tight rows, for reference tables. */
      readonly isDense?: boolean;
    }
  | { readonly kind: "columns"; readonly columns: readonly Blocks[] }
  | {
      readonly kind: "figure";
      /** Text alternative; empty for decoration. */
      readonly alt: string;
      readonly height: number;
      readonly draw: (pen: Pen, area: Area) => void;
      readonly caption?: Text;
      /** Space above and below. */
      readonly space?: number;
    }
  /** A text field of one or several lines. */
  | {
      readonly kind: "field";
      readonly name: string;
      readonly label: string;
      readonly lines?: number;
    }
  /** A checkbox, on paper and on screen. */
  | { readonly kind: "tick"; readonly name: string; readonly text: Text }
  /** Statements with a rating scale: one radio button per line. */
  | {
      readonly kind: "scale";
      readonly name: string;
      readonly choices: readonly string[];
      /** Number of the first item. */
      readonly start: number;
      readonly items: readonly Text[];
    }
  /** A wall calendar: one checkbox per day. */
  | { readonly kind: "calendar"; readonly name: string; readonly weeks: readonly Week[] }
  /** A large number for the margin. */
  | { readonly kind: "numeral"; readonly text: string }
  /** The table of contents. */
  | { readonly kind: "contents" }
  /** Spans the full width of the body. */
  | { readonly kind: "wide"; readonly blocks: Blocks }
  /** Set only if the page has room left. */
  | { readonly kind: "spare"; readonly blocks: Blocks }
  /** Never breaks across pages. */
  | { readonly kind: "together"; readonly blocks: Blocks }
  | { readonly kind: "new-page" };

export type Blocks = readonly Block[];

/** Table cells without text: room to write, and on screen a text field or checkbox. */
export type Entry = {
  readonly kind: "field" | "tick";
  readonly name: string;
  readonly label: string;
};

type Week = {
  readonly title: string;
  readonly days: readonly { readonly number: number; readonly title: string }[];
  /** The label of the cells after a short week's last day. */
  readonly note?: string;
};

export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

export const plain = (text: string): Text => [{ text }];
