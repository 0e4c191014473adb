import type { Wish } from "#app/domain/personal-data.ts";
import { withdrawal } from "#app/funnels/shared/content/withdrawal.ts";

/** The texts of `/withdraw`. */
export const withdraw = {
  title: withdrawal.withdraw,
  german: `${withdrawal.withdrawGerman} · ${withdrawal.cancelGerman}`,
  lead: "Tell us here that you want to end a contract. You do not need a reason or a login, and we will confirm by email right away.",
  wish: {
    legend: "What would you like to do?",
    choices: [
      { value: "withdraw", label: "Withdraw from the contract and get my money back" },
      { value: "cancel", label: "Cancel my subscription at the next possible date" },
    ] satisfies { value: Wish; label: string }[],
  },
  name: { label: "Your name", invalid: "Please enter your name." },
  email: {
    label: "Your email address",
    hint: "If you can, the one you bought with. We will send the confirmation to this address.",
    invalid: "Please enter a valid email address.",
  },
  contract: {
    label: "Which contract",
    hint: "The order number, or what you bought and when.",
    invalid: "Please tell us which contract it is.",
  },
  tooLong: "Please use fewer words.",
  action: "Confirm withdrawal or cancellation",
  pending: "One moment...",
  sent: {
    title: "We have it.",
    text: "Your declaration has reached us, and an email that confirms it is on its way to you. If it does not arrive, please write to us.",
  },
  faster:
    "In the browser you bought with, or with the link in our emails, you can also cancel a subscription yourself, in two clicks:",
  help: "You can also write to us in your own words:",
  again:
    "Many of these are coming from your network right now. Please wait five seconds and press the button once more. Everything you typed is still here.",
  footer: { line: "No reason needed, no login, no questions." },
} as const;

/** What a declaration says. `at` is a formatted instant. */
export type Declaration = {
  readonly wish: Wish;
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  readonly at: string;
};

const words: Record<Wish, { readonly noun: string; readonly verb: string; readonly next: string }> =
  {
    withdraw: {
      noun: "withdrawal",
      verb: "I withdraw from this contract",
      next: "We will refund your payment to the card you paid with, within 14 days from now, and close what was bought with it. You do not have to do anything more.",
    },
    cancel: {
      noun: "cancellation",
      verb: "I cancel this subscription at the next possible date",
      next: "We will end the subscription when the time you have paid for is over, and charge nothing after this moment. If a charge is made in the meantime, we will refund it. You do not have to do anything more.",
    },
  };

const quote = ({ wish, name, email, contract, at }: Declaration): readonly string[] => [
  `Declared on ${at}: “${words[wish].verb}.”`,
  `Contract: ${contract || "as you described it"}`,
  `${name ? `Name: ${name}. ` : ""}Email address: ${email}.`,
];

/** The receipt for the person who declared it. */
export const withdrawalReceived = (declared: Declaration) => ({
  subject: `We have received your ${words[declared.wish].noun}`,
  preview: `It reached us on ${declared.at}.`,
  title: `We have received your ${words[declared.wish].noun}`,
  greeting: "Hello,",
  paragraphs: ["This is what you told us:", ...quote(declared), words[declared.wish].next],
  action: "Refunds and withdrawal",
  notes: [
    "Please keep this email: it shows what you declared and when. We keep all of your words and send them to you if you ask. If this was not you, please reply and tell us.",
  ],
  reason:
    "You are getting this email because this address was given on our page for withdrawing from a contract.",
});

/** The same for the operator, who has to act on it. */
export const withdrawalNotice = (declared: Declaration) => ({
  subject: `To be done: a ${words[declared.wish].noun}`,
  preview: `Declared on ${declared.at}.`,
  title: `A ${words[declared.wish].noun} was declared`,
  greeting: "Hello,",
  paragraphs: [
    ...quote(declared),
    declared.wish === "withdraw"
      ? "Find the order or the subscription in Stripe, and refund it in full within 14 days. What was bought closes by itself, and our email confirms the refund."
      : "Today, find the subscription in Stripe and set it to cancel at the end of its period. Refund what is charged in between.",
    "If you find nothing under this address or number, ask by writing to the address above. What counts is the time of the declaration, not of your answer.",
  ],
  action: "Our refund page",
  notes: ["A receipt was sent to the address above, unless it has had several today."],
  reason: "You are getting this email because this is the contact address of the site.",
});

/** Instead of one notice each, once there have been many. `count` of them have no notice. */
export const withdrawalDigest = ({ count, day }: { count: number; day: string }) => ({
  subject: "To be done: more withdrawals and cancellations",
  preview: `Without an email of their own: ${count}.`,
  title: "More withdrawals and cancellations were declared",
  greeting: "Hello,",
  paragraphs: [
    `On ${day} there were so many withdrawals and cancellations that not each of them got an email to you. Without one: ${count}.`,
    "The console lists all of them under People, first those that match a purchase. Many may be inventions, but each counts from the moment it was declared.",
  ],
  action: "Our refund page",
  notes: ["This email comes at most once a day."],
  reason: "You are getting this email because this is the contact address of the site.",
});
