import type { Blocks } from "./blocks.ts";
import type { Area, PaperName } from "./paper.ts";
import type { Pen } from "./pen.ts";
import type { Ink } from "./place.ts";

/** Draws on a whole area of colour; what it shows is decoration. */
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
  /** Where the art leaves room for it: at the foot, if nothing else is said. */
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
  /** The name that links know it by. */
  readonly id: string;
  readonly title: string;
  readonly opener: Opener;
  readonly blocks: Blocks;
  /** Where its sections have their headings: above them, if nothing else is said. */
  readonly headings?: "above" | "beside";
  /** Of this chapter alone. */
  readonly ink?: Ink;
};

export type Book = {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** Of the language that it is written in, as in `en`. */
  readonly language: string;
  /** Printed as its date: the same book has the same bytes whenever it is made. */
  readonly edition: Date;
  readonly paper: PaperName;
  readonly ink: Ink;
  readonly cover?: Cover;
  readonly chapters: readonly Chapter[];
  /** Pages end a little earlier where that fills another: for short books, whose every page is seen. */
  readonly isEven?: boolean;
};
