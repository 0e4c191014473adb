import type { UnsubscribeTexts } from "#app/funnels/shared/content/unsubscribe.ts";

/** The unsubscribe page. */
export const leaving = {
  title: "Leave the early-access list?",
  lead: "Your address is then deleted from the list, and you get no more mail about it.",
  action: "Leave the list",
  stay: "I would rather stay",
  doneTitle: "You have left the list",
  doneLead: "Your address is deleted from it. If you change your mind, you are welcome any time.",
  home: "Back to Home",
} as const satisfies UnsubscribeTexts;

/** The same page, by the link of the mail that asks for a confirmation. */
export const refusing = {
  title: "Never ask this address again?",
  lead: "It is then deleted from our list, and nobody can make us write to it about the list again.",
  action: "Never ask me again",
  stay: "Go to the page instead",
  doneTitle: "We will not ask again",
  doneLead: "Your address is deleted, and we do not write to it about the list, whoever enters it.",
  home: "Back to Home",
} as const satisfies UnsubscribeTexts;
