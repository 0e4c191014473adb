import type { Blocks } from "@kindling/press/blocks";
import type { Book } from "@kindling/press/book";
import { typeset } from "@kindling/press/manuscript";
import { type Printed, printBook } from "@kindling/press/print-book";
import { readFonts } from "@kindling/press/read-fonts";
import type { AnyGuideId } from "../../app/domain/guides.ts";
import { ALL_BOOKS } from "../../app/funnels/dating-quiz/content/life-books.ts";
import { type Cover, coverOf } from "../../app/funnels/dating-quiz/rules/cover.ts";
import { readBrandName } from "../brand.ts";
import { setColophon } from "./colophon.ts";
import { drawPage, drawWindow } from "./cover-art.ts";
import { INKS } from "./inks.ts";
import { readGuide } from "./read-guide.ts";

/** Raised with every change that a buyer would notice. */
export const EDITION = new Date("2026-11-25T00:00:00Z");

/** The guide of this id as a PDF, with the cover that the book has in the shop. */
export const printBooklet = (id: AnyGuideId): Promise<Printed> =>
  printBook(composeBooklet(id), readFonts());

function composeBooklet(id: AnyGuideId): Book {
  const { facts, blocks } = readGuide(id);
  const { title, topics } = facts;
  const subtitle = typeset(facts.subtitle);
  const author = readBrandName();
  const cover = demandCover(id);
  const ink = INKS[ALL_BOOKS[id].palette];
  const look = { ground: cover.paper, onGround: cover.ink };
  const foot = `${facts["reading-minutes"]} minutes to read, and room to write`;
  const label = topics.join(" · ");
  const end = setColophon(blocks, { title, brand: author, edition: EDITION }, ink);
  return {
    title,
    author,
    subject: subtitle,
    language: "en",
    edition: EDITION,
    paper: "either",
    ink,
    isEven: true,
    cover: {
      eyebrow: author,
      title,
      subtitle,
      foot,
      ...look,
      onGroundSoft: cover.ink,
      titleAt: "head",
      art: drawPage(cover),
    },
    chapters: [
      {
        id,
        title,
        blocks: [...keepPanels(blocks), ...end],
        opener: { look: "band", label, subtitle, ...look, art: drawWindow(cover) },
      },
    ],
  };
}

/** @throws Error for a book whose title does not fit a cover */
function demandCover(id: AnyGuideId): Cover {
  const cover = coverOf(id);
  if (cover === null) throw new Error(`The title of ${id} cannot be set on a cover.`);
  return cover;
}

/** In a guide, panels are sheets to write on, so they stay whole. */
const keepPanels = (blocks: Blocks): Blocks =>
  blocks.map((block) => (block.kind === "callout" ? { ...block, isWhole: true } : block));
