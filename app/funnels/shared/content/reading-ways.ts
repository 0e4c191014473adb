import { FREE_GUIDE, FREE_LESSON } from "#app/domain/free-reading.ts";
import { SOLD } from "./sold.ts";
import { price } from "./trial.ts";

/** Links to the other free page, by the titles of the lesson and the guide. */
export const freeLesson = { href: FREE_LESSON.path, title: "Make ten of them" } as const;
export const freeGuide = { href: FREE_GUIDE.path, title: "A Tired Week" } as const;

/** Below a free lesson or guide. */
const audit = {
  title: "Which part of your life could use a lesson right now?",
  text: `The Life Audit has 100 short statements and draws a picture of your five areas. Answering is free. Scores, report, plan, and courses come with a trial: ${price.trial} for 7 days, then ${price.monthly} a month until you cancel.`,
  action: "See the Life Audit",
  href: "/quiz2",
} as const;
const toolkit = {
  title: "Are your own standards wearing you out?",
  text: `The perfectionism toolkit has ${SOLD.tools} tools for making decisions, setting limits, and stopping at good enough. You pay once, and all ${SOLD.guides + SOLD.lifeGuides} guides come with it.`,
  action: "See the toolkit",
  href: "/perfectionism",
} as const;

export const ways = {
  title: "If you’d like to keep going",
  afterLesson: [audit, { ...toolkit, title: "Does your inner judge ever go home?" }],
  afterGuide: [toolkit, { ...audit, title: "Not sure what’s draining you?" }],
  other: "Also free to read:",
} as const;
