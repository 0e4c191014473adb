import { type Block, plain } from "@kindling/press/blocks";
import type { Book, Chapter } from "@kindling/press/book";
import { type Printed, printBook } from "@kindling/press/print-book";
import { readFonts } from "@kindling/press/read-fonts";
import { ARCHETYPES, type Archetype } from "../../app/domain/archetypes.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { readBrandName } from "../brand.ts";
import { readManuscript } from "../read-manuscript.ts";
import * as art from "./art.ts";
import { FIGURES } from "./figures.ts";
import { INKS, NIGHT, ON_NIGHT, ON_NIGHT_SOFT, ROSE } from "./inks.ts";
import { archetypeDirectives, pairDirectives } from "./own-directives.ts";

/** Raised with every change that a buyer would notice. */
const EDITION = new Date("2026-11-25T00:00:00Z");
const TITLE = "The Dating Archetypes Guide";
const SUBTITLE = "Five ways of loving, how they meet, and five evenings to begin again";

export const printGuide = (): Promise<Printed> => printBook(composeGuide(), readFonts());

function composeGuide(): Book {
  const brand = readBrandName();
  return {
    title: TITLE,
    subject: SUBTITLE,
    author: brand,
    language: "en",
    edition: EDITION,
    paper: "either",
    ink: ROSE,
    cover: {
      eyebrow: brand,
      title: TITLE,
      subtitle: SUBTITLE,
      foot: "With exercises, and words for hard moments",
      ground: NIGHT,
      onGround: ON_NIGHT,
      onGroundSoft: ON_NIGHT_SOFT,
      art: art.drawCoverArt,
    },
    chapters: [
      setContents(),
      { ...readChapter("before-you-begin", { look: "plain" }), headings: "beside" },
      readChapter("five-ways", { ...night, art: art.drawBandRing }),
      ...ARCHETYPES.map(readArchetypeChapter),
      readChapter("how-they-meet", { ...night, art: art.drawBandMeeting }),
      readChapter("exercises", { look: "band", art: art.drawBandTicks }),
      readChapter("reset", { ...night, art: art.drawBandMoons }),
      readChapter("messages", { look: "band", art: art.drawBandBubbles }),
      readChapter("boundaries", { look: "band", art: art.drawBandGate }),
      { ...readChapter("help", { look: "plain" }), headings: "beside" },
      readChapter("what-this-rests-on", { look: "plain" }),
      readChapter("on-one-page", { look: "plain" }),
    ],
  };
}

const night = { look: "band", ground: NIGHT, onGround: ON_NIGHT } as const;

const setContents = (): Chapter => ({
  id: "contents",
  title: "Contents",
  opener: { look: "plain" },
  blocks: [{ kind: "contents" }, setColophon()],
});

function readChapter(id: string, look: Chapter["opener"]): Chapter {
  const { facts, blocks } = readManuscript(`dating-guide/${id}.md`, {
    figures: FIGURES,
    directives: pairDirectives,
  });
  const { title = id, label, subtitle } = facts;
  return {
    id,
    title,
    blocks,
    opener: { ...look, ...(label && { label }), ...(subtitle && { subtitle }) },
  };
}

function readArchetypeChapter(archetype: Archetype): Chapter {
  const details = archetypes[archetype];
  const { facts, blocks } = readManuscript(`dating-guide/${archetype}.md`, {
    directives: archetypeDirectives(details),
  });
  const { title, subtitle } = details;
  const label = `${facts["label"]}: ${facts["question"]}`;
  const opener = { look: "band", label, subtitle, art: art.drawBandSign(archetype) } as const;
  return { id: archetype, title, opener, blocks, ink: INKS[archetype], headings: "beside" };
}

const setColophon = (): Block => ({
  kind: "paragraph",
  look: "small",
  text: plain(
    `${TITLE}, edition of ${EDITION.toISOString().slice(0, 10)}. © ${EDITION.getUTCFullYear()} ${readBrandName()}. For the buyer’s personal use: print it, write in it, lend your copy, but please don’t publish or sell it. Set in Literata and Figtree, both under the SIL Open Font License. All people in the examples are invented.`,
  ),
});
