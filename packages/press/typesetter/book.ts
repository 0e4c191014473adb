import type { Blocks } from "./blocks.ts";
import type { Area, PaperName } from "./paper.ts";
import type { Pen } from "./pen.ts";
import type { Ink } from "./place.ts";

/** Draws decoration on a coloured area. */
export type Art = (pen: Pen, area: Area) => void;

export type Cover = {
  readonly eyebrow: string;
  readonly title: string;
  readonly subtitle: string;
  readonly foot: string;
  readonly ground: string;
  readonly onGround: string;
  readonly onGroundSoft: string;
  readonly art: Art;
  /** Where the art leaves room for the title: at the foot by default. */
  readonly titleAt?: "head" | "foot";
};

export type Opener = {
  /** `band`: colour over the upper part of the page. `plain`: a title on white. */
  readonly look: "band" | "plain";
  readonly label?: string;
  readonly subtitle?: string;
  readonly ground?: string;
  readonly onGround?: string;
  readonly art?: Art;
};

export type Chapter = {
  /** The anchor that links refer to. */
  readonly id: string;
  readonly title: string;
  readonly opener: Opener;
  readonly blocks: Blocks;
  /** Where section headings go: above the text by default. */
  readonly headings?: "above" | "beside";
  /** Overrides the book's colours in this chapter. */
  readonly ink?: Ink;
};

export type Book = {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** Language tag, such as `en`. */
  readonly language: string;
  /** The document's date, so that the same book has the same bytes whenever it is made. */
  readonly edition: Date;
  readonly paper: PaperName;
  readonly ink: Ink;
  readonly cover?: Cover;
  readonly chapters: readonly Chapter[];
  /** Balances page lengths: for short books, where every page is seen. */
  readonly isEven?: boolean;
};
