import type { AreaKey } from "#app/domain/life-areas.ts";
import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import type { Testimonial } from "#app/funnels/shared/content/testimonial.ts";
import { price } from "#app/funnels/shared/content/trial.ts";
import { sampleTestimonial } from "./claims.ts";

/** The texts of `/quiz2/mini/{attemptId}` (docs/product.md#results-preview). */
export const gate = {
  title: "Amazing Work!",
  lead: `You’ve answered all 100 questions. Next comes the free part: the shape of your answers, and an exercise for today. Your scores open with a subscription: new subscribers pay ${price.trial} for ${TRIAL_DAYS} days, then ${price.monthly} a month until they cancel.`,
  label: "Email address",
  placeholder: "Enter your email address",
  /** If the claim may not be shown. */
  action: "Save My Answers",
  pending: "One moment...",
  privacy:
    "We’ll email you a link to your results. We never sell your address, and we delete it when you ask.",
  policy: "Privacy Policy",
  invalid: { title: "Invalid Email", description: "Please enter a valid email address." },
  failed: { title: "Email Capture Failed", description: "Please try again." },
} as const;

type Factor = { readonly key: AreaKey; readonly name: string; readonly scale: number };

export const analysis = {
  title: "Analyzing Your Results...",
  lead: "We’re sorting your 100 answers by area and counting them.",
  factors: [
    { key: "safety", name: "Safety & Foundation patterns", scale: 1.2 },
    { key: "connection", name: "Connection & Relationship insights", scale: 1 },
    { key: "recreation", name: "Recreation & Joy indicators", scale: 0.95 },
    { key: "significance", name: "Significance & Purpose markers", scale: 0.9 },
    { key: "growth", name: "Growth & Transcendence potential", scale: 0.8 },
  ] satisfies readonly Factor[],
} as const;

export const results = {
  badge: "Assessment Complete!",
  title: "Congratulations!",
  lead: "You have answered all 100 questions across 5 life areas.",
  /** Follows a random figure and the claim's "others today". */
  others: "have come this far.",
} as const;

export const scores = {
  title: "Your Life Audit",
  overall: "Overall score",
  strength: "Your Strength",
  attention: "Needs Attention",
  breakdown: "5-Area Breakdown",
  blurred: "Your scores are ready. They stay blurred until you unlock them.",
} as const;

const trial = {
  title: `${price.trial} for ${TRIAL_DAYS}-day trial, then ${price.monthly}/month`,
  terms: [
    `You pay ${price.trial} today.`,
    `After ${TRIAL_DAYS} days it renews at ${price.monthly} a month, until you cancel.`,
    "Cancel any time during the trial, and nothing more is charged.",
  ],
  unlock: `Unlock Complete Results - ${price.trial}`,
  unlockThen: `For ${TRIAL_DAYS} days, then ${price.monthly}/month until you cancel.`,
  order: `Get My Complete Results - ${price.trial}`,
};

/** The offer to someone who has had the trial. */
const monthly = {
  title: `${price.monthly} a month`,
  terms: [
    `You pay ${price.monthly} today.`,
    `It renews at ${price.monthly} each month, until you cancel.`,
    "Cancel any time, and nothing more is charged.",
  ],
  unlock: `Unlock Complete Results - ${price.monthly}`,
  unlockThen: "Each month, until you cancel.",
  order: `Get My Complete Results - ${price.monthly}`,
};

/** By offer. */
export const offers = { trial, monthly } as const;

export const people = { rated: "Rated" } as const;

export const order = {
  title: "Ready when you are.",
} as const;

/** Fixed sample content. */
export const testimonials: readonly Testimonial[] = [
  sampleTestimonial(
    "tom",
    "Tom",
    "52, bus driver",
    "Foundation was my lowest. On day two I sorted one drawer of papers, and the whole house felt lighter.",
  ),
  sampleTestimonial(
    "amina",
    "Amina",
    "38, teacher",
    "The report put words to something that I had carried around for a year. My sister and I read it together.",
  ),
  sampleTestimonial(
    "jonas",
    "Jonas",
    "29, developer",
    "Seven days, one small thing each. I did five of them, and two have become habits.",
  ),
];
