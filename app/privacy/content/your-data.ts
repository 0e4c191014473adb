import type { Archetype } from "#app/domain/archetypes.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import type { OPTIONAL_MAILS } from "#app/domain/mail/mail-limits.ts";
import type { MailKind } from "#app/domain/mail/mail-payload.ts";
import { plural } from "#app/domain/plural.ts";
import type { ProductId } from "#app/domain/purchase/order.ts";
import { describeAge, RETENTION } from "./retention.ts";

export const YOUR_DATA_PATH = "/your-data";

/** `/your-data`. */
export const yourData = {
  title: "Your data",
  lead: "See what we hold about you, take it with you, correct your name, stop our emails, or have everything erased.",
  formTitle: "Whose data is it?",
  formLead:
    "Enter your email address, and we’ll send you a link to a page with everything we hold under it. Only someone who can read your email can open that page.",
  label: "Email address",
  placeholder: "you@example.com",
  action: "Email me the link",
  pending: "One moment...",
  invalid: "Please enter a valid email address.",
  /** The same for every address. */
  sent: "If we hold anything under that address, an email with the link is on its way. It can take a few minutes, and it may land in your spam folder. If none comes, we may hold nothing under that address. To be sure, write to us.",
  help: "Can’t get into that mailbox anymore, or have another question? Write to",
  /** In the privacy policy. */
  policyLink: "See, correct, or erase your data here, without writing to us",
  without:
    "Answers you gave without an address can’t be found by one: they’re tied only to a random number in your browser. The exception is anything your subscription opens, such as a retake in the browser that paid.",
} as const;

export const dataLinkMail = {
  subject: "The link to your data",
  preview: "It opens a page with everything we hold under this address.",
  title: "Here’s the link to your data",
  greeting: "Hello,",
  paragraphs: [
    "Someone, most likely you, asked us what we hold under this address. The button opens a page where you can read it, download it, correct your name, stop our emails, or have everything erased.",
    "If this wasn’t you, you don’t have to do anything. Nothing is shown or changed without this email.",
  ],
  action: "See my data",
  notes: [
    "The link works for 24 hours. Anyone who has it can read and erase your data, so please don’t forward this email.",
  ],
  reason:
    "You’re getting this email because someone entered this address on our page about data requests.",
} as const;

export const openData = {
  title: "Your data is one step away.",
  lead: "The next page shows everything we hold under your address.",
  action: "Show my data",
  note: "Please use your own device, and close the page when you’re done.",
} as const;

export const badDataLink = {
  title: "This link doesn’t open anything.",
  text: "It may be incomplete or more than 24 hours old, or what it was about may have been erased. If you’ve reloaded the page, open it from the email again. Or we’ll be glad to send you a fresh one.",
  action: "Ask for a fresh link",
} as const;

export const heldPage = {
  title: "What we hold about you",
  lead: (address: string) => `Everything under ${address}, across all of our pages.`,
  jump: "On this page",
  nothing: "We no longer hold anything under this address.",
  renamed: "Your name is corrected.",
  stopped: "Done. You won’t get any more of these emails.",
  exportTitle: "Take it with you",
  exportLead:
    "Everything on this page and every single answer, as a file that other programs can read.",
  exportAction: "Download as JSON",
  names: {
    quiz: {
      title: "Correct your name",
      lead: "It comes from the dating quiz. If you have a report with your name, we’ll make it again. Leave the field empty to have the name removed. For a name at Stripe, or anything else that’s wrong, write to us.",
      label: "Name",
    },
    review: {
      title: "Correct the name on your review",
      lead: "We read a published review again before it’s shown under another name.",
      label: "First name",
      missing: "Please give a first name.",
    },
  },
  nameAction: "Save the name",
  mailsTitle: "Stop our emails",
  mailsLead:
    "Emails about a purchase, such as receipts and renewal reminders, keep coming as long as there’s something to tell you.",
  mailsEnded: "stopped",
  eraseTitle: "Erase everything",
  eraseLead: "Before anything happens, you’ll see what goes and what stays.",
  eraseAction: "Erase my data …",
} as const;

export const optionalMails: Readonly<Record<(typeof OPTIONAL_MAILS)[number], string>> = {
  waitlist_welcome: "Leave the waitlist",
  plan_day: "Stop the daily emails of my plan",
  plan_week: "Stop the weekly emails",
  dating_result: "Don’t email me quiz results",
  review_request: "Don’t ask me for reviews",
};

export const confirmErasure = {
  title: "Erase everything?",
  lead: "This can’t be undone, not even by us.",
  goesTitle: "What goes",
  goes: [
    "Your address, name, answers, results, reports, and plans, and every email to you that hasn’t been sent yet.",
    "A subscription ends now, without a refund for unused days. Nothing more is charged.",
    "Access to what you’ve bought, in every browser and through every link. Download anything you want to keep first.",
    "The address by which we find your purchases. If you want your money back under our guarantee, ask for it first.",
    "Your record at our payment provider, Stripe, with the card. This can take a few minutes.",
  ],
  staysTitle: "What stays",
  stays: [
    "Amounts, dates, and statuses of purchases, without your name or address, as tax law requires.",
    "What the law requires Stripe itself to keep about payments.",
    "Backups of the database, for 30 days. Then they are overwritten.",
    `Against stolen cards, for ${describeAge(RETENTION.cardTesting.days)}: when a payment form was opened, how many cards were declined, and part of the IP address.`,
    `The number and kind of each message from Stripe about a purchase, and when we last checked it, for ${describeAge(RETENTION.paymentNotices.days)}.`,
    "A refund that we owe you or have paid: its amount, its day, and Stripe’s numbers for it, since a bank may send it back.",
    "If you declared a withdrawal or cancellation and it hasn’t reached us by email: what you declared, until it has, or until we have dealt with it.",
    "That an erasure was requested, when, and how many entries were erased, with nothing about whose they were.",
    "A fingerprint of your mailbox, from which no one can read the address, so that we don’t email you again.",
  ],
  action: "Erase everything now",
  back: "Back to my data",
} as const;

