import type { GoodsId } from "./goods.ts";
import type { Sheet } from "./sheet.ts";

/** The pages fanned out for each product, the last one on top. Apart from `goods.ts`, because not every page has a fan. */
export const fans: Readonly<Record<GoodsId, readonly Sheet[]>> = {
  "life-report": [
    {
      id: "life-report-area",
      alt: "A page of the report: one area and its five sides, in words",
    },
    { id: "life-report-picture", alt: "A page of the report: all five areas in one picture" },
    { id: "life-report-cover", alt: "The cover of the report, with a person’s own flower" },
  ],
  "action-plan": [
    { id: "action-plan-notes", alt: "The plan’s last page: a look back at the week" },
    { id: "action-plan-days", alt: "The plan’s days two to seven, with boxes to tick" },
    { id: "action-plan-start", alt: "The plan’s first page: where you stand, and day one" },
  ],
  "dating-guide": [
    {
      id: "dating-guide-{pattern}",
      alt: "The guide’s chapter on one of the patterns",
    },
    { id: "dating-guide-five", alt: "A page of the guide: the five patterns and their signs" },
    { id: "dating-guide-cover", alt: "The cover of The Dating Archetypes Guide" },
  ],
  "dating-report": [
    {
      id: "dating-report-meets-{pattern}",
      alt: "A page of the report: how one pattern meets the others",
    },
    {
      id: "dating-report-{pattern}",
      alt: "The report’s first chapter, on one of the patterns",
    },
    {
      id: "dating-report-cover-{pattern}",
      alt: "The cover of a dating report",
    },
  ],
  guides: [
    { id: "guides-slow-yes", alt: "The cover of the guide on a slow yes" },
    { id: "guides-boundaries", alt: "The cover of the guide on boundaries" },
    { id: "guides-texting", alt: "The cover of the guide Texting Without Tangles" },
  ],
  toolkit: [
    { id: "toolkit-calendar", alt: "The 30-Day Consistency Calendar, first page" },
    { id: "toolkit-decision", alt: "The 5-Minute Decision Framework, first page" },
    { id: "toolkit-quiz", alt: "The Perfectionism Personality Quiz, first page" },
  ],
  lesson: [
    { id: "lesson-end", alt: "The end of a lesson, with what to do this week" },
    { id: "lesson-middle", alt: "The middle of a lesson, with an example" },
    { id: "lesson-start", alt: "The beginning of a five-minute lesson" },
  ],
};
