import type { NextCharge, PaidWith } from "#app/domain/purchase/billing.ts";
import { formatDollars } from "#app/domain/purchase/money.ts";
import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import { askForRefund } from "#app/funnels/shared/content/guarantee.ts";
import { cardEnding, describePaidWith } from "#app/funnels/shared/content/paid-with.ts";
import { price } from "#app/funnels/shared/content/trial.ts";
import { CONSENT_REMINDER } from "#app/funnels/shared/content/withdrawal.ts";

const manage = "Manage or cancel the subscription";
const reason =
  "You’re getting this email because a subscription was started with this address. It’s about your purchase.";
const greeting = "Hello,";

/** A payment as its receipt states it, formatted. */
type Paid = PaidWith & { readonly amount: string; readonly day: string };

type Started = {
  /** A formatted instant. */
  readonly at: string;
  readonly paid: Paid;
  /** What is charged then, formatted. */
  readonly next: string;
  readonly contactEmail: string;
  /** Has given up the right of withdrawal. */
  readonly hasGivenUp: boolean;
};

/**
 * The mail that confirms a trial: price paid, next charge, how to cancel, and what was consented to. It is also the
 * reminder that Visa wants seven days before the first full charge, with the length, the amounts, the dates, the card
 * and a link to cancel.
 */
export const trialStarted = ({ at, paid, next, contactEmail, hasGivenUp }: Started) => ({
  subject: "Your 7-day trial has started",
  preview: `You paid ${paid.amount}. The first renewal is on ${at}.`,
  title: "Your trial has started",
  greeting,
  paragraphs: [
    `You paid ${paid.amount} for ${TRIAL_DAYS} days of full access, on ${paid.day}.${describePaidWith(paid)}`,
    `If you do nothing, it renews on ${at} at ${next}, and then at ${price.monthly} each month until you cancel.`,
    `You can cancel at any time, in two clicks and without a login. Before ${at}, nothing more is charged.`,
    ...(hasGivenUp ? [CONSENT_REMINDER] : []),
  ],
  action: manage,
  notes: [
    "We’ll remind you three days before the first renewal. Please keep this email: its link opens your subscription.",
    askForRefund.subscription(contactEmail),
  ],
  reason:
    "You’re getting this email because a trial was started with this address. It’s about your purchase.",
});

/** The mail that confirms a subscription without a trial. */
export const subscriptionStarted = ({
  at: day,
  paid,
  next,
  contactEmail,
  hasGivenUp,
}: Started) => ({
  subject: "Your subscription has started",
  preview: `You paid ${paid.amount}. The next charge is on ${day}.`,
  title: "Your subscription has started",
  greeting,
  paragraphs: [
    `You paid ${paid.amount} for a month of full access, on ${paid.day}.${describePaidWith(paid)}`,
    `If you do nothing, it renews on ${day} at ${next}, and then at ${price.monthly} each month until you cancel.`,
    `You can cancel at any time, in two clicks and without a login. Before ${day}, nothing more is charged.`,
    ...(hasGivenUp ? [CONSENT_REMINDER] : []),
  ],
  action: manage,
  notes: [
    "We’ll remind you three days before each charge. Please keep this email: its link opens your subscription.",
    askForRefund.subscription(contactEmail),
  ],
  reason,
});

/** The mail that opens a subscription in another browser, requested at the paywall. */
export const subscriptionLink = {
  subject: "You already have a subscription",
  preview: "Open it in this browser too. There’s nothing to pay.",
  title: "You already have a subscription",
  greeting,
  paragraphs: [
    "Someone, most likely you, entered this address for the Life Audit in a browser we don’t know. Your subscription opens all your results there too, and there’s nothing to pay.",
    "Press the button in the browser where you want to read them. Nothing was charged.",
  ],
  action: "Open my subscription",
  manage,
  notes: [
    "The link works for 30 days. Anyone who has it can manage your subscription, so please keep this email to yourself. If this wasn’t you, you can delete it.",
  ],
  reason:
    "You’re getting this email because a subscription was bought with this address, and the address was entered again at checkout.",
} as const;

/** The mail about a second subscription of one person. `amount` is formatted. */
export const paidTwice = (amount: string) => ({
  subject: "You paid twice, so we’re refunding one",
  preview: `Your second payment of ${amount} is going back to your card.`,
  title: "You paid twice",
  greeting,
  paragraphs: [
    `Two subscriptions were bought with this address at almost the same moment. You only need one, so we’ve ended the second, and its ${amount} is going back to your card. Depending on your bank, this takes five to ten business days.`,
    "The first one continues. It opens the results in both browsers, and its emails link to the page where you can manage or cancel it.",
  ],
  action: "Open my results",
  notes: [
    "The link works for 30 days. Anyone who has it can open your results, so please keep this email to yourself.",
  ],
  reason:
    "You’re getting this email because a subscription was bought with this address. It’s about your purchase.",
});

