import { TRIAL_DAYS } from "#app/domain/subscription.ts";
import { PAY_ACTION, price } from "#app/funnels/shared/content/trial.ts";

/** The texts of `/quiz2/paywall` (docs/product.md#paywall). */
export const expired = {
  title: "Session Expired",
  text: "Please complete the assessment first to access your results.",
  action: "Take Assessment",
} as const;

export const intro = {
  title: "Your results are ready.",
  lead: "Your 100 answers are counted. Here is everything they say about you, and seven small days to begin with.",
} as const;

export const trial = {
  title: `${price.trial} for your ${TRIAL_DAYS}-day trial`,
  lead: `Then ${price.monthly}/month. Cancel any time during the trial, and nothing more is charged.`,
  start: `Start My ${price.trial} Trial Now`,
  back: "← Back",
} as const;

export const checkout = {
  email: "Email Address",
  emailHint: "Your receipt and your report go there.",
  country: "Country (Optional)",
  noCountry: "Choose a country",
  action: PAY_ACTION,
  pending: "Processing...",
  secure: "You enter your card on Stripe’s page. We never see its number.",
  privacy: { before: "What we keep of you stands in our", link: "Privacy Policy" },
  invalid: "Please enter a valid email address.",
  failed: { title: "Error", description: "Failed to start checkout. Please try again." },
  noUrl: "No checkout URL received",
} as const;

export const subscribed = {
  title: "You already have access.",
  lead: "Your trial or subscription is alive, so there is nothing to pay here.",
  results: "View My Results",
} as const;

export const testimonialsPart = { title: "What people did with theirs." } as const;
