import type { GoodsId } from "./goods.ts";
import type { Sheet } from "./sheet.ts";

/** The three pages of each product to read before buying; apart from `goods.ts`, because only a dialog shows them. */
export const insides: Readonly<Record<GoodsId, readonly Sheet[]>> = {
  "life-report": [
    { id: "life-report-picture", alt: "Your whole picture: the overall score and all five areas" },
    { id: "life-report-area", alt: "One of the five areas and each of its sides, in words" },
    { id: "life-report-steps", alt: "Four steps to choose from, for the same area" },
  ],
  "action-plan": [
    { id: "action-plan-start", alt: "The five areas at a glance, and day one" },
    {
      id: "action-plan-days",
      alt: "Days two to seven, each with a step and a line for what you notice",
    },
    { id: "action-plan-notes", alt: "A look back at the week, and what comes after it" },
  ],
  "dating-guide": [
    { id: "dating-guide-five", alt: "Five ways of loving, and the sign of each" },
    {
      id: "dating-guide-{pattern}",
      alt: "One of the patterns, as a chapter of the guide describes it",
    },
    { id: "dating-guide-messages", alt: "Messages to copy: asking, answering, and declining" },
  ],
  "dating-report": [
    {
      id: "dating-report-{pattern}",
      alt: "The pattern on an ordinary day, in the early weeks, and in conflict",
    },
    {
      id: "dating-report-meets-{pattern}",
      alt: "What happens between this pattern and the other four",
    },
    { id: "dating-report-weeks-{pattern}", alt: "Four weeks, one small thing to try in each" },
  ],
  guides: [
    { id: "guides-texting-start", alt: "How Texting Without Tangles begins" },
    { id: "guides-texting-table", alt: "Write, wait, or call: a table that helps you choose" },
    { id: "guides-boundaries-start", alt: "How the guide on boundaries begins" },
  ],
  toolkit: [
    { id: "toolkit-quiz-sentences", alt: "The quiz: sentences with circles to mark" },
    { id: "toolkit-calendar-month", alt: "The calendar: thirty small actions on one page" },
    { id: "toolkit-decision-sheet", alt: "The decision sheet, ready to fill in" },
  ],
  lesson: [
    { id: "lesson-start", alt: "The beginning of the lesson" },
    { id: "lesson-middle", alt: "The middle of the lesson, with an example" },
    { id: "lesson-end", alt: "The end of the lesson, with what to do this week" },
  ],
};

export const inside = {
  title: (name: string) => `Inside ${name}`,
  enlarge: "Enlarge the page",
  lead: "Real pages. Where one is personal, it’s a made-up person’s. Press one to enlarge it.",
} as const;