export const erased = {
  title: "Your data is erased.",
  text: "What we held under your address is gone, apart from what the last page said stays. Older links from us no longer open anything. The quizzes in this browser are cleared, too. What’s left to do at Stripe happens within a few minutes.",
  action: "Back to Home",
} as const;

export const footer = { line: "Your data is yours." } as const;

const areas: Readonly<Record<AreaKey, string>> = {
  safety: "Safety",
  connection: "Connection",
  recreation: "Recreation",
  significance: "Significance",
  growth: "Growth",
};

const statuses: Readonly<Record<string, string>> = {
  created: "not paid yet",
  paid: "paid",
  refunded: "refunded",
  disputed: "disputed",
  lost: "taken back by a dispute",
  won: "disputed, and the payment stands",
  canceled: "canceled",
  trialing: "trial",
  active: "active",
  payment_pending: "waiting for a payment",
  incomplete: "not paid",
  received: "not published",
  published: "published",
  hidden: "no longer published",
};

const mailStatuses: Readonly<Record<string, string>> = {
  queued: "waiting to be sent",
  sending: "being sent",
  sent: "sent",
  failed: "couldn’t be sent",
};

/** As the quiz calls them. */
const archetypes: Readonly<Record<Archetype, string>> = {
  echo: "The Echo",
  avoidant: "The Avoidant",
  idealist: "The Idealist",
  analyzer: "The Analyzer",
  resigned: "The Resigned",
};

export const heldWords = {
  review: "Review",
  rating: "Rating",
  text: "Words",
  ofFive: (rating: number) => `${rating} of 5`,
  waitlist: "Waitlist",
  since: "On it since",
  source: "Came from",
  quiz: "Dating quiz",
  name: "Name",
  age: "Age",
  gender: "Gender",
  result: "Result",
  dates: "Dates",
  submitted: "Taken on",
  assessment: "Life Audit",
  started: "Started on",
  completed: "Completed on",
  answers: "Answers kept",
  belongs: "Found through",
  ofSubscription: "your subscription, as you gave no address for it",
  pulses: "Pulses on one area",
  scores: "Scores",
  subscription: "Subscription",
  status: "Status",
  payment: "Last payment",
  country: "Country",
  until: "Paid until",
  order: "Purchase",
  product: "Product",
  number: "Order number",
  offer: "Lower price held for you",
  heldUntil: "Held until",
  amount: "Amount",
  date: "Date",
  access: "Access",
  browsers: "Browsers opened by our emails",
  mails: "Emails to you",
  mailsToUs: "Emails to us about you",
  withdrawal: "A withdrawal or cancellation that you declared",
  times: (count: number) => `${count} times, `,
  between: (first: string, last: string) => `${first} to ${last}`,
  files: "Files made for you",
  fileKinds: { report: "Life report", plan: "Seven-day plan", dating: "Dating report" },
  pdfs: (count: number, kilobytes: number) =>
    `${plural(count, { one: "PDF", other: `${count} PDFs` })}, ${kilobytes} kB`,
  stripe: "Payment provider (Stripe)",
  customer: "Customer",
  email: "Email address",
  stripeAway: "We can’t reach Stripe right now. Please check again later.",
  archetypes,
  areas,
  statuses,
  mailStatuses,
} as const;

export const productNames: Readonly<Record<ProductId, string>> = {
  dating_bundle: "Dating bundle",
  perfectionism_toolkit: "Perfectionism toolkit",
};

export const mailNames: Readonly<Record<MailKind, string>> = {
  waitlist_confirm: "Confirming your place on the waitlist",
  waitlist_welcome: "Welcome to the waitlist",
  quiz2_preview: "Link to your results",
  quiz2_complete: "Your complete results",
  trial_started: "Your trial has started",
  renewal_reminder: "Renewal reminder",
  payment_failed: "A payment didn’t go through",
  subscription_started: "Your subscription has started",
  subscription_cancelled: "Your subscription is canceled",
  subscription_resumed: "Your subscription continues",
  subscription_refunded: "Your refund",
  access_restored: "Your results are open again",
  subscription_link: "Link to your subscription",
  paid_twice: "A second payment was refunded",
  trial_repeated: "A second trial was refunded",
  browser_added: "Your subscription was opened in one more browser",
  address_corrected: "Your address was corrected",
  order_delivery: "Your downloads",
  order_refunded: "Your refund",
  order_links: "Fresh links to your downloads",
  dating_result: "Your dating pattern",
  plan_day: "A day of your plan",
  plan_week: "Your weekly email",
  review_request: "Request for a review",
  withdrawal_received: "Receipt of a withdrawal",
  withdrawal_notice: "Notice of a withdrawal",
  withdrawal_digest: "Digest of withdrawals",
  data_link: "Link to your data",
  alarm: "Alarm about the site",
};
