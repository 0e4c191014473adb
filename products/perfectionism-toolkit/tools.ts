import type { Art } from "@kindling/press/book";
import { drawBubbles, drawClock, drawDays, drawDials, drawLadder, drawLine } from "./art.ts";

export type Tool = {
  /** Also the name of the folder with its chapters. */
  readonly id: string;
  /** Name in the ZIP, numbered in the order of the start page. */
  readonly file: string;
  readonly subject: string;
  /** Absent on a page for the wall, which needs all its room. */
  readonly art?: Art;
};

/** The seven tools, in the order of the start page. */
export const TOOLS: readonly Tool[] = [
  {
    id: "perfectionism-personality-quiz",
    file: "1 Perfectionism Personality Quiz.pdf",
    subject: "Twenty-four sentences, four styles, a scoring key and a reading for each",
    art: drawDials,
  },
  {
    id: "good-enough-cheatsheet",
    file: "2 Good Enough Cheatsheet.pdf",
    subject: "One page on how much care a thing deserves and when to stop",
  },
  {
    id: "30-day-consistency-calendar",
    file: "3 30-Day Consistency Calendar.pdf",
    subject: "A small action a day for thirty days, and a smaller one for full days",
    art: drawDays,
  },
  {
    id: "progress-tracker",
    file: "4 Progress Tracker.pdf",
    subject: "Five weeks to fill in, on the screen or by hand, and one look back",
    art: drawLine,
  },
  {
    id: "5-minute-decision-framework",
    file: "5 5-Minute Decision Framework.pdf",
    subject: "A way through everyday decisions in five minutes, with a sheet and a log",
    art: drawClock,
  },
  {
    id: "boundary-templates",
    file: "6 Boundary Templates.pdf",
    subject: "Sentences to say out loud at work, in the family, with friends, about money and time",
    art: drawBubbles,
  },
  {
    id: "anti-procrastination-toolkit",
    file: "7 Anti-Procrastination Toolkit.pdf",
    subject: "Twelve methods against putting things off, and when to use which",
    art: drawLadder,
  },
];
