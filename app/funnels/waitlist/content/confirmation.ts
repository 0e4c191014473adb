/** Shown in place of the form while a signup waits for its confirmation. */
export const confirmInMail = {
  title: "One more step: your inbox",
  lead: "We’ve emailed you a link. Press it within seven days, and your place is saved. Nothing there? Please check your spam folder. If you’ve asked us to stop writing to you, we won’t.",
} as const;

/** `/waitlist/confirm`, the page of the mailed link. */
export const confirmPage = {
  title: "Is this your address?",
  lead: "Say yes, and it’s on the early-access list. Until then, it isn’t.",
  action: "Yes, save my place",
  note: "Did someone else enter it? Close this page, and we’ll delete the address after seven days.",
} as const;

export const confirmedBefore = {
  title: "You’re already on the list!",
  text: "This address is confirmed. We’ll write to you on the day we open.",
  action: "Back to Home",
} as const;

export const listFull = {
  title: "The last place was just taken",
  text: "Someone else confirmed a moment before you, and the list is full. Your address isn’t on it, and we’ll delete it in a few days.",
  action: "Back to Home",
} as const;

export const badConfirmLink = {
  title: "This link no longer works",
  text: "It may be incomplete, or more than seven days old. Enter your address again, and we’ll send you a new one.",
  action: "Enter my address again",
} as const;

/** The mail that asks the owner of an address to confirm it. */
export const confirmMail = {
  subject: "Please confirm your place on the list",
  preview: "One press, and your place on the early-access list is saved.",
  title: "Is this your address?",
  greeting: "Hello,",
  paragraphs: [
    "Your address was entered on our early-access list. If that was you, please press the button. Your place is saved once you do.",
    "If it wasn’t you, you don’t have to do anything. We won’t remind you, and we’ll delete your address after seven days.",
  ],
  action: "Save my place",
  notes: ["The link works for seven days."],
  reason: "You’re getting this email because your address was entered on our early-access list.",
  leave: "Never ask me again",
} as const;
