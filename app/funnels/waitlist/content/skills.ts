import type { Claim } from "#app/domain/claim.ts";

type Skill = {
  /** Also the name of its scene. */
  id: "dating" | "money" | "communication" | "leadership" | "entrepreneurship" | "mindset";
  title: string;
  promise: string;
  lessons: readonly [string, string, string];
  courses: Claim;
};

const courseCount = (id: string, count: number): Claim => ({
  id: `waitlist-courses-${id}`,
  text: `${count}+ courses`,
  source: "sample",
});

export const skills: readonly Skill[] = [
  {
    id: "dating",
    title: "Dating & Relationships",
    promise: "Meet people as yourself, and stay close without losing yourself.",
    lessons: [
      "A first message worth answering",
      "Saying no and staying warm",
      "Repair after an argument",
    ],
    courses: courseCount("dating", 18),
  },
  {
    id: "money",
    title: "Money & Wealth",
    promise: "Know where it goes, keep more of it, and stop being scared of the bills.",
    lessons: ["A budget on one page", "What interest does to a debt", "Asking for a raise"],
    courses: courseCount("money", 15),
  },
  {
    id: "communication",
    title: "Communication",
    promise: "Be understood the first time, and hear what was really said.",
    lessons: ["Questions that open people up", "Disagreeing without a fight", "The honest apology"],
    courses: courseCount("communication", 12),
  },
  {
    id: "leadership",
    title: "Leadership & Career",
    promise: "Lead a meeting, a team, or just your own next step.",
    lessons: [
      "Feedback that lands well",
      "Your first week in charge",
      "Handing work over for real",
    ],
    courses: courseCount("leadership", 16),
  },
  {
    id: "entrepreneurship",
    title: "Entrepreneurship",
    promise: "Try an idea on real people before it costs you a year.",
    lessons: [
      "Ten conversations before one line of code",
      "Pricing without blushing",
      "Your first sale",
    ],
    courses: courseCount("entrepreneurship", 14),
  },
  {
    id: "mindset",
    title: "Mindset & Psychology",
    promise: "Understand your own head a little better, and be kinder to it.",
    lessons: [
      "Catching the harsh inner voice",
      "Habits that survive a bad week",
      "Resting on purpose",
    ],
    courses: courseCount("mindset", 10),
  },
];