/** The mail about a trial whose card has paid for one before. `amount` is formatted. */
export const trialRepeated = (amount: string) => ({
  subject: "You’ve had the trial, so we’re refunding this one",
  preview: `Your payment of ${amount} is going back to your card.`,
  title: "This card has had its trial",
  greeting,
  paragraphs: [
    `The trial is one per person, and the card you paid with has already paid for one. So we’ve ended the new trial right away, and its ${amount} is going back to your card. Depending on your bank, this takes five to ten business days. Nothing more will be charged.`,
    `Your answers and your preview are still there. The subscription without a trial costs ${price.monthly} a month, until you cancel.`,
  ],
  action: "See my subscription",
  notes: [
    "Is it your first trial, and someone else pays with the same card? Just reply to this email, and we’ll sort it out.",
  ],
  reason:
    "You’re getting this email because a trial was bought with this address. It’s about your purchase.",
});

/** The mail about one more browser in which a mailed link has opened the subscription. `at` is a formatted instant. */
export const browserAdded = (at: string) => ({
  subject: "Your subscription was opened in one more browser",
  preview: "If that was you, there’s nothing to do.",
  title: "Open in one more browser",
  greeting,
  paragraphs: [
    `On ${at}, a link from one of our emails opened your subscription in a browser we didn’t know. That browser can read your results, and manage or cancel the subscription.`,
    "If that was you, there’s nothing to do. If not, open your subscription and choose “Close it everywhere else”. That closes it in every browser that a link has opened, and turns off the links in all emails so far.",
  ],
  action: manage,
  notes: [
    "Anyone who has a link from our emails can open your subscription, so please keep them to yourself. Links can let in five browsers at most.",
  ],
  reason,
});

/** The first mail to an address that replaces a mistyped one, which got the earlier mails with the same links. */
export const addressCorrected = {
  subject: "Your subscription emails come here now",
  preview: "The address was corrected. Here are the links to your subscription and your results.",
  title: "Your emails come here now",
  greeting,
  paragraphs: [
    "The email address of your Life Audit subscription was corrected to this one. We’ll send everything about it here from now on, and the links in earlier emails no longer open anything.",
  ],
  action: manage,
  results: "Open my results",
  notes: [
    "Anyone who has these links can open your results and manage the subscription, so please keep this email to yourself. If you haven’t bought anything from us, someone mistyped an address, and you can delete this.",
  ],
  reason:
    "You’re getting this email because this address was entered as the new one for a subscription. It’s about what was bought.",
};

type Renewal = {
  /** Formatted, like `at`. */
  readonly day: string;
  readonly at: string;
  /** Null: Stripe did not say, and a wrong amount would be worse than none. */
  readonly next: NextCharge | null;
  readonly statement: string | null;
};

/** The mail sent three days before a charge. */
export const renewalReminder = ({ day, at, next, statement }: Renewal) => ({
  subject: `Your subscription renews on ${day}`,
  preview: `${amountOf(next)} will be charged on ${at}, unless you cancel before then.`,
  title: `It renews on ${day}`,
  greeting,
  paragraphs: [
    `On ${at}, ${amountOf(next)} will be charged for the next month${next?.last4 ? `, to the ${cardEnding(next.last4)}` : ""}.${statement === null ? "" : ` Your card statement will show it as “${statement}”.`}`,
    "If you’d like to continue, you don’t have to do anything. If not, cancel before then: two clicks, no login, and nothing more is charged.",
  ],
  action: manage,
  notes: ["If you cancel, you keep your access until the end of the time you’ve paid for."],
  reason,
});

const amountOf = (next: NextCharge | null): string =>
  next === null ? "your subscription" : formatDollars(next.amountCents);

/** The mail about a renewal that was declined. `amount` and `at` are formatted. */
export const paymentFailed = (amount: string, at: string) => ({
  subject: "Your payment didn’t go through",
  preview: `${amount} couldn’t be charged. Your results are closed until it’s paid.`,
  title: "Your payment didn’t go through",
  greeting,
  paragraphs: [
    `Your subscription renewed on ${at}, but the ${amount} for the new month couldn’t be charged.`,
    "Your results are closed until it’s paid. You can pay with the same card or a different one, without a login. The card you pay with is charged for the months that follow.",
    "If you don’t want to continue, cancel on the same page. Then we won’t try again, and nothing is charged.",
  ],
  action: "Pay or cancel",
  notes: ["If you’ve paid in the meantime, you don’t have to do anything."],
  reason,
});

