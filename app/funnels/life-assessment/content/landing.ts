import type { AreaKey } from "#app/domain/life-areas.ts";
import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import type { Testimonial } from "#app/funnels/shared/content/testimonial.ts";
import { price } from "#app/funnels/shared/content/trial.ts";
import { sampleTestimonial } from "./claims.ts";

/** The texts of `/quiz2` (docs/product.md#life-audit-landing). */
export const start = { action: "Start Life Audit", pending: "Starting Life Audit..." } as const;

/** If this browser has completed the Life Audit. */
export const myResults = "My Results";

export const hero = {
  eyebrow: "Life Audit",
  title: "See your whole life on one page.",
  lead: "One hundred short statements about how you live, from your home and your money to play, people and purpose.",
  note: `Free to take. Your scores open with a trial: ${price.trial} for ${TRIAL_DAYS} days, then ${price.monthly} a month until you cancel. No account, no password.`,
  figures: [
    { value: "5–7", unit: "minutes" },
    { value: "100", unit: "questions" },
    { value: "5", unit: "growth areas" },
  ],
  /** Follows the real number. */
  completed: "audits completed",
  picture: "A sample result: one petal for each area, and the shortest shows where to begin.",
  caption: "A sample. The shortest petal is where to begin.",
} as const;

export type GrowthArea = {
  readonly key: AreaKey;
  readonly text: string;
};

export const sampleScores: Readonly<Record<AreaKey, number>> = {
  safety: 80,
  connection: 88,
  recreation: 42,
  significance: 66,
  growth: 74,
};

/** The five areas in the landing page's order. */
export const growthAreas: readonly GrowthArea[] = [
  {
    key: "growth",
    text: "Learning, changing, and living by what matters to you.",
  },
  {
    key: "connection",
    text: "The people around you, and how close you let them come.",
  },
  {
    key: "recreation",
    text: "Play, rest, and the things you do for no reason at all.",
  },
  {
    key: "significance",
    text: "A direction, good work, and someone who sees it.",
  },
  {
    key: "safety",
    text: "Feeling safe at home, with your feelings and with your money.",
  },
];

export const areasSection = {
  title: "Five areas, one life.",
  lead: "Every statement belongs to one of five growth areas. They lean on one another.",
} as const;

export const howItWorks = {
  title: "How It Works",
  lead: "No right answers, no deadline, nothing to prepare.",
  steps: [
    {
      id: "answer",
      title: "Say how true it is",
      text: "Read a statement and choose one of five circles, from Strongly Disagree to Strongly Agree. Five on a page, 100 in all.",
    },
    {
      id: "see",
      title: "See your shape",
      text: "We count your answers right away. With the trial you see your score in each area and on all 25 sides.",
    },
    {
      id: "begin",
      title: "Take a first step",
      text: "The trial’s plan turns the lowest of your 25 sides into seven small days. The first one can be today.",
    },
  ],
} as const;

export const whatYouGet = {
  title: "What You Get",
  lead: "A clear picture first, and then something to do with it.",
  report: {
    sheet: "life-report-cover",
    /** If the claim may not be shown. */
    title: `Report of ${SOLD.lifeReportPages}+ pages`,
    text: "All 25 sides of your five areas in plain words: what’s going well, what’s wearing you out, and what you could try.",
  },
  plan: {
    sheet: "action-plan-start",
    title: "7-day action plan",
    text: "One small task a day for the areas that need it most. Each one takes minutes and needs no equipment.",
  },
  courses: {
    sheet: "lesson-start",
    /** If the claim may not be shown. */
    title: `${SOLD.courses} courses, ${SOLD.lessons} lessons`,
    text: "Short lessons to read in your browser, for when the week is over.",
  },
  terms: `Answering is free. Scores, report, plan and courses come with a subscription. New subscribers begin with a trial: ${price.trial} for ${TRIAL_DAYS} days, then ${price.monthly}/month. Cancel any time during the trial.`,
} as const;

export const testimonialsPart = {
  title: "What people found.",
  lead: "Three people on what they noticed.",
} as const;

export const closing = {
  title: "A few quiet minutes with your own life.",
  lead: "Answer as you are today. You can’t pass it or fail it.",
  note: "The Life Audit is a look at yourself. It isn’t a diagnosis.",
} as const;

/** Fixed sample content. */
export const testimonials: readonly Testimonial[] = [
  sampleTestimonial(
    "marta",
    "Marta",
    "34, nurse",
    "I was sure that work was my problem. The picture showed me that I had stopped playing. I joined a dance class the same week.",
  ),
  sampleTestimonial(
    "deepak",
    "Deepak",
    "41, shop owner",
    "A hundred questions sounded long. It took me six minutes on the train, and I’ve been thinking about it for days.",
  ),
  sampleTestimonial(
    "luca",
    "Luca",
    "27, student",
    "It didn’t tell me what’s wrong with me. It told me where to begin, and that was all I needed.",
  ),
];
