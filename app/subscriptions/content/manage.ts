/** The texts of `/quiz2/manage`. `day` and `amount` are formatted. */
export const manage = {
  title: "Manage subscription",
  missing: {
    title: "No subscription found",
    text: "This browser knows of none. If you have one, get a link by email below. If you have not: the Life Audit is free to take.",
    action: "Take Assessment",
  },
  /** Mails the link that opens a subscription in a browser that does not know it. */
  link: {
    title: "Already a subscriber?",
    lead: "Tell us the address that you subscribed with, and we mail you a link. It opens your subscription in this browser.",
    label: "Email address",
    placeholder: "you@example.com",
    action: "Mail me the link",
    pending: "One moment...",
    help: "No mail, or the wrong address? Write to",
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
  cancelNowNote: "One press cancels at once. Nothing more is tried, and nothing is charged.",
  portalNote: "Opens Stripe, who keeps your card. We never see its number.",
  help: "Something is not right here? Write to",
  noMail: "No email from us at hand? You can also",
  byForm: "cancel or withdraw by a form",
} as const;

export const notices = {
  cancelled: {
    title: "Cancelled.",
    text: "Nothing more will be charged. A mail confirms it.",
  },
  resumed: {
    title: "Good to have you.",
    text: "Your subscription goes on as if nothing had been.",
  },
  stopped: {
    title: "The daily mails are stopped.",
    text: "Your subscription goes on as it is, and the whole plan stays in your results.",
  },
  weeklyStopped: {
    title: "The weekly emails are stopped.",
    text: "Your subscription goes on as it is, and everything stays open.",
  },
  closed: {
    title: "Closed everywhere else.",
    text: "The links in mails that you already have open nothing any more. The next mail brings new ones.",
  },
  corrected: {
    title: "The address is corrected.",
    text: "Our mails go there from now on, and the first is on its way. The links in mails to the old address open nothing any more.",
  },
  badAddress: {
    title: "Nothing was changed.",
    text: "Please enter a valid email address.",
  },
  /** The same for every address, so that subscribers cannot be enumerated. */
  linkMailed: {
    title: "Check your email.",
    text: "If there is a subscription for that address, a mail with a link is on its way. It can take a few minutes, and it may have gone to the spam folder.",
  },
  failed: {
    title: "That did not work.",
    text: "Our payment provider does not answer just now, and nothing was changed. Please try again in a few minutes.",
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
  cancelling: {
    title: "Cancelled",
    text: (day: string) =>
      `Nothing more is charged. Everything stays open to you until ${day}, and until then you can change your mind.`,
  },
  noted: {
    title: "Your cancellation is noted",
    text: () =>
      "Our payment provider did not answer, so we pass it on as soon as it does. You need not do anything more: it counts from the moment you pressed.",
  },
  ended: {
    title: "Ended",
    text: () => "This subscription is over. Nothing more is charged.",
  },
  paymentProblem: {
    title: "Your last payment did not go through",
    text: () =>
      "Your results are closed until it is paid. You can pay it now, with the same card or with another one; the card that pays is charged from then on.",
  },
  waiting: {
    title: "Waiting for your payment",
    text: () =>
      "The payment was begun and not completed. If you have just paid, this page knows in a minute.",
  },
  paidTwice: {
    title: "Paid twice",
    text: () =>
      "Another subscription was bought with the same address just before. This one was ended at once, and its payment goes back to your card. The other one opens these results, too, as long as it runs; its mails lead to the page where it can be cancelled.",
  },
  refunded: {
    title: "Refunded",
    text: () =>
      "Your payment was given back to you, and access has ended with it. Nothing more is charged.",
  },
  disputed: {
    title: "On hold",
    text: () =>
      "A payment was disputed at your bank. Until that is decided the subscription is cancelled and downloads are closed. Nothing more is charged.",
  },
  lost: {
    title: "Closed",
    text: () =>
      "The dispute was decided, and your payment went back to you. Nothing more is charged.",
  },
  won: {
    title: "Open again",
    text: (day: string) =>
      `The dispute was decided, and your access is back until ${day}. Nothing more is charged.`,
  },
} as const;

export const facts = {
  nextCharge: "Next charge",
  charge: (amount: string, day: string) => `${amount} on ${day}, then monthly`,
  accessUntil: "Access until",
} as const;

export const receipts = {
  title: "Receipts",
  none: "No payment yet.",
  unknown: "They could not be fetched just now. Please look again in a few minutes.",
  refunded: (amount: string) => `${amount} refunded`,
  link: "Receipt",
} as const;

export const browsers = {
  title: "Where it is open",
  /** With this browser. */
  count: (others: number) =>
    others === 0
      ? "In this browser alone."
      : others === 1
        ? "In this browser and in one other."
        : `In this browser and in ${others} others.`,
  action: "Close it everywhere else",
  note: "This ends the links in all mails so far, and closes every browser that one of them let in. Where you answered or paid, it stays open.",
} as const;

export const address = {
  title: "Where our mails go",
  text: (email: string) => `To ${email}.`,
  label: "Another address",
  action: "Correct the address",
  note: "This ends the links in all mails to the old address. The new one gets a link to this page, and the days of your plan that are still to come.",
  invalid: "Please enter a valid email address.",
} as const;

export const footer = {
  line: "Two clicks, no login, no questions.",
  copyrightYear: 2025,
} as const;
