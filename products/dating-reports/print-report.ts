import { type Block, plain } from "@kindling/press/blocks";
import type { Book, Chapter } from "@kindling/press/book";
import { type Printed, printBook } from "@kindling/press/print-book";
import { readFonts } from "@kindling/press/read-fonts";
import type { Archetype } from "../../app/domain/archetypes.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { readBrandName } from "../brand.ts";
import { drawBandSign } from "../dating-guide/art.ts";
import { INKS } from "../dating-guide/inks.ts";
import { drawReportCover } from "./cover.ts";
import { type Part, readReport } from "./read-report.ts";

/** Raised with every change that a buyer would notice. */
const EDITION = new Date("2026-11-22T00:00:00Z");

/** What the bundle calls the personal report: one for each of the five results of the quiz. */
export const printReport = (archetype: Archetype): Promise<Printed> =>
  printBook(composeReport(archetype), readFonts());

function composeReport(archetype: Archetype): Book {
  const brand = readBrandName();
  const { title: name, subtitle } = archetypes[archetype];
  const ink = INKS[archetype];
  const [first, ...others] = readReport(archetype);
  if (first === undefined) throw new Error(`The report of ${archetype} has no chapter.`);
  const last = others.pop();
  return {
    ...{ title: `Your dating report: ${name}`, subject: subtitle, author: brand, language: "en" },
    ...{ edition: EDITION, paper: "either", ink },
    cover: {
      // Broken after the colon, and nowhere else.
      ...{ eyebrow: brand, title: `Your\u00a0dating\u00a0report: ${name.replace(" ", "\u00a0")}` },
      ...{ subtitle, foot: "How it shows, four weeks to try, and what to read next" },
      ...{ ground: ink.fill, onGround: ink.onFill, onGroundSoft: ink.onFill },
      art: drawReportCover(archetype),
    },
    chapters: [
      {
        ...chapterOf({ ...first, title: name }),
        opener: { look: "band", label: first.title, subtitle, art: drawBandSign(archetype) },
        headings: "beside",
      },
      ...others.map(chapterOf),
      ...(last ? [chapterOf({ ...last, blocks: [...last.blocks, setColophon(brand)] })] : []),
    ],
  };
}

const chapterOf = ({ title, blocks }: Part): Chapter => ({
  id: title.toLowerCase().replaceAll(" ", "-"),
  ...{ title, blocks, opener: { look: "plain" } },
});

const setColophon = (brand: string): Block => ({
  ...{ kind: "paragraph", look: "small" },
  text: plain(
    `Written for everybody whose twenty answers point to this pattern most: it knows your result, and none of your single answers. Whatever does not fit, cross out. It is a mirror and no diagnosis. Edition of ${EDITION.toISOString().slice(0, 10)}. © ${EDITION.getUTCFullYear()} ${brand}. For the personal use of whoever bought it. Set in Literata and Figtree, both under the SIL Open Font License.`,
  ),
});
