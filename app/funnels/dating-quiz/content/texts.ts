import { claims } from "./claims.ts";

/** The texts of the stages from the first question up to the offer. */
export const quiz = {
  back: "Back",
  skip: "Skip this question",
  next: "Keep my answer",
  confirm: "Continue with this answer",
  percent: (percent: number) => `${percent}% complete`,
  position: (number: number, count: number) => `Question ${number} of ${count}`,
} as const;

export const insight = { label: "Key Insight", action: "Continue" } as const;

export const loading = {
  title: "Analyzing Your Results...",
  lead: "We’re comparing your answers with the five patterns.",
  factors: [
    { name: "Response patterns" },
    { name: "Moments that are hard for you", claim: claims.triggers },
    { name: "How you express love & needs" },
    { name: "Your relationship approach" },
  ],
} as const;

export const email = {
  title: "Your Dating Pattern Is Revealed",
  lead: "Enter your first name and email address to see it now. We’ll also email it to you, once, with a small exercise.",
  action: "Get My Results",
  fallbackTitle: "Your result is one step away",
  fallbackLead:
    "Your answers are here, but we haven’t worked out the result yet. Tell us what to call you, and we’ll do it now.",
  fallbackAction: "Reveal My Dating Type",
  name: "First name",
  address: "Email address",
  placeholder: "you@example.com",
  privacy: "We never sell your address, and we delete it when you ask.",
  policy: "Privacy Policy",
} as const;

export const messages = {
  nameRequired: {
    title: "Name required",
    description: "Please enter your name to see your results.",
  },
  emailRequired: {
    title: "Email required",
    description: "Please enter your email to see your results.",
  },
  emailInvalid: { title: "Invalid Email", description: "Please enter a valid email address." },
  processFailed: {
    title: "Error",
    description: "Failed to process results. Please try again.",
  },
  saveFailed: { title: "Error", description: "Failed to save email. Please try again." },
} as const;

/** The server's messages for a refused submission (docs/product.md#quiz-email-stage). */
export const problems = {
  email: "Email is required",
  emailInvalid: "Please enter a valid email address",
  age: "Age is required",
  gender: "Gender is required",
  archetype: "Archetype is required",
} as const;
