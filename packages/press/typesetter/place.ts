import type { Blocks } from "./blocks.ts";
import { colours } from "./colours.ts";
import { inColor, type StyleName, styles, type TextStyle } from "./faces.ts";
import type { Column, Sheet } from "./paper.ts";
import type { Pen, Tag } from "./pen.ts";
import type { Row } from "./rows.ts";

/** The one colour of a chapter, in the four parts that it plays. */
export type Ink = {
  readonly fill: string;
  readonly onFill: string;
  readonly text: string;
  readonly soft: string;
  /** For letters in panels of night, where `fill` is too dark for them. */
  readonly onNight?: string;
};

/** Where a block is set, and with what. */
export type Place = {
  readonly pen: Pen;
  readonly sheet: Sheet;
  readonly column: Column;
  readonly parent: Tag;
  readonly ink: Ink;
  readonly isNight: boolean;
  /** Whether sections have their heading above them or in the margin. */
  readonly headings: "above" | "beside";
  readonly setBlocks: (blocks: Blocks, place: Place) => Row[];
  /** Known once all is set: to be asked when drawing. */
  readonly findPage: (id: string) => number | undefined;
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly subtitle?: string;
  }[];
};

const NIGHT_COLORS: Readonly<Record<string, string>> = {
  [colours.ink]: colours.onNight,
  [colours.inkSoft]: colours.onNightSoft,
};

export function styleAt({ isNight }: Place, name: StyleName): TextStyle {
  const style = styles[name];
  return isNight ? inColor(style, NIGHT_COLORS[style.color] ?? style.color) : style;
}

export const accentAt = ({ isNight, ink }: Place): string =>
  isNight ? (ink.onNight ?? ink.fill) : ink.text;

export const lineColorAt = ({ isNight }: Place): string =>
  isNight ? colours.onNightSoft : colours.line;
