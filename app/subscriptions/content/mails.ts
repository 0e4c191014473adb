import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import { askForRefund } from "#app/funnels/shared/content/guarantee.ts";
import { price } from "#app/funnels/shared/content/trial.ts";
import { CONSENT_REMINDER } from "#app/funnels/shared/content/withdrawal.ts";

const manage = "Manage or cancel the subscription";
const reason =
  "You get this mail because a trial was started with this address. It is about what you bought.";
const greeting = "Hello,";

type Started = {
  /** A formatted instant. */
  readonly at: string;
  readonly contactEmail: string;
  /** The right of withdrawal, by consent. */
  readonly hasGivenUp: boolean;
};

/** The mail that confirms a trial: price paid, next charge, how to cancel, and what was consented to. */
export const trialStarted = ({ at, contactEmail, hasGivenUp }: Started) => ({
  subject: "Your 7-day trial has started",
  preview: `You paid ${price.trial}. The first renewal is on ${at}.`,
  title: "Your trial has started",
  greeting,
  paragraphs: [
    `You paid ${price.trial} for ${TRIAL_DAYS} days of full access.`,
    `If you do nothing, it renews on ${at} at ${price.monthly}, and then at ${price.monthly} each month until you cancel.`,
    `You can cancel at any time with two clicks and without a login. Before ${at}, nothing more is charged.`,
    ...(hasGivenUp ? [CONSENT_REMINDER] : []),
  ],
  action: manage,
  notes: [
    "We remind you three days before the first renewal. Please keep this mail: its link leads to your subscription.",
    askForRefund(contactEmail),
  ],
  reason,
});

/** The mail that confirms a subscription without a trial. */
export const subscriptionStarted = ({ at: day, contactEmail, hasGivenUp }: Started) => ({
  subject: "Your subscription has started",
  preview: `You paid ${price.monthly}. The next charge is on ${day}.`,
  title: "Your subscription has started",
  greeting,
  paragraphs: [
    `You paid ${price.monthly} for a month of full access.`,
    `If you do nothing, it renews on ${day} at ${price.monthly}, and then each month until you cancel.`,
    `You can cancel at any time with two clicks and without a login. Before ${day}, nothing more is charged.`,
    ...(hasGivenUp ? [CONSENT_REMINDER] : []),
  ],
  action: manage,
  notes: [
    "We remind you three days before each charge. Please keep this mail: its link leads to your subscription.",
    askForRefund(contactEmail),
  ],
  reason:
    "You get this mail because a subscription was started with this address. It is about what you bought.",
});

/** The mail that opens a subscription in a further browser, asked for at the paywall. */
export const subscriptionLink = {
  subject: "You already have a subscription",
  preview: "Open it in this browser too. There is nothing to pay.",
  title: "You have a subscription already",
  greeting,
  paragraphs: [
    "Somebody, most likely you, entered this address for the Life Audit in a browser that we do not know. Your subscription opens all your results there too, and there is nothing to pay.",
    "Press the button in the browser in which you want to read them. Nothing was charged.",
  ],
  action: "Open my subscription",
  manage,
  notes: [
    "The link works for 30 days. Whoever has it can manage your subscription, so please keep this mail to yourself. If it was not you, you can delete it.",
  ],
  reason:
    "You get this mail because a subscription was bought with this address, and the address was entered at the payment once more.",
} as const;

/** The mail about a second subscription of one person. `amount` is formatted. */
export const paidTwice = (amount: string) => ({
  subject: "You paid twice: we give it back",
  preview: `The second payment of ${amount} goes back to your card.`,
  title: "You paid twice",
  greeting,
  paragraphs: [
    `Two subscriptions were bought with this address at almost the same moment. You need only one, so we have ended the second, and its ${amount} goes back to your card. Depending on your bank, this takes five to ten days.`,
    "The first one goes on. It opens the results of both browsers, and its mails lead to the page where you can manage or cancel it.",
  ],
  action: "Open my results",
  notes: [
    "The link works for 30 days. Whoever has it can open your results, so please keep this mail to yourself.",
  ],
  reason:
    "You get this mail because a subscription was bought with this address. It is about what you bought.",
});

/** The first mail to an address that replaces a mistyped one. */
export const addressCorrected = {
  subject: "Your subscription's mails come here now",
  preview: "The address was corrected. This link leads to your subscription.",
  title: "Your mails come here now",
  greeting,
  paragraphs: [
    "The address of your Life Audit subscription was corrected to this one. Everything about it is mailed here from now on, and the links in earlier mails open nothing any more.",
  ],
  action: manage,
  notes: [
    "Whoever has this link can manage the subscription, so please keep this mail to yourself. If you have bought nothing from us, somebody has mistyped an address: you can delete it.",
  ],
  reason:
    "You get this mail because this address was entered as the new one of a subscription. It is about what was bought.",
};

/** The mail sent three days before a charge. */
export const renewalReminder = (day: string, at: string) => ({
  subject: `Your subscription renews on ${day}`,
  preview: `${price.monthly} will be charged on ${at}, unless you cancel before.`,
  title: `It renews on ${day}`,
  greeting,
  paragraphs: [
    `On ${at}, ${price.monthly} will be charged for the next month.`,
    "If you want to go on, you need not do anything. If not, cancel before then: two clicks, no login, and nothing more is charged.",
  ],
  action: manage,
  notes: ["After cancelling you keep your access to the end of the time that is paid."],
  reason,
});

/** The mail about a renewal that was declined. `amount` and `at` are formatted. */
export const paymentFailed = (amount: string, at: string) => ({
  subject: "Your payment did not go through",
  preview: `${amount} could not be charged. Your results are closed until it is paid.`,
  title: "Your payment did not go through",
  greeting,
  paragraphs: [
    `Your subscription was renewed on ${at}, and the ${amount} for the new month could not be charged.`,
    "Your results are closed until it is paid. You can pay with the same card or with another one, without a login. The card that pays is charged for the months that follow.",
    "If you do not want to go on, cancel on the same page. Then nothing more is tried, and nothing is charged.",
  ],
  action: "Pay or cancel",
  notes: ["If you have paid meanwhile, you need not do anything."],
  reason,
});

/** The mail that confirms a cancellation; `isOver` when access has ended with it. */
export const subscriptionCancelled = (at: string, isOver: boolean) => ({
  subject: "Your subscription is cancelled",
  preview: "Nothing more will be charged.",
  title: "Nothing more will be charged",
  greeting,
  paragraphs: [
    "Your subscription is cancelled. No further payment will be taken.",
    isOver
      ? `Your access has ended on ${at}.`
      : `You keep your access until ${at}. Should you change your mind before then, you can take the cancellation back on the same page.`,
  ],
  action: "Look at the subscription",
  notes: [],
  reason,
});
