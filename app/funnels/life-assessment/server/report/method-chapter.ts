import type { Chapter } from "@kindling/press/book";
import type { MailBrand } from "#app/domain/brand.ts";
import { formatDay } from "#app/domain/calendar-day.ts";
import { localeOf } from "#app/domain/locale.ts";
import { writtenAddress } from "#app/help/rules/written-address.ts";
import { method, sources } from "../../content/report/report.ts";
import type { ReportFacts } from "../../rules/report/facts.ts";
import { paragraph } from "./score-row.ts";

/** The report's publisher, and where its reader finds help. */
export type ReportBrand = Pick<MailBrand, "name" | "siteOrigin">;

export const methodChapter = (facts: ReportFacts, brand: ReportBrand): Chapter => ({
  id: "method",
  title: method.title,
  opener: { look: "plain", subtitle: method.subtitle },
  headings: "beside",
  blocks: [
    ...method.sections.flatMap((section) => [
      { kind: "heading", level: 2, text: section.title } as const,
      ...section.paragraphs.map((text) => paragraph(text)),
      ...("help" in section ? [paragraph(section.help(writtenAddress(brand.siteOrigin)))] : []),
    ]),
    ...(facts.answers === null ? [paragraph(method.noAnswers)] : []),
    paragraph(
      method.colophon(brand.name, formatDay(facts.completedAt, localeOf(facts.country))),
      "small",
    ),
  ],
});

export const sourcesChapter = (): Chapter => ({
  id: "sources",
  title: sources.title,
  opener: { look: "plain" },
  blocks: sources.paragraphs.map((text) => paragraph(text, "lead")),
});
