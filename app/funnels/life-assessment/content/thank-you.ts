import { price } from "#app/funnels/shared/content/trial.ts";
import { claims } from "./claims.ts";

/** The texts of `/quiz2/thank-you` (docs/product.md#thank-you-page). */
export const thanks = {
  title: "Payment Successful!",
  badges: { trial: "Trial Activated", monthly: "Subscription Active" },
  lead: "Welcome. You can now read everything your answers say.",
  pendingTitle: "Almost there.",
  pending:
    "We’re waiting for your payment to be confirmed, usually less than a minute. Your results open as soon as it is. You don’t have to do anything.",
  cancelled: {
    title: "You’ve canceled.",
    lead: (day: string) =>
      `You won’t be charged again. Until ${day} everything stays open: your results, your plan and the courses. The files you download are yours to keep.`,
    manage: "Changed your mind? You can keep the subscription with one press:",
  },
  nextBilling: "Next billing date",
  monthly: `at ${price.monthly}/month`,
  /** Replacement after a cancellation. */
  accessUntil: "Access until",
  reference: "Confirmation",
} as const;

/** Shown between two claims. */
export const value = { title: "What you have", paid: price.trial, label: "You paid" } as const;

export const steps = {
  title: "What Happens Next?",
  items: [
    {
      id: "email",
      title: "Check your email",
      /** Followed by a claim, if shown. */
      text: "Your complete results and your plan are on their way.",
    },
    {
      id: "content",
      title: "Access premium content",
      text: "Your five areas, your 25 sides and what you can do about them are on your results page.",
      link: "Read the five short courses",
    },
    {
      id: "journey",
      title: "Start the 7-day journey",
      text: "One small thing a day. The first one takes fifteen minutes, and you can do it today.",
    },
  ],
} as const;

/** The last step, if its claim may be shown. */
export const community = { title: "Join the community", text: claims.community } as const;

/** For a buyer who returns from the payment in a different browser. */
export const trialBack = {
  open: {
    title: thanks.title,
    lead: "You answered in another browser. Open your results in this one too, and they’ll stay open here.",
    action: "Open my results",
    note: "The link is also in your email. Please use your own device: anyone who uses this browser after you can open them too.",
  },
  late: {
    title: thanks.title,
    text: (address: string | null) =>
      `You can open your results in the browser where you answered, or with the link we’ve emailed to ${address ?? "the address you gave"}.`,
    action: "Go to the Life Audit",
  },
} as const;
