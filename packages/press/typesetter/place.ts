import type { Blocks } from "./blocks.ts";
import { colours } from "./colours.ts";
import { inColor, type StyleName, styles, type TextStyle } from "./faces.ts";
import type { Column, Sheet } from "./paper.ts";
import type { Pen, Tag } from "./pen.ts";
import type { Row } from "./rows.ts";

/** A chapter's accent colour in its four roles. */
export type Ink = {
  readonly fill: string;
  readonly onFill: string;
  readonly text: string;
  readonly soft: string;
  /** For text on night panels, where `fill` is too dark. */
  readonly onNight?: string;
};

/** The context in which a block is set. */
export type Place = {
  readonly pen: Pen;
  readonly sheet: Sheet;
  readonly column: Column;
  readonly parent: Tag;
  readonly ink: Ink;
  readonly isNight: boolean;
  /** Whether section headings go above the text or in the margin. */
  readonly headings: "above" | "beside";
  readonly setBlocks: (blocks: Blocks, place: Place) => Row[];
  /** Page numbers, known only when drawing. */
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
