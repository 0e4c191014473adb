import { price } from "#app/funnels/shared/content/trial.ts";
import { claims } from "./claims.ts";

/** The texts of `/quiz2/thank-you` (docs/product.md#thank-you-page). */
export const thanks = {
  title: "Payment Successful!",
  badges: { trial: "Trial Activated", monthly: "Subscription Active" },
  lead: "Welcome. Everything that your answers say is open to you now.",
  pendingTitle: "Nearly there.",
  pending:
    "The confirmation of your payment is on its way to us. Your results open as soon as it has come, mostly within a minute. There is nothing that you need to do.",
  cancelled: {
    title: "You have cancelled.",
    lead: (day: string) =>
      `Nothing more is charged. Until ${day} everything stays open: your results, your plan and the courses. Files that you download stay yours.`,
    manage: "Changed your mind? You can keep the subscription with one press:",
  },
  nextBilling: "Next billing date",
  monthly: `at ${price.monthly}/month`,
  /** Replacement after a cancellation. */
  accessUntil: "Access until",
  reference: "Confirmation",
} as const;

/** Between two claims. */
export const value = { title: "What you have", paid: price.trial, label: "You paid" } as const;

export const steps = {
  title: "What Happens Next?",
  items: [
    {
      id: "email",
      title: "Check your email",
      /** Followed by a claim, if shown. */
      text: "Your complete results and your plan are on their way to you.",
    },
    {
      id: "content",
      title: "Access premium content",
      text: "Your five areas, your 25 sides and what to do about them are open on your results page.",
      link: "Read the five short courses",
    },
    {
      id: "journey",
      title: "Start the 7-day journey",
      text: "One small thing a day. The first one takes ten minutes, and it can be today.",
    },
  ],
} as const;

/** The last step, where its claim may stand. */
export const community = { title: "Join the community", text: claims.community } as const;

/** For a buyer who returns from the payment in a different browser. */
export const trialBack = {
  open: {
    title: thanks.title,
    lead: "You answered in another browser. Open your results in this one too, and they stay open here.",
    action: "Open my results",
    note: "The link is also in your mail. Please use a device of your own: whoever uses this browser after you can open them too.",
  },
  late: {
    title: thanks.title,
    text: (address: string | null) =>
      `Your results open in the browser in which you answered, and by the link that we have mailed to ${address ?? "the address that you gave"}.`,
    action: "Go to the Life Audit",
  },
} as const;