const accessLines = {
  over: (accessEnd: string) => `Your access ended on ${accessEnd}.`,
  runsOut: (accessEnd: string) => `You keep your access until ${accessEnd}.`,
  canBeKept: (accessEnd: string) =>
    `You keep your access until ${accessEnd}. If you change your mind before then, you can undo the cancellation on the same page.`,
} as const;

type Cancelled = {
  /** Formatted, like `accessEnd`. */
  readonly at: string;
  readonly accessEnd: string;
  readonly access: keyof typeof accessLines;
  readonly isDisputed: boolean;
  readonly contactEmail: string;
};

/** The mail that confirms a cancellation, or the end by a dispute, and says how long access lasts. */
export const subscriptionCancelled = ({
  at,
  accessEnd,
  access,
  isDisputed,
  contactEmail,
}: Cancelled) => ({
  subject: "Your subscription is canceled",
  preview: "Nothing more will be charged.",
  title: "Nothing more will be charged",
  greeting,
  paragraphs: [
    isDisputed
      ? "A payment for your subscription was disputed at your bank, so the subscription is canceled. No further payment will be taken."
      : `Your subscription was canceled on ${at}. No further payment will be taken.`,
    accessLines[access](accessEnd),
  ],
  action: "See my subscription",
  notes: isDisputed
    ? [`If that’s a mistake, please write to ${contactEmail}. We’d like to sort it out with you.`]
    : [],
  reason,
});

type Resumed = Pick<Renewal, "at" | "next"> & {
  /** The charge at that instant is not collected. */
  readonly isPaused: boolean;
};

/** The mail that confirms that a cancellation was undone. `at` is a formatted instant. */
export const subscriptionResumed = ({ at, next, isPaused }: Resumed) => ({
  subject: "Your subscription continues",
  preview: isPaused
    ? "The cancellation was undone. Your payments are paused."
    : `The cancellation was undone. The next renewal is on ${at}.`,
  title: "Your subscription continues",
  greeting,
  paragraphs: [
    "The cancellation of your subscription was undone. Nothing was charged for that.",
    ...(isPaused
      ? [
          "Your payments are paused, so nothing is charged for now. We’ll remind you three days before the next charge. You can cancel again at any time, in two clicks and without a login.",
        ]
      : [
          `If you do nothing, it renews on ${at}${next === null ? "" : ` at ${formatDollars(next.amountCents)}`}, and then each month until you cancel.`,
          `You can cancel again at any time, in two clicks and without a login. Before ${at}, nothing more is charged.`,
        ]),
  ],
  action: manage,
  notes: [],
  reason,
});

type Refunded = {
  /** Formatted, like `day`, on which it was paid. */
  readonly amount: string;
  readonly day: string;
  readonly contactEmail: string;
};

/** The mail that confirms a full refund, which ends the subscription. */
export const subscriptionRefunded = ({ amount, day, contactEmail }: Refunded) => ({
  subject: "Your refund: Life Audit subscription",
  preview: `${amount} is on its way back to your card.`,
  title: "Your money is on its way back",
  greeting,
  paragraphs: [
    `We’ve refunded your payment of ${amount} from ${day}. It goes back to the card you paid with. Banks usually take five to ten business days.`,
    "Your subscription has ended, and your results are closed. Nothing more will be charged. Thank you for giving it a try.",
  ],
  action: "See my subscription",
  notes: [
    "The page lists all your payments, and what was refunded.",
    `Does something look wrong? Write to ${contactEmail}.`,
  ],
  reason,
});

/** The mail after a dispute that was decided in our favour before the paid time was over. */
export const accessRestored = (accessEnd: string) => ({
  subject: "Your results are open again",
  preview: `They’re open until ${accessEnd}. Nothing more will be charged.`,
  title: "Your results are open again",
  greeting,
  paragraphs: [
    `Your bank has closed the dispute about your payment, and the payment stands. So your results are open again until ${accessEnd}.`,
    "The subscription stays canceled, so nothing more will be charged.",
  ],
  action: "Open my results",
  manage: "See my subscription",
  notes: [
    "The link works for 30 days. Anyone who has it can open your results, so please keep this email to yourself.",
  ],
  reason,
});
