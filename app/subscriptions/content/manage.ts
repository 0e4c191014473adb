import { plural } from "#app/domain/plural.ts";

/** The texts of `/quiz2/manage`. `day` and `amount` are formatted. */
export const manage = {
  title: "Manage subscription",
  missing: {
    title: "No subscription found",
    text: "We can’t find one in this browser. If you have one, get a link by email below. If you don’t, the Life Audit is free to take.",
    action: "Take Assessment",
  },
  withoutCookie: {
    title: "Your browser blocks cookies.",
    text: "What you have just pressed was done, but to show your subscription here we need a cookie. Allow cookies for this site in your browser’s settings, or open the link in our email again.",
    action: "Take Assessment",
  },
  /** The form that mails a link to open a subscription in another browser. */
  link: {
    title: "Already a subscriber?",
    lead: "Enter the email address you subscribed with, and we’ll send you a link. It opens your subscription in this browser.",
    label: "Email address",
    placeholder: "you@example.com",
    action: "Email me the link",
    pending: "One moment...",
    help: "No email, or the wrong address? Write to",
  },
  actions: {
    cancelTrial: "Cancel my trial",
    cancel: "Cancel my subscription",
    resume: "Keep my subscription",
    portal: "Payment method and invoices",
    repair: "Pay now",
    results: "View My Results",
    pay: "Go to the payment",
    sending: "One moment...",
  },
  cancelNote:
    "One press cancels. Nothing more is charged, and you can change your mind until the last day.",
  /** If no paid period is left. */
  cancelNowNote: "One press cancels right away. We won’t try again, and nothing is charged.",
  portalNote: "Opens Stripe, which keeps your card. We never see its number.",
  help: "Does something look wrong? Write to",
  noMail: "Can’t find an email from us? You can also",
  byForm: "cancel or withdraw using a form",
} as const;

export const notices = {
  cancelled: {
    title: "Canceled.",
    text: "Nothing more will be charged. We’re sending you an email to confirm it.",
  },
  resumed: {
    title: "Good to have you.",
    text: "Your subscription continues as before. We’re sending you an email to confirm it.",
  },
  stopped: {
    title: "The daily emails are stopped.",
    text: "Your subscription continues as it is, and the whole plan stays in your results.",
  },
  weeklyStopped: {
    title: "The weekly emails are stopped.",
    text: "Your subscription continues as it is, and everything stays open.",
  },
  closed: {
    title: "Closed everywhere else.",
    text: "The links in the emails you already have no longer open anything. The next email brings new ones.",
  },
  corrected: {
    title: "The address is corrected.",
    text: "Our emails go there from now on, and the first is on its way. The links in emails to the old address no longer open anything.",
  },
  badAddress: {
    title: "Nothing was changed.",
    text: "Please enter a valid email address.",
  },
  /** The same for every address, so that subscribers cannot be enumerated. */
  linkMailed: {
    title: "Check your email.",
    text: "If there’s a subscription for that address, an email with a link is on its way. It can take a few minutes, and it may land in your spam folder.",
  },
  failed: {
    title: "That didn’t work.",
    text: "Our payment provider isn’t responding, and nothing was changed. Please try again in a few minutes.",
  },
} as const;

export const statuses = {
  trialing: {
    title: "Your trial is running",
    text: (day: string) => `Everything is open to you. The trial ends on ${day}.`,
  },
  active: {
    title: "Your subscription is running",
    text: () => "Everything is open to you.",
  },
  paused: {
    title: "Your payments are paused",
    text: () =>
      "Everything is open to you, and nothing is charged for now. We’ll remind you by email three days before the next charge.",
  },
  cancelling: {
    title: "Canceled",
    text: (day: string) =>
      `Nothing more is charged. Everything stays open to you until ${day}, and you can change your mind until then.`,
  },
  noted: {
    title: "Your cancellation is noted",
    text: () =>
      "It counts from the moment you pressed the button, and nothing more is charged. We’re passing it on to our payment provider, and we’ll keep trying until it’s confirmed. You don’t have to do anything more.",
  },
  ended: {
    title: "Ended",
    text: () => "This subscription is over. Nothing more is charged.",
  },
  paymentProblem: {
    title: "Your last payment didn’t go through",
    text: () =>
      "Your results are closed until it’s paid. You can pay now, with the same card or a different one. The card you pay with is charged from then on.",
  },
  waiting: {
    title: "Waiting for your payment",
    text: () =>
      "You started the payment but didn’t finish it. If you’ve just paid, this page will know in a minute.",
  },
  paidTwice: {
    title: "Paid twice",
    text: () =>
      "Another subscription was bought with the same address just before. We ended this one right away, and its payment is going back to your card. The other subscription opens these results too, as long as it runs, and its emails link to the page where you can cancel it.",
  },
  refunded: {
    title: "Refunded",
    text: () =>
      "Your payment was refunded, and your access ended with it. Nothing more is charged.",
  },
  disputed: {
    title: "On hold",
    text: () =>
      "Your last payment was disputed at your bank, so the subscription is canceled and your results are closed. Nothing more is charged.",
  },
  lost: {
    title: "Closed",
    text: () =>
      "The dispute about your last payment was decided in your favor, so your access ended. Nothing more is charged.",
  },
  won: {
    title: "Canceled after a dispute",
    text: (day: string) =>
      `A payment was disputed at your bank, so the subscription is canceled. What you’ve paid for stays open to you until ${day}. Nothing more is charged.`,
  },
} as const;

export const facts = {
  nextCharge: "Next charge",
  charge: (amount: string | null, day: string) =>
    `${amount === null ? "" : `${amount} `}on ${day}, then monthly`,
  accessUntil: "Access until",
} as const;

export const receipts = {
  title: "Receipts",
  none: "No payment yet.",
  unknown: "We couldn’t load them. Please try again in a few minutes.",
  refunded: (amount: string) => `${amount} refunded`,
  link: "Receipt",
  card: (last4: string) => `Card ending in ${last4}`,
} as const;

export const browsers = {
  title: "Where it is open",
  /** Counts this browser too. */
  count: (others: number) =>
    others === 0
      ? "Only in this browser."
      : plural(others, {
          one: "In this browser and in one other.",
          other: `In this browser and in ${others} others.`,
        }),
  action: "Close it everywhere else",
  note: "This turns off the links in all emails so far, and closes it in every browser that one of them opened. It stays open where you answered or paid.",
} as const;

export const address = {
  title: "Where our emails go",
  text: (email: string) => `To ${email}.`,
  label: "Another address",
  action: "Correct the address",
  note: "This turns off the links in all emails to the old address. The new one gets links to this page and to your results, and all our emails from now on.",
  invalid: "Please enter a valid email address.",
} as const;

export const footer = {
  line: "Two clicks, no login, no questions.",
} as const;
