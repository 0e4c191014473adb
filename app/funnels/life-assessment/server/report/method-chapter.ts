import type { Chapter } from "@kindling/press/book";
import { formatDay } from "#app/domain/calendar-day.ts";
import { method } from "../../content/report/report.ts";
import type { ReportFacts } from "../../rules/report/facts.ts";
import { paragraph } from "./score-row.ts";

export const methodChapter = (facts: ReportFacts, brand: string): Chapter => ({
  id: "method",
  title: method.title,
  opener: { look: "plain", subtitle: method.subtitle },
  headings: "beside",
  blocks: [
    ...method.sections.flatMap(({ title, paragraphs }) => [
      { kind: "heading", level: 2, text: title } as const,
      ...paragraphs.map((text) => paragraph(text)),
    ]),
    ...(facts.answers === null ? [paragraph(method.noAnswers)] : []),
    paragraph(method.colophon(brand, formatDay(facts.completedAt)), "small"),
  ],
});
