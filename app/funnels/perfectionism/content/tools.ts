import type { Claim } from "#app/domain/claim.ts";
import { formatDollars } from "#app/domain/purchase/money.ts";
import type { Sheet } from "#app/funnels/shared/content/sheet.ts";
import { sample } from "./claims.ts";

export type Tool = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The tool's file in the download. */
  readonly form: string;
  /** Its claimed value; the sum of all seven is `claims.totalValue`. */
  readonly value: Claim;
  readonly valueCents: number;
  /** Its first page. */
  readonly picture: Sheet;
};

const tool = (id: string, name: string, dollars: number, form: string, text: string): Tool => ({
  id,
  name,
  text,
  form,
  value: sample(`value-${id}`, formatDollars(dollars * 100)),
  valueCents: dollars * 100,
  picture: { id: `toolkit-${id}`, alt: `${name}, first page` },
});

/** The seven tools, in the order of the page. */
export const tools: readonly Tool[] = [
  tool(
    "decision",
    "5-Minute Decision Framework",
    49,
    "Worksheet",
    "One sheet, five minutes, one answer. For anything that isn’t worth a sleepless night.",
  ),
  tool(
    "quiz",
    "Perfectionism Personality Quiz",
    89,
    "Quiz with scoring key",
    "See which of your standards carry you and which only cost you. You score it yourself, on paper.",
  ),
  tool(
    "boundaries",
    "Boundary Templates",
    59,
    "Ready-made sentences",
    "Kind ways to say no, not now, and not like this. Copy one, change two words, send it.",
  ),
  tool(
    "calendar",
    "30-Day Consistency Calendar",
    39,
    "Print or calendar file",
    "A step a day, small enough for a bad day. Missed days are part of the plan.",
  ),
  tool(
    "cheatsheet",
    "'Good Enough' Cheatsheet",
    39,
    "One page",
    "How good does this one have to be? One look at the wall, and you know when to stop.",
  ),
  tool(
    "tracker",
    "Progress Tracker",
    29,
    "On screen or paper",
    "It keeps track of what you finished at “good enough.” No streaks, no percentages, no red.",
  ),
  tool(
    "procrastination",
    "Anti-Procrastination Toolkit",
    49,
    "Twelve methods",
    "Ways to start before you feel ready, for the task that has been waiting the longest.",
  ),
];
