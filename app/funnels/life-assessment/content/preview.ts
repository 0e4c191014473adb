import type { AreaKey } from "#app/domain/life-areas.ts";
import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import { GUARANTEE_ID, guarantee } from "#app/funnels/shared/content/guarantee.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { price } from "#app/funnels/shared/content/trial.ts";

/** The texts of `/quiz2/mini/{attemptId}` (docs/product.md#results-preview). */
export const missing = {
  title: "No Assessment Found",
  text: "You need to complete the assessment first.",
  action: "Take Assessment",
} as const;

/** In a browser that refuses our cookie, wherever results would not be found. */
export const withoutCookie = {
  title: "Your browser blocks cookies.",
  text: "We need one to know that these results are yours. Please allow cookies for this site in your browser’s settings, then try again. If you came by a link in an email, open it once more after that.",
  action: "Try Again",
} as const;

/** To a buyer, at the address of an attempt that their browser may not read. */
export const notOpenHere = {
  title: "This preview doesn’t open here.",
  text: "It may be from another browser. Your own results are open in this one.",
  action: "View My Results",
} as const;

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

export const failure = {
  title: "Error Loading Results",
  text: "Unable to load your assessment results. Please try again.",
  action: "Retry",
  /** Stops the redirect. */
  stay: "Stay on this page",
  /** To a buyer at the address of an attempt that may not be theirs. */
  own: "View My Results",
  toast: { title: "Unable to Load Results", description: "Redirecting to quiz start..." },
  unreadable: "Failed to load results",
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

export const benefits = {
  title: "What you unlock",
  scores: "Your overall score and all five areas, without the blur",
  plan: "A 7-day action plan made from your own lowest sides",
  /** If the claims may not be shown. */
  report: `A report of ${SOLD.lifeReportPages} or more pages in plain words`,
  counted: [
    `${SOLD.courses} courses with ${SOLD.lessons} lessons, each with an exercise`,
    `${SOLD.subscriberGuides} short guides to keep`,
  ],
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
  badges: [
    { icon: "lock", text: "SSL Secure" },
    { icon: "rocket", text: "Instant Access" },
    { icon: "check", text: guarantee.badge, href: `#${GUARANTEE_ID}` },
  ],
} as const;
