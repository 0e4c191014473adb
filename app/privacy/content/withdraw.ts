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
    text: "Your declaration has reached us, and an email with its wording and time is on its way to you. If it does not arrive, please write to us.",
  },
  faster:
    "In the browser you bought with, or with the link in our emails, you can also cancel a subscription yourself, in two clicks:",
  help: "You can also write to us in your own words:",
  busy: "We cannot receive this here at the moment. Please send it to us by email. It counts just the same.",
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
  `Contract: ${contract}`,
  `Name: ${name}. Email address: ${email}.`,
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
    "Please keep this email: it shows what you declared and when. If this was not you, please reply and tell us.",
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
  notes: ["The receipt with this wording was sent to the address above."],
  reason: "You are getting this email because this is the contact address of the site.",
});
