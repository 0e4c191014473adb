import { accentColours, colours } from "../../app/design/palette.ts";
import type { Book, Chapter } from "../../app/press/book.ts";
import { printBook } from "../../app/press/print-book.ts";
import { readBrandName } from "../../tools/brand.ts";
import { readFonts } from "../../tools/products/fonts.ts";
import { readManuscript } from "../../tools/products/manuscript.ts";
import { drawCoverArt } from "./art.ts";

/** Raised with every change that a buyer would notice. */
const EDITION = new Date("2026-11-22T00:00:00Z");

const rose = accentColours.rose;
const ink = { ...rose, text: rose.text.light, soft: rose.soft.light };

export async function printGuide(): Promise<Uint8Array> {
  return (await printBook(composeGuide(), readFonts())).bytes;
}

export function composeGuide(): Book {
  const brand = readBrandName();
  return {
    title: "The Dating Archetypes Guide",
    author: brand,
    subject: "Five ways of loving, how they meet, and five evenings to begin again",
    language: "en",
    edition: EDITION,
    paper: "either",
    ink,
    cover: {
      eyebrow: brand,
      title: "The Dating Archetypes Guide",
      subtitle: "Five ways of loving, how they meet, and five evenings to begin again",
      foot: "With exercises, and words for hard moments",
      ground: colours.night.light,
      onGround: colours.onNight.light,
      onGroundSoft: colours.onNightSoft.light,
      art: drawCoverArt,
    },
    chapters: [readChapter("before-you-begin")],
  };
}

function readChapter(id: string): Chapter {
  const { facts, blocks } = readManuscript(`dating-guide/${id}.md`);
  const { title = id, label, subtitle } = facts;
  return {
    ...{ id, title, blocks },
    opener: { look: "plain", ...(label && { label }), ...(subtitle && { subtitle }) },
  };
}
