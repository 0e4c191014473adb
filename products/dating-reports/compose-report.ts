import { type Block, plain } from "@kindling/press/blocks";
import type { Book, Chapter } from "@kindling/press/book";
import type { Archetype } from "../../app/domain/archetypes.ts";
import { cleanText } from "../../app/domain/clean-text.ts";
import type { QuizResult } from "../../app/domain/quiz-result.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { parseReader } from "../../app/funnels/dating-quiz/rules/reader.ts";
import { drawBandSign } from "../dating-guide/art.ts";
import { INKS } from "../dating-guide/inks.ts";
import { drawReportCover } from "./cover.ts";
import { judgeScores } from "./judge-scores.ts";
import { composeOwnChapter } from "./own-chapter.ts";
import { ownWords } from "./own-words.ts";
import { type Part, type ReportSource, readReport } from "./read-report.ts";
import { listOwnReading, listReading } from "./reading-order.ts";

/** Raised with every change that a buyer would notice. */
const EDITION = new Date("2026-11-25T00:00:00Z");

export type Source = ReportSource & { readonly brand: string };

/** What is known of an order with scores. `orderedAt` in milliseconds. */
export type OwnFacts = {
  readonly archetype: Archetype;
  readonly quiz: QuizResult;
  readonly orderedAt: number;
};

/** The letters in the worker's fonts. A name with others is left out: without its accents it would be another name. */
const PRINTABLE = /^[ -~À-ÖØ-öø-ÿ‘’–]{1,60}$/;

/** The report of an order: a chapter of its own, before all that is written for its first pattern. */
export function composeOwnReport(source: Source, { archetype, quiz, orderedAt }: OwnFacts): Book {
  const book = composeReport(source, archetype, {
    parts: readReport(source, archetype, listOwnReading(parseReader(archetype, quiz))),
    edition: new Date(orderedAt),
    told: "Printed for your order, from your five scores and none of your answers.",
  });
  // Orders of earlier releases may have accents as characters of their own, which the fonts lack.
  const typed = cleanText(quiz.name ?? "");
  const name = PRINTABLE.test(typed) ? typed : null;
  const own = composeOwnChapter(source, name, judgeScores(archetype, quiz.scores));
  return {
    ...book,
    ...(book.cover && {
      cover: {
        ...book.cover,
        ...(name !== null && { eyebrow: `${source.brand} · ${ownWords.printedFor(name)}` }),
        foot: ownWords.foot,
      },
    }),
    chapters: [own, ...book.chapters],
  };
}

/** The report for orders without scores: one for each of the five results of the quiz. */
export const composeFixedReport = (source: Source, archetype: Archetype): Book =>
  composeReport(source, archetype, {
    parts: readReport(source, archetype, listReading(archetype)),
    edition: EDITION,
    told: "Written for people whose twenty answers point to this pattern most. It knows your result, but not each answer you gave.",
  });

type Contents = { readonly parts: readonly Part[]; readonly edition: Date; readonly told: string };

function composeReport(
  { brand }: Source,
  archetype: Archetype,
  { parts, edition, told }: Contents,
): Book {
  const { title: name, subtitle } = archetypes[archetype];
  const ink = INKS[archetype];
  const [first, ...others] = parts;
  const last = others.pop();
  if (first === undefined || last === undefined) {
    throw new Error(`The report of ${archetype} lacks chapters.`);
  }
  return {
    title: `Your dating report: ${name}`,
    subject: subtitle,
    author: brand,
    language: "en",
    edition,
    paper: "either",
    ink,
    cover: {
      // The title breaks after the colon, and nowhere else.
      eyebrow: brand,
      title: `Your\u00a0dating\u00a0report: ${name.replace(" ", "\u00a0")}`,
      subtitle,
      foot: "How it shows, four weeks to try, and what to read next",
      ground: ink.fill,
      onGround: ink.onFill,
      onGroundSoft: ink.onFill,
      art: drawReportCover(archetype),
    },
    chapters: [
      {
        ...chapterOf({ ...first, title: name }),
        opener: { look: "band", label: first.title, subtitle, art: drawBandSign(archetype) },
        headings: "beside",
      },
      ...others.map(chapterOf),
      chapterOf({ ...last, blocks: [...last.blocks, setColophon(brand, told)] }),
    ],
  };
}

const chapterOf = ({ title, blocks }: Part): Chapter => ({
  id: title.toLowerCase().replaceAll(" ", "-"),
  title,
  blocks,
  opener: { look: "plain" },
});

const setColophon = (brand: string, told: string): Block => ({
  kind: "paragraph",
  look: "small",
  text: plain(
    `${told} Cross out what doesn’t fit. It’s a mirror, not a diagnosis. The pattern’s sources are in the guide, under “What this rests on.” Edition of ${EDITION.toISOString().slice(0, 10)}. © ${EDITION.getUTCFullYear()} ${brand}. For the buyer’s personal use. Set in Literata and Figtree, both under the SIL Open Font License.`,
  ),
});
