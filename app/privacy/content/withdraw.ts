import type { Wish } from "#app/domain/personal-data.ts";
import { withdrawal } from "#app/funnels/shared/content/withdrawal.ts";

/** The texts of `/withdraw`. */
export const withdraw = {
  title: withdrawal.withdraw,
  german: `${withdrawal.withdrawGerman} · ${withdrawal.cancelGerman}`,
  lead: "Tell us here that you want out of a contract. You need no reason and no login, and we confirm by email at once.",
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
    hint: "If you can, the one you bought with. We confirm to this address.",
    invalid: "Please enter a valid email address.",
  },
  contract: {
    label: "Which contract",
    hint: "The order number, or what you bought and when.",
    invalid: "Please tell us which contract it is.",
  },
  tooLong: "Please say it in fewer words.",
  action: "Confirm withdrawal or cancellation",
  pending: "One moment...",
  sent: {
    title: "We have it.",
    text: "Your declaration has reached us, and an email with its wording and time is on its way to you. If it does not arrive, write to us.",
  },
  faster:
    "In the browser you bought with, or by the link in our emails, you can also cancel a subscription yourself, with two clicks:",
  help: "You can just as well write to us in your own words:",
  busy: "We cannot take this here at the moment. Please send it to us by email: it counts just the same.",
  footer: { line: "No reason needed, no login, no questions.", copyrightYear: 2025 },
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
      next: "We pay your money back to the card that paid, at the latest 14 days from now, and close what was bought with it. You need do nothing more.",
    },
    cancel: {
      noun: "cancellation",
      verb: "I cancel this subscription at the next possible date",
      next: "We end the subscription with the time that is paid, and charge nothing after this moment. If a charge falls in between, you get it back. You need do nothing more.",
    },
  };

const quote = ({ wish, name, email, contract, at }: Declaration): readonly string[] => [
  `Declared on ${at}: “${words[wish].verb}.”`,
  `Contract: ${contract}`,
  `Name: ${name}. Email address: ${email}.`,
];

/** The receipt for who declared it. */
export const withdrawalReceived = (declared: Declaration) => ({
  subject: `We have received your ${words[declared.wish].noun}`,
  preview: `It reached us on ${declared.at}.`,
  title: `We have received your ${words[declared.wish].noun}`,
  greeting: "Hello,",
  paragraphs: ["This is what you told us:", ...quote(declared), words[declared.wish].next],
  action: "Refunds and withdrawal",
  notes: [
    "Please keep this email: it shows what you declared and when. If it was not you, reply and tell us.",
  ],
  reason:
    "You get this email because this address was given on our page for withdrawing from a contract.",
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
      : "Find the subscription in Stripe and cancel it at the end of its period, today. Refund what is charged in between.",
    "If you find nothing by this address or number, ask by replying to the address above. The time of the declaration counts, not that of your answer.",
  ],
  action: "Our refund page",
  notes: ["The receipt with this wording has gone to the address above."],
  reason: "You get this email because this is the contact address of the site.",
});
