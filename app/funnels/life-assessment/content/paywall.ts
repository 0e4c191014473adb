import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import type { Testimonial } from "#app/funnels/shared/content/testimonial.ts";
import { PAY_ACTION, PAY_MONTHLY_ACTION, price } from "#app/funnels/shared/content/trial.ts";
import { sampleTestimonial } from "./claims.ts";

/** The texts of `/quiz2/paywall` (docs/product.md#paywall). */
export const expired = {
  title: "Session Expired",
  text: "Please complete the assessment first to access your results.",
  action: "Take Assessment",
} as const;

/** In a browser that refuses our cookie. */
export const withoutCookie = {
  title: "Your browser blocks cookies.",
  text: "Without one we can’t open your results once you have paid. Please allow cookies for this site, then try again.",
  action: "Try Again",
} as const;

export const intro = {
  title: "Your results are ready.",
  lead: "Your 100 answers are in. Here’s everything they say about you, and seven small days to begin with.",
} as const;

export const opens = {
  title: "What opens",
  items: [
    {
      title: "Your figures",
      text: "Your overall score, your five areas, and a few words on each of your 25 sides.",
    },
    { title: "Your report", text: "Made from your own answers, to read on the screen or print." },
    {
      title: "Your seven days, and after",
      text: "One small step a day, made from the lowest of your 25 sides. Then one a week, with a lesson, a fresh look every four weeks, and a quick one at a single area in between.",
    },
    {
      title: "Courses and guides",
      text: `${SOLD.lessons} lessons of five minutes, ${SOLD.subscriberGuides} short guides, and all ${SOLD.guides + SOLD.lifeGuides} of them from your first paid month on.`,
    },
  ],
} as const;

/** The trial day by day. `reminded`, `renewal`: the days when the reminder is emailed, and when the trial renews. */
export const timeline = (
  { reminded, renewal }: { reminded: string; renewal: string },
  remindedAfterDays: number,
) => ({
  title: "How the trial goes",
  steps: [
    {
      when: "Today",
      title: `You pay ${price.trial}`,
      text: "Your results, report, courses and three guides open right away.",
    },
    {
      when: "Every day",
      title: "One email",
      text: "One small step of your plan. You can stop these emails and keep everything else.",
    },
    {
      when: `In ${remindedAfterDays} days, ${reminded}`,
      title: "We remind you",
      text: "An email tells you what will be charged and when, with a link to cancel.",
    },
    {
      when: `In ${TRIAL_DAYS} days, ${renewal}`,
      title: `${price.monthly}, or two clicks to leave`,
      text: "It renews each month until you cancel. Cancel before this day, and nothing more is charged.",
    },
    {
      when: "From then on",
      title: "One email a week",
      text: "A step and a lesson. Every four weeks, you take the assessment again and see what has changed; in between, 20 statements on one area.",
    },
  ],
});

/** The bar at the bottom of a phone. */
export const bar = {
  label: "The offer",
  trial: { price: price.trial, unit: `then ${price.monthly}/month`, action: "Start My Trial" },
  monthly: { price: price.monthly, unit: "a month", action: "Subscribe" },
} as const;

export const trial = {
  title: `${price.trial} for your ${TRIAL_DAYS}-day trial`,
  lead: `Then ${price.monthly}/month. Cancel any time during the trial, and nothing more is charged.`,
  start: `Start My ${price.trial} Trial Now`,
  back: "← Back",
} as const;

/** The offer to someone who has had the trial. */
const monthly = {
  ...trial,
  title: `${price.monthly} a month`,
  lead: `The ${price.trial} trial is one per person, and you’ve had yours. This is the subscription without it: ${price.monthly} today, then monthly. Cancel any time.`,
  start: `Subscribe for ${price.monthly}`,
} as const;

/** By offer. */
export const offers = { trial, monthly } as const;

export const checkout = {
  email: "Email Address",
  emailHint: "We’ll send your receipt and your report there.",
  country: "Country (Optional)",
  noCountry: "Choose a country",
  actions: { trial: PAY_ACTION, monthly: PAY_MONTHLY_ACTION },
  pending: "Processing...",
  secure: "You enter your card on Stripe’s page. We never see its number.",
  privacy: { before: "To see what we keep about you, read our", link: "Privacy Policy" },
  invalid: "Please enter a valid email address.",
  failed: { title: "Error", description: "Failed to start checkout. Please try again." },
  noUrl: "No checkout URL received",
} as const;

export const subscribed = {
  title: "You already have access.",
  lead: "Your trial or subscription is active, so there’s nothing to pay.",
  results: "View My Results",
} as const;

/** Instead of the offer: a subscriber in arrears does not need a second subscription. */
export const overdue = {
  title: "Your last payment didn’t go through.",
  text: "Your subscription is waiting for it. Pay what is open or change your card, and your results open again.",
} as const;

export const testimonialsPart = { title: "What people did with theirs." } as const;

/** Fixed sample content. */
export const testimonials: readonly Testimonial[] = [
  sampleTestimonial(
    "nora",
    "Nora",
    "45, gardener",
    "I had marked the day to cancel in my calendar. Their reminder came first, and by then I wanted to stay.",
  ),
  sampleTestimonial(
    "sam",
    "Sam",
    "31, cook",
    "It says out loud what I had been stepping around. The pages on rest are on my fridge.",
  ),
  sampleTestimonial(
    "ines",
    "Inés",
    "60, retired",
    "I read everything on Sunday and canceled on Thursday. Two clicks, just as they said.",
  ),
];
