import type { UnsubscribeTexts } from "#app/funnels/shared/content/unsubscribe.ts";

/** The unsubscribe page. */
export const leaving = {
  title: "Leave the early-access list?",
  lead: "We’ll delete your address from the list, and you won’t get any more emails about it.",
  action: "Leave the list",
  stay: "I’d rather stay",
  doneTitle: "You’ve left the list",
  doneLead: "Your address is deleted from it. If you change your mind, you’re welcome any time.",
  home: "Back to Home",
} as const satisfies UnsubscribeTexts;

/** The same page, opened from the mail that asks for confirmation. */
export const refusing = {
  title: "Never ask this address again?",
  lead: "We’ll delete it from our list, and we won’t write to it about the list again, even if someone else enters it.",
  action: "Never ask me again",
  stay: "Go to the page instead",
  doneTitle: "We won’t ask again",
  doneLead:
    "Your address is deleted, and we won’t write to it about the list, even if someone else enters it.",
  home: "Back to Home",
} as const satisfies UnsubscribeTexts;
