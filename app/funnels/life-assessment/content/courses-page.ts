import type { AreaKey } from "#app/domain/life-areas.ts";
import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import { price } from "#app/funnels/shared/content/trial.ts";
import type { CourseId } from "./lesson.ts";

/** The public texts around the lessons. */
export const courseTexts: Readonly<
  Record<CourseId, { readonly area: AreaKey; readonly title: string; readonly summary: string }>
> = {
  foundation: {
    area: "safety",
    title: "Foundation",
    summary:
      "Firm ground: your home, your feelings, your money, your limits, and a plan for bad days.",
  },
  connection: {
    area: "connection",
    title: "Connection",
    summary:
      "The people in your week: letting yourself be known, finding company, talking and listening.",
  },
  joy: {
    area: "recreation",
    title: "Joy",
    summary:
      "What your days are like: play, things made by hand, an interest, rest that works, something new.",
  },
  purpose: {
    area: "significance",
    title: "Purpose",
    summary:
      "What your days are for: a direction, things finished, good work, being of use, being seen.",
  },
  growth: {
    area: "growth",
    title: "Growth",
    summary:
      "Who you’re becoming: trying things out, marking moments, deciding well, passing things on, being yourself.",
  },
};

export const overview = {
  eyebrow: "Your courses",
  title: "Five short courses",
  lead: "Five lessons each, one for every side of the area. A lesson takes about five minutes to read and asks for one small thing on the same day. Begin wherever you like.",
  first: "Begin with",
  next: "Continue with",
  open: "Open the lesson",
  done: "You’ve read all twenty-five. They stay open whenever you’d like to come back.",
  kept: "What you’ve read is saved in this browser only. It isn’t sent to us.",
  results: "View My Results",
  sources: {
    title: "What this rests on",
    lead: "Whose work we used in each course. The people in the stories are made up, the exercises are our own unless we say otherwise, and none of these authors had a part in them.",
  },
} as const;

export const card = {
  begin: "Begin",
  next: "Continue",
  again: "Read again",
  read: "Read",
  minutes: (minutes: number) => `${minutes} min`,
  /** `read` is null if unknown. */
  count: (lessons: number, read: number | null) =>
    read === null ? `${lessons} lessons` : `${read} of ${lessons} lessons`,
} as const;

export const lesson = {
  skip: "Skip to the lesson",
  all: "All courses",
  place: (course: string, number: number, lessons: number) =>
    `${course} · Lesson ${number} of ${lessons}`,
  times: (read: number, act: number) => `${read} minutes to read, ${act} to do`,
  outcome: "By the end, you’ll have",
  example: "For example",
  exercise: (minutes: number) => `To do today · ${minutes} minutes`,
  reflection: "To think about",
  checks: "Check yourself",
  checksLead: "Answer first, in a sentence of your own. Then open ours.",
  contents: "In this course",
  mark: "Mark as read",
  unmark: "Mark as unread",
  ways: "Lessons before and after",
  previous: "Previous lesson",
  next: "Next lesson",
} as const;

/** The texts around the free lesson. */
export const freeLesson = {
  place: "A free lesson from the Life Audit courses",
  course: (title: string) => `From the course ${title}`,
  rest: "This one is free. The others come with the complete results of the Life Audit.",
} as const;

export const notKept = {
  title: "Not saved",
  description: "This browser isn’t saving anything right now, so the lesson can’t be marked.",
} as const;

/** For non-subscribers, or subscribers in another browser. */
export const closed = {
  /** By offer. */
  offers: {
    trial: {
      title: "The courses open with the trial",
      lead: `Five courses of five short lessons come with your complete results. The trial costs ${price.trial} for ${TRIAL_DAYS} days, then ${price.monthly} a month until you cancel, which takes two clicks.`,
      paywall: `Unlock everything - ${price.trial}`,
    },
    monthly: {
      title: "The courses open with the subscription",
      lead: `Five courses of five short lessons come with your complete results. The subscription costs ${price.monthly} a month until you cancel, which takes two clicks.`,
      paywall: `Unlock everything - ${price.monthly}`,
    },
  },
  assessment: "Take Assessment",
  /** Buyers see this too: in another browser, or before the payment is confirmed. */
  paid: "Already paid? Open the link from our email in this browser. After a payment it can take a minute; then reload this page.",
} as const;
