import type { Art, Book } from "@kindling/press/book";
import { formatDay } from "#app/domain/calendar-day.ts";
import { AREAS, type AssessmentScores } from "#app/domain/life-areas.ts";
import { localeOf } from "#app/domain/locale.ts";
import { cover } from "#app/funnels/life-assessment/content/report/report.ts";
import { paperOf, type ReportFacts } from "#app/funnels/life-assessment/rules/report/facts.ts";
import { areaChapter } from "./area-chapter.ts";
import { inkOf, LAGOON, NIGHT } from "./drawing.ts";
import { extremesChapter } from "./extremes-chapter.ts";
import { methodChapter, type ReportBrand, sourcesChapter } from "./method-chapter.ts";
import { overviewChapter, readingChapter } from "./opening-chapters.ts";
import { drawRose } from "./rose.ts";
import { weekChapter } from "./week-chapter.ts";
import { whyChapter } from "./why-chapter.ts";

/** The personal report as a book. Deterministic. */
export function composeReport(facts: ReportFacts, brand: ReportBrand): Book {
  const { scores, completedAt, country } = facts;
  const paper = paperOf(country);
  return {
    title: cover.title,
    subject: cover.subtitle,
    author: brand.name,
    language: "en",
    edition: new Date(completedAt),
    paper,
    ink: LAGOON,
    cover: {
      eyebrow: `${brand.name} · ${cover.eyebrow}`,
      title: cover.title,
      subtitle: cover.subtitle,
      foot: formatDay(completedAt, localeOf(country)),
      ...NIGHT,
      art: drawCoverArt(scores),
    },
    chapters: [
      readingChapter(facts),
      overviewChapter(facts),
      ...AREAS.map((area) => areaChapter(scores, area)),
      extremesChapter(scores),
      weekChapter(scores, paper === "letter"),
      ...whyChapter(facts),
      methodChapter(facts, brand),
      sourcesChapter(),
    ],
  };
}

/** The reader's rose, at full page size. */
const drawCoverArt =
  (scores: AssessmentScores): Art =>
  (pen, { width, height }) =>
    drawRose(pen, {
      middle: { x: width * 0.6, y: height * 0.36 },
      radius: 196,
      scores,
      petal: (area) => inkOf(area).fill,
      line: NIGHT.onGround,
    });
